import type { KnownNames } from '#domains/finder/engine/words/known-names.ts';
import type { Database } from '#platform/server/database/database.ts';
import { moleculesNamed, moleculeWords, namesLike, nearestName } from './molecule-table.ts';
import { findMoleculesCalled } from './queries.ts';

/** The molecules that the product knows: by its own tables of names, and by its table of molecules. */
export function knownMolecules(db: Database): KnownNames {
  const findCalled = findMoleculesCalled(db);
  return {
    namedIn: moleculesNamed,
    async lookUp(words) {
      const rows = words.length === 0 ? [] : await findCalled(words);
      return words.flatMap((typed) => {
        const molecules = rows.filter(({ name }) => name === typed).map(({ inn }) => inn);
        return molecules.length === 0 ? [] : [{ typed, molecules }];
      });
    },
    nearest: nearestName,
    wordsFor: moleculeWords,
    like: namesLike,
  };
}
