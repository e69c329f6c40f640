import { useEffect, useState } from 'react';

export type AskPaused<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

/** Shorter than the pause between two words, longer than that between two letters. */
const pause = 80;

const none: readonly never[] = [];

/**
 * What is answered for a text, asked for once the typing pauses; what was answered for the text before stays until then. A
 * text that is overtaken stops its question, so answers never show out of order; a question that fails is as good as no
 * answers. `ask` stays the same function from one rendering to the next.
 */
export function usePaused<T>(ask: AskPaused<T>, text: string, wanted: boolean): readonly T[] {
  const [answers, setAnswers] = useState<readonly T[]>(none);

  useEffect(() => {
    if (!wanted) {
      setAnswers(none);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(text, controller.signal).catch(() => none);
      if (!controller.signal.aborted) setAnswers(answer);
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [ask, text, wanted]);

  return answers;
}
