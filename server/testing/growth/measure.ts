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

/** So often each character may be looked at; the square of a text of 100 kB looks at each 100,000 times. */
const mostPasses = 1_000;

/** Whether what was measured is a square, and no noise of what takes next to nothing: it goes over the long text too often, too. */
export function isSquare(growth: number, work: () => unknown, text: string, most = mostGrowth): boolean {
  if (growth <= most) return false;
  const pass = Math.min(
    timeOf(() => goOver(text)),
    timeOf(() => goOver(text)),
  );
  return timeOf(work) > mostPasses * pass;
}

function goOver(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum + text.charCodeAt(at)) | 0;
  return sum;
}
