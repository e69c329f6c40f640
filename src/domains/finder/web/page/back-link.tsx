import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { quietButton } from '#ui/action/button-link.ts';
import { CameFromLink } from './came-from-link.tsx';

/** What a result's link notes in the history, so that "back" can be the browser's own, scroll position and all. */
export const fromResults = { fromResults: true };

/** 'Back to Search Results': to the very search, and the very place in it, that one came from. */
export function BackLink({ finder }: { finder: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const resultsAreBehind = (state as Partial<typeof fromResults> | null)?.fromResults === true;

  function goBack(event: MouseEvent): void {
    if (!resultsAreBehind || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <CameFromLink finder={finder} className={quietButton} onClick={goBack}>
      Back to Search Results
    </CameFromLink>
  );
}
