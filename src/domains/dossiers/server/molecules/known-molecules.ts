import { remembering } from '#domains/finder/engine/remembered.ts';
import type { KnownNames } from '#domains/finder/engine/words/known-names.ts';
import type { Database } from '#platform/server/database/database.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import { moleculesNamed, moleculeWords, namesLike, nearestName } from './molecule-table.ts';
import { findMoleculesCalled } from './queries.ts';

/** Milliseconds after which a word is looked up again: names of molecules come with listings, and the index knows those at once. */
const lookUpAgainAfter = 60_000;
const mostKept = 10_000;

/** The molecules that the product knows: by its own tables of names, and by its table of molecules. */
export function knownMolecules(db: Database): KnownNames {
  const findCalled = findMoleculesCalled(db);
  const kept = new BoundedCache<{ molecules: readonly string[]; until: number }>(mostKept);

  /** A search that finds nothing asks for each of its words, and people type the same mistakes. */
  async function lookUp(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const now = performance.now();
    const known = new Map<string, readonly string[]>();
    for (const word of words) {
      const before = kept.get(word);
      if (before !== undefined && now < before.until) known.set(word, before.molecules);
    }
    const unknown = words.filter((word) => !known.has(word));
    const rows = unknown.length === 0 ? [] : await findCalled(unknown);
    for (const word of unknown) {
      const molecules = rows.filter(({ name }) => name === word).map(({ inn }) => inn);
      kept.set(word, { molecules, until: now + lookUpAgainAfter });
      known.set(word, molecules);
    }
    return known;
  }

  return {
    namedIn: moleculesNamed,
    async lookUp(words) {
      const known = await lookUp(words);
      return words.flatMap((typed) => {
        const molecules = known.get(typed) ?? [];
        return molecules.length === 0 ? [] : [{ typed, molecules }];
      });
    },
    nearest: nearestName,
    wordsFor: moleculeWords,
    like: remembering(namesLike),
  };
}
