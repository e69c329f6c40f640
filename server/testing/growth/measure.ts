/** Ten times the text may take ten times as long, and more where it leaves the caches; its square takes a hundred. */
export const mostGrowth = 60;
/** A hundred times the text a hundred times as long; its square ten thousand times. */
export const mostGrowthOfHundred = 1_000;

/** Below it a clock tells noise, in milliseconds: what takes less is not measured against, however it grew. */
const smallest = 0.05;
const mostLooks = 8;

/** In milliseconds. */
export function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * How many times longer the work takes with a text ten or a hundred times as long. What else the machine does only ever makes a run longer,
 * so that the shortest of each counts; it looks again where the growth seems too much.
 */
export function growthOf(short: () => unknown, long: () => unknown, most = mostGrowth): number {
  let [shorter, longer] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let look = 0; look < mostLooks; look += 1) {
    // The first run is also the one in which the code is not compiled yet.
    shorter = Math.min(shorter, timeOf(short), timeOf(short));
    longer = Math.min(longer, timeOf(long));
    if (longer / Math.max(shorter, smallest) <= most) break;
  }
  return longer / Math.max(shorter, smallest);
}
