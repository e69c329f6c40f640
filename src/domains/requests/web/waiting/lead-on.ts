import { useNavigate, useRevalidator } from 'react-router';
import { waitingAfter } from '../list/request-pages.ts';
import { whereToAct } from './next-step.ts';

/**
 * Leads on to what waits next, at its opened form (§10.17). Where nothing does, or it cannot be learnt, the page stays and
 * is read again; the answer says which of the two.
 */
export function useLeadOn(): (done: string) => Promise<boolean> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (done) => {
    const next = await waitingAfter(done).catch(() => null);
    if (next === null) await revalidate();
    else await navigate(whereToAct(next));
    return next !== null;
  };
}
