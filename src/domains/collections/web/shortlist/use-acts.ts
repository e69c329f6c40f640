import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { choose, useChosen } from '#domains/catalogue/web/compare-choice/choice.ts';
import { useIsOwn } from '#domains/catalogue/web/own/own.ts';
import { toastInfo } from '#ui/mark/toast.ts';
import type { Entry } from './entry.tsx';

type Acts = {
  /** What came of the last key, for ears. */
  said: string;
  act: (key: string, entry: Entry) => void;
};

/** What single keys do with a row. */
export function useActs({ onMove, onRemove }: Record<'onMove' | 'onRemove', (entry: Entry) => void>): Acts {
  const [said, setSaid] = useState('');
  const navigate = useNavigate();
  const isOwn = useIsOwn();
  const chosen = useChosen();

  function compare({ id, title }: Entry): void {
    const wanted = !chosen.some((each) => each.id === id);
    if (wanted && chosen.length >= mostCompared) {
      toastInfo(`${mostCompared} are chosen already`);
      return;
    }
    choose({ id, title }, wanted);
    setSaid(`${title} is ${wanted ? 'chosen to compare' : 'not compared any more'}`);
  }

  function act(key: string, entry: Entry): void {
    if (key === 'm') onMove(entry);
    else if (key === 'r') onRemove(entry);
    else if (key === 'n') noteOf(entry)?.focus();
    else if (entry.listed && key === 'c') compare(entry);
    else if (entry.listed && key === 'e') {
      const sheet = isOwn('dossier', entry.id) ? '/listings/dossier/' : '/product-term-sheet/';
      void navigate(sheet + encodeURIComponent(entry.id));
    }
  }

  return { said, act };
}

function noteOf({ id }: Entry): HTMLTextAreaElement | null {
  return document.querySelector(`[data-row="${CSS.escape(id)}"] textarea`);
}
