import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { areSingleKeysOn, isTyping } from '#platform/web/keys/single-keys.ts';
import { fromResults } from '../../page/back-link.tsx';
import { moveOf, type Place, type RowMove } from './row-keys.ts';
import type { Ticks } from './use-ticks.ts';

type RowsOptions<C> = {
  cards: readonly C[];
  ticks: Ticks;
  addressOf: (card: C) => string;
  /** Details stand beside the rows, and not over them. */
  beside: boolean;
  /** Does what a key stands for, if it stands for anything. */
  onAct: (key: string, card: C) => void;
};

export type Rows<C> = {
  root: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The one row that Tab leads to. */
  current: C | undefined;
  /** The one whose details are shown. */
  open: C | undefined;
  walk: (by: number) => void;
  close: () => void;
  /** The focus has come to something in a row: it is the current one. */
  enter: (card: C) => void;
  onClick: (event: MouseEvent, card: C) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One's way among the rows: which one has the focus, which one's details are shown, and what keys and clicks do. */
export function useRows<C extends { _id: string }>(options: RowsOptions<C>): Rows<C> {
  const { cards, ticks, addressOf, beside, onAct } = options;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const [currentId, setCurrent] = useState<string | null>(null);
  const [openId, setOpen] = useState<string | null>(null);
  const current = cards.find(({ _id }) => _id === currentId) ?? cards[0];
  const open = cards.find(({ _id }) => _id === openId);

  function focus(card: C | undefined): void {
    if (card) linkOf(root.current, card._id)?.focus();
  }

  function goTo(card: C | undefined): void {
    if (!card) return;
    setCurrent(card._id);
    if (open) setOpen(card._id);
    // A sheet over the page keeps the focus.
    if (!open || beside) focus(card);
  }

  function walk(by: number): void {
    const at = cards.findIndex(({ _id }) => _id === (open ?? current)?._id);
    goTo(cards[at + by]);
  }

  // A sheet lets nothing behind it have the focus before it is gone.
  const left = useRef<C | null>(null);
  useEffect(() => {
    if (open || !left.current) return;
    const { _id } = left.current;
    left.current = null;
    linkOf(root.current, _id)?.focus();
  }, [open]);

  function close(): void {
    left.current = open ?? null;
    setOpen(null);
  }

  function look(card: C): void {
    setCurrent(card._id);
    setOpen(open === card ? null : card._id);
  }

  /** A click shows the details, with Shift it ticks; with Ctrl, by Enter and for a screen reader a link is a link. */
  function onClick(event: MouseEvent, card: C): void {
    if (event.detail === 0 || event.metaKey || event.ctrlKey) return;
    if (event.target instanceof Element && event.target.closest('input, button, label, textarea')) return;
    if (!event.shiftKey && window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    if (event.shiftKey) ticks.tick(card._id, true);
    else {
      look(card);
      focus(card);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    // In a row it is that one's, whatever details stand beside.
    const card = place === 'row' || place === 'box' ? current : (open ?? current);
    if (isTyping(event.nativeEvent)) {
      leaveField(event);
      return;
    }
    const move = event.defaultPrevented || !card ? null : moveOf(event, place);
    if (!card || move === null || (move.kind === 'close' && !open)) return;
    // Who has switched single characters off may still walk.
    if ((move.kind === 'act' || move.kind === 'tick') && !areSingleKeysOn()) return;
    event.preventDefault();
    act(move, card);
  }

  /** What is typed in a row goes into its field; Escape leads back to the row. */
  function leaveField(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !current) return;
    event.preventDefault();
    focus(current);
  }

  function act(move: RowMove, card: C): void {
    if (move.kind === 'walk') walk(move.by);
    else if (move.kind === 'ends') goTo(cards.at(move.last ? -1 : 0));
    else if (move.kind === 'open') void navigate(addressOf(card), { state: fromResults });
    else if (move.kind === 'look') look(card);
    else if (move.kind === 'into') heading.current?.focus();
    else if (move.kind === 'back' && beside) focus(card);
    else if (move.kind === 'close') close();
    else if (move.kind === 'tick') ticks.tick(card._id, false);
    else if (move.kind === 'act') onAct(move.key, card);
  }

  const enter = ({ _id }: C): void => setCurrent(_id);
  return { root, heading, current, open, walk, close, enter, onClick, onKeyDown };
}

function linkOf(root: HTMLElement | null, id: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] :is(a, [data-name])`) ?? null;
}

function placeOf(target: EventTarget): Place {
  if (!(target instanceof Element)) return 'text';
  if (target.closest('[data-row]')) return target.matches('input') ? 'box' : 'row';
  return target.matches('a, button, input, select, textarea') ? 'control' : 'text';
}
