import { type RefObject, useEffect, useRef } from 'react';

/** For rows of which a press shows the rest: the first that it brings takes the focus, as its button may go. */
export function useFirstNew<E extends HTMLElement>(rows: string, isWhole: boolean): RefObject<E | null> {
  const list = useRef<E>(null);
  const before = useRef<{ isWhole: boolean; rows: ReadonlySet<Element> }>({ isWhole, rows: new Set() });
  // After each drawing: they may have come late, or in another order.
  useEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    const known = before.current;
    before.current = { isWhole, rows: new Set(all) };
    if (!isWhole || known.isWhole) return;
    const first = all.find((row) => !known.rows.has(row));
    if (first === undefined) return;
    if (!first.matches('a, button')) first.tabIndex = -1;
    first.focus();
  });
  return list;
}
