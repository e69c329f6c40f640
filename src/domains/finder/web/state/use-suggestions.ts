import { useEffect, useState } from 'react';
import type { Suggestion } from '../../contract/finders.ts';

export type AskSuggestions = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Shorter than the pause between two words, longer than that between two letters. */
const pause = 80;

const none: readonly Suggestion[] = [];

/**
 * Suggestions for a text, asked for once the typing pauses; those for the text before stay until then. A text that is
 * overtaken stops its question, so answers never show out of order; a question that fails is as good as no suggestions.
 */
export function useSuggestions(ask: AskSuggestions, text: string, wanted: boolean): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState(none);

  useEffect(() => {
    if (!wanted) {
      setSuggestions(none);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(text, controller.signal).catch(() => none);
      if (!controller.signal.aborted) setSuggestions(answer);
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [ask, text, wanted]);

  return suggestions;
}
