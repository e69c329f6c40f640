import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageCount } from '../results/pages-shown.ts';
import type { Found } from './define-finder.ts';
import { goToPage } from './finder-moves.ts';
import type { Shown } from './use-answer.ts';
import type { Finder } from './use-finder.ts';

/** Goes to the last page where the address names one beyond it, as an old bookmark may. */
export function usePageThatExists(
  { state, addressOf }: Finder,
  { answer, busy }: Shown<Found<unknown>>,
): void {
  const navigate = useNavigate();
  const last = answer && pageCount(answer.total, state.size);
  const to = !busy && last && state.page > last ? addressOf(goToPage(state, last)) : undefined;
  useEffect(() => {
    if (to) void navigate(to, { replace: true, preventScrollReset: true });
  }, [to, navigate]);
}
