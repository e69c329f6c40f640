import { capitalise } from '#platform/contract/capitalise.ts';
import classes from './turn-mark.module.css';
import { isViewersTurn, type Turn, waitsForWords } from './turn-words.ts';

/** Whose turn it is, beside the state and never in its colour: a full mark for the reader, a hollow one for others. */
export function TurnMark({ request, within }: { request: Turn; within?: 'sentence' }) {
  const words = waitsForWords(request);
  if (words === '') return <span className="muted">nobody</span>;
  return (
    <span className={`inline ${classes.turn}`} data-mine={isViewersTurn(request) || undefined}>
      <span className={classes.mark} aria-hidden="true" />
      {within === 'sentence' ? words : capitalise(words)}
    </span>
  );
}
