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

/** In milliseconds of this thread's processor, which nobody else on the machine adds to; over many runs, since it ticks coarsely. */
function workOf(work: () => unknown): number {
  const enough = 60_000;
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= enough) return (user + system) / 1_000 / runs;
  }
}

/** Whether what looked like a square by the clock is one by the work that was done, too. */
export function isSquare(
  growth: number,
  short: () => unknown,
  long: () => unknown,
  most = mostGrowth,
): boolean {
  return growth > most && workOf(long) / workOf(short) > most;
}
