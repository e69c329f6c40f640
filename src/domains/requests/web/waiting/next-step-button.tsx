import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { quietButton } from '#ui/action/button-link.ts';
import type { RequestSummary } from '../../contract/request-view.ts';
import { needsNothing, nextAction, nextMove, whereToAct } from './next-step.ts';
import classes from './next-step-button.module.css';

// What reads and sends is code that the lists themselves have no need of.
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

/**
 * The one next action of a request that waits for the viewer. What needs nothing typed is done here, once it is
 * confirmed; all else leads to its opened form.
 */
export function NextStepButton({ request }: { request: RequestSummary }) {
  const [open, setOpen] = useState(false);
  const move = nextMove(request);
  const className = `${quietButton} ${classes.step}`;
  const words = (
    <>
      {nextAction(request)}
      <span className="visually-hidden"> for {request.reference}</span>
    </>
  );
  if (move === null || !needsNothing(move)) {
    return (
      <Link to={whereToAct(request)} prefetch="intent" className={className}>
        {words}
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words}
      </button>
      {open && (
        <Suspense fallback={null}>
          <MoveDialog summary={request} move={move} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
