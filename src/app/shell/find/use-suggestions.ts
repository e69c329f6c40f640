import { useEffect, useState } from 'react';
import type { Suggestion } from '#domains/finder/contract/finders.ts';
import { call } from '#platform/web/call/call.ts';

/** Shorter than the pause between two words, longer than that between two letters. */
const pause = 80;
const none: readonly Suggestion[] = [];

/** What the finder would suggest for the words; those for the words before stay until then. */
export function useSuggestions(text: string, wanted: boolean): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState(none);
  useEffect(() => {
    if (!wanted) {
      setSuggestions(none);
      return;
    }
    const leaving = new AbortController();
    const timer = window.setTimeout(async () => {
      const { signal } = leaving;
      const query = { finder: 'dossiers', text } as const;
      const answer = await call('GET /api/search/suggestions', { query, signal }).catch(() => null);
      if (!signal.aborted) setSuggestions(answer?.data ?? none);
    }, pause);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [text, wanted]);
  return suggestions;
}
