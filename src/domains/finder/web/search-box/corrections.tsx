import { Fragment, type ReactNode } from 'react';
import type { Understood } from '../../contract/finders.ts';
import classes from './notes.module.css';

type CorrectionsProps = { corrections: Understood['corrections'] };

/**
 * Says which words of the text nothing matches, and what was shown for them instead. The line is there, empty, before
 * there is something to say, so that it is read out when there is.
 */
export function Corrections({ corrections }: CorrectionsProps) {
  const shown = corrections.map(({ read }) => <strong key={read}>{read}</strong>);
  const typed = corrections.map((each) => `“${each.typed}”`);
  return (
    <p role="status" className={classes.notes}>
      {corrections.length > 0 && (
        <>
          Showing results for {listed(shown)}
          {'; nothing matches '}
          {listed(typed)}
        </>
      )}
    </p>
  );
}

function listed(things: ReactNode[]) {
  return things.map((thing, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a sentence
    <Fragment key={place}>
      {place > 0 && (place === things.length - 1 ? ' and ' : ', ')}
      {thing}
    </Fragment>
  ));
}
