import { type Standing, stateWords, toneOf } from './state-words.ts';

const standings = { mine: 'waiting', others: 'moving', done: 'done', ended: 'ended' };

/** How far a request is, coloured by what that means to the reader. */
export function StateBadge({ request }: { request: Standing }) {
  return (
    <span className="badge" data-standing={standings[toneOf(request)]}>
      {stateWords[request.state]}
    </span>
  );
}
