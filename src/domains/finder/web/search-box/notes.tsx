import { TextButton } from '#ui/action/buttons.tsx';
import type { Understood, Unlisted } from '../../contract/finders.ts';
import { leaveOut, searchInstead } from '../state/finder-moves.ts';
import type { Finder } from '../state/use-finder.ts';
import classes from './notes.module.css';

type NotesProps = {
  finder: Finder;
  understood: Understood;
  unlisted: readonly Unlisted[];
};

/**
 * What a search could not do as it was asked: names that nothing is listed under, words that no listing answers, and
 * numbers that may be read in two ways. The place is there, empty, before there is something to say, to be read out.
 */
export function Notes({ finder: { shape, state, move }, understood, unlisted }: NotesProps) {
  const asked = understood.strengths.filter(({ orElse }) => orElse !== undefined);
  return (
    <div role="status" className={classes.notes}>
      {unlisted.map(({ typed, molecule }) => (
        <p key={typed}>
          <strong>{molecule}</strong>
          {typed.toLowerCase() !== molecule && ` (“${typed}”)`} is known here, but no {shape.noun} of it are
          listed.
        </p>
      ))}
      {understood.notUnderstood.map(({ words, why }) => (
        <p key={words}>
          “{words}” is not understood. {why}.{' '}
          <TextButton onClick={() => move((latest) => leaveOut(latest, words))}>Search without it</TextButton>
        </p>
      ))}
      {!state.asTyped &&
        asked.map(({ words, strength, orElse = '' }) => (
          <p key={words}>
            “{words}” was read as <strong>{strength}</strong>. Did you mean{' '}
            <TextButton onClick={() => move((latest) => searchInstead(latest, words, orElse))}>
              {orElse}
            </TextButton>
            ?
          </p>
        ))}
    </div>
  );
}

/** Below the results, and not among them: what is listed under names like the one that was asked for. */
export function OtherMolecules({
  finder: { shape, move },
  unlisted,
}: Pick<NotesProps, 'finder' | 'unlisted'>) {
  return unlisted.flatMap(({ typed, molecule, others }) =>
    others.length === 0
      ? []
      : [
          <section
            key={typed}
            className={`detail ${classes.others}`}
            aria-label={`Other molecules than ${molecule}`}
          >
            <h3>Other molecules</h3>
            <p>With names like {molecule}, but not the same:</p>
            <ul>
              {others.map(({ name, brings }) => (
                <li key={name}>
                  <TextButton onClick={() => move((latest) => searchInstead(latest, typed, name))}>
                    {name}
                  </TextButton>{' '}
                  ({brings.toLocaleString('en')} {brings === 1 ? shape.noun.replace(/s$/, '') : shape.noun})
                </li>
              ))}
            </ul>
          </section>,
        ],
  );
}
