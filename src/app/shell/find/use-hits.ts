import { useEffect, useState } from 'react';
import type { Hit } from '#domains/desk/contract/find.ts';
import { call } from '#platform/web/call/call.ts';

const pause = 150;

export type Hits = { words: string; hits: readonly Hit[]; failed: boolean };
const none: Hits = { words: '', hits: [], failed: false };

/** What is found for the words, a moment after they were typed; an older answer never replaces a newer one. */
export function useHits(words: string): Hits {
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    if (words === '') {
      setAnswer(none);
      return;
    }
    const leaving = new AbortController();
    const timer = window.setTimeout(async () => {
      try {
        const { data } = await call('GET /api/find', { query: { q: words }, signal: leaving.signal });
        setAnswer({ words, hits: data, failed: false });
      } catch {
        if (!leaving.signal.aborted) setAnswer({ words, hits: [], failed: true });
      }
    }, pause);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [words]);
  return answer;
}
