import type { Suggestion } from '#domains/finder/contract/finders.ts';
import { createCounter } from '#domains/finder/engine/find-page.ts';
import type { LiveIndex } from '#domains/finder/engine/live/live-index.ts';
import {
  createSuggestions,
  filterEntries,
  type SuggestionEntry,
} from '#domains/finder/engine/suggestions.ts';
import type { Database } from '#platform/server/database/database.ts';
import { knownNames } from '../molecules/molecule-names.ts';
import { moleculesNamed } from '../molecules/molecule-table.ts';
import { type ListedMolecule, readListedMolecules } from '../molecules/queries.ts';
import { dossierFilters } from './index-feed.ts';
import { dossierReader } from './phrases.ts';

/** Molecules that are listed, their brands, and the filters; no company's name is among them. */
export function dossierSuggestions(
  db: Database,
  finder: LiveIndex,
): (typed: string) => Promise<Suggestion[]> {
  return createSuggestions({
    load: async () => [
      ...(await readListedMolecules(db)).flatMap(moleculeEntries),
      ...filterEntries(dossierFilters.schema, dossierReader),
    ],
    version: () => `${finder.status().generation}/${finder.status().horizon}`,
    count: createCounter(finder, dossierFilters, dossierReader),
    isName: (word) => moleculesNamed(word).length > 0,
  });
}

function moleculeEntries({ inn, otherNames, brands, count }: ListedMolecule): SuggestionEntry[] {
  const known = knownNames(inn);
  const sold = new Map([...brands, ...known.brands].map((brand) => [brand.toLowerCase(), brand]));
  return [
    {
      value: { kind: 'molecule' },
      ...{ text: inn, names: [inn], synonyms: [...otherNames, ...known.otherNames], count },
    },
    ...[...sold.values()].map(
      (brand): SuggestionEntry => ({
        value: { kind: 'brand', of: inn },
        ...{ text: brand, names: [brand], synonyms: [], count },
      }),
    ),
  ];
}
