import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { fromResults } from './back-link.tsx';

/** Opens a whole card by a click anywhere on it; the links and boxes on it keep their own ways. */
export function useOpenCard(details: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!isPlainClick(event)) return;
    if (event.metaKey || event.ctrlKey) window.open(details, '_blank', 'noopener');
    else void navigate(details, { state: fromResults });
  };
}

/** A click on a link is the link's; one that ends a selection of text is none at all. */
function isPlainClick(event: MouseEvent): boolean {
  if (
    event.defaultPrevented ||
    !(event.target instanceof Element) ||
    event.target.closest('a, button, input, label, dialog')
  )
    return false;
  return window.getSelection()?.isCollapsed ?? true;
}
