import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { isReset, withTyped } from './finder-moves.ts';
import type { FinderShape, FinderState } from './finder-shape.ts';
import { readState, writeState } from './finder-url.ts';

export type Finder = {
  shape: FinderShape;
  /** What is asked for, a click ahead of what is shown. */
  state: FinderState;
  /** Notes what stands in the search box and was not submitted; null when it is the search's own text. */
  noteTyped: (text: string | null) => void;
  /** Changes the search: one entry of the browser's history. What was typed and not submitted goes along. */
  move: (change: (state: FinderState) => FinderState) => void;
  /** How often every filter was given up: what was typed into one and not asked for is not in the address. */
  resets: number;
  /** The address of another search in this finder. */
  addressOf: (state: FinderState) => string;
};

type Asked = { step: number; search: string };

/**
 * The search in the address, and ways to change it. The router needs a moment to take a new address up, so each
 * change starts from the newest one asked for, not from the one rendered: quick clicks add up.
 */
export function useFinder(shape: FinderShape): Finder & {
  /** The router has not taken up what is asked for: what is shown belongs to another search. */
  isAhead: boolean;
} {
  const { location, pending } = usePendingLocation();
  const { pathname } = location;
  const cameBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const newest = useRef<Asked>({ step: 0, search: pending.search });
  const [ahead, setAhead] = useState<Asked | null>(null);
  const typed = useRef<string | null>(null);
  const [resets, setResets] = useState(0);
  const noteTyped = useCallback((text: string | null) => {
    typed.current = text;
  }, []);

  useLayoutEffect(() => {
    const step = stepOf(pending);
    if (!cameBack && step !== null && step < newest.current.step) return;
    newest.current = { step: newest.current.step, search: pending.search };
    setAhead(null);
  }, [pending, cameBack]);

  const move = useCallback<Finder['move']>(
    (change) => {
      const { step, search } = newest.current;
      const after = withTyped(readState(shape, search), typed.current, change);
      const next = { step: step + 1, search: writeState(shape, after) };
      newest.current = next;
      setAhead(next);
      if (isReset(after)) setResets((before) => before + 1);
      // The same search again (Submit pressed twice) runs anew but leaves no second entry to walk back through.
      const replace = next.search === search;
      void navigate(
        { search: next.search },
        { replace, preventScrollReset: true, state: { step: next.step } },
      );
    },
    [navigate, shape],
  );

  const search = ahead?.search ?? pending.search;
  const state = useMemo(() => readState(shape, search), [shape, search]);
  const addressOf = useCallback(
    (other: FinderState) => pathname + writeState(shape, other),
    [pathname, shape],
  );
  return { shape, state, noteTyped, move, resets, addressOf, isAhead: search !== location.search };
}

/** Where the router is heading within this page, or where it stands. */
function usePendingLocation(): { location: Location; pending: Location } {
  const location = useLocation();
  const next = useNavigation().location;
  return { location, pending: next?.pathname === location.pathname ? next : location };
}

/** The step of a change made here; null for addresses that came another way (a link, a bookmark). */
function stepOf(location: Location): number | null {
  const state: unknown = location.state;
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return typeof step === 'number' ? step : null;
}
