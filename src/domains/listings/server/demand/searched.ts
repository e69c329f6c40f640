/** So much is remembered of a day; what comes beyond is not counted: figures are no bookkeeping. */
const mostOfDay = 50_000;
const day = 24 * 3600 * 1000;

/** Remembers what was told of searches today, so that each is written once: people search far more often than they open. */
export function openSearched(): { isNew(search: string, listingId: number): boolean } {
  let today = 0;
  let size = 0;
  const known = new Map<string, Set<number>>();
  return {
    isNew(search, listingId) {
      const now = Math.floor(Date.now() / day);
      if (now !== today) {
        known.clear();
        size = 0;
      }
      today = now;
      const listings = known.get(search) ?? new Set();
      if (listings.has(listingId) || size >= mostOfDay) return false;
      known.set(search, listings.add(listingId));
      size += 1;
      return true;
    },
  };
}
