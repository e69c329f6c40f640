/** So much is remembered of a day; what comes beyond is not counted: figures are no bookkeeping. */
const mostOfDay = 50_000;
const day = 24 * 3600 * 1000;

/** Remembers what was told of searches today, so that each is written once: people search far more often than they open. */
export function openSearched(): { isNew(key: string): boolean } {
  let today = 0;
  const known = new Set<string>();
  return {
    isNew(key) {
      const now = Math.floor(Date.now() / day);
      if (now !== today) known.clear();
      today = now;
      if (known.has(key) || known.size >= mostOfDay) return false;
      known.add(key);
      return true;
    },
  };
}
