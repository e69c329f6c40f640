import type { Suggestion } from '#contract/finders.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createCounter } from '#server/search/find-page.ts';
import type { LiveIndex } from '#server/search/live-index.ts';
import { createSuggestions, filterEntries, type SuggestionEntry } from '#server/search/suggestions.ts';
import { dossierFilters } from './index-feed.ts';
import { knownNames } from './molecule-names.ts';
import { moleculesNamed } from './molecule-table.ts';
import { dossierReader } from './phrases.ts';
import { type ListedMolecule, readListedMolecules } from './queries.ts';

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
