import { createHash } from 'node:crypto';
import { BoundedCache } from '../limits/bounded-cache.ts';
import type { Given, HeavyJob, Made } from './jobs.ts';
import { type Limits, Workbench } from './workbench.ts';

type Bench = 'documents' | 'drawings' | 'pictures' | 'readings' | 'sheets' | 'judgings';

/**
 * Pictures take seconds and documents a tenth of one (§16.7): each has a bench of its own, and neither waits for the
 * other. So have drawings, which anybody may ask for without signing in, by the page; and the reading of what somebody
 * sent, which takes as long and as much as they made it take. Whoever waits there is served within the minute that a
 * connection is silent.
 */
const limits: Record<Bench, Limits> = {
  documents: { waiting: 16, perPerson: 4, milliseconds: 20_000 },
  drawings: { waiting: 100, perPerson: 100, milliseconds: 20_000 },
  pictures: { waiting: 6, perPerson: 7, milliseconds: 60_000 },
  readings: { waiting: 4, perPerson: 1, milliseconds: 10_000, heapMegabytes: 256 },
  // Jobs wait here, whom nobody waits for; the largest sheet that is taken is read in seconds.
  sheets: { waiting: 1_000, perPerson: 1_000, milliseconds: 60_000, heapMegabytes: 1_024 },
  // The largest takes three seconds on a quiet machine; on a busy one it goes behind all others.
  judgings: { waiting: 1_000, perPerson: 1_000, milliseconds: 5 * 60_000, heapMegabytes: 1_024 },
};
const benches: Record<Bench, Workbench> = {
  documents: new Workbench(limits.documents),
  drawings: new Workbench(limits.drawings),
  pictures: new Workbench(limits.pictures),
  readings: new Workbench(limits.readings),
  sheets: new Workbench(limits.sheets),
  judgings: new Workbench(limits.judgings),
};
const benchOf: Record<HeavyJob, Bench> = {
  pdf: 'documents',
  docx: 'documents',
  offers: 'documents',
  structure: 'drawings',
  preview: 'drawings',
  picture: 'pictures',
  certificate: 'documents',
  seal: 'documents',
  versions: 'readings',
  difference: 'readings',
  sheet: 'sheets',
  judging: 'judgings',
};

/** How many of each are kept: a PDF has some 60 kB, a structure four, a preview 60. */
const kept = { pdf: 128, docx: 64, structure: 4096, preview: 64 } as const;
const caches = new Map(
  Object.entries(kept).map(([job, most]) => [job, new BoundedCache<Promise<unknown>>(most)]),
);

/**
 * Has something heavy made beside the event loop and beside the threads of passwords and files. What was made of the
 * same before is given again, also while it is being made. Throws AppError 'unavailable' where there is too much to do,
 * and 'rate-limited' where one person asks for too much.
 */
export function make<J extends HeavyJob>(job: J, given: Given<J>, person: number | null): Promise<Made<J>> {
  const cache = caches.get(job);
  const bench = benches[benchOf[job]];
  if (cache === undefined) return bench.order({ job, given }, person) as Promise<Made<J>>;
  const key = keyOf(given);
  const known = cache.get(key);
  if (known !== undefined) return known as Promise<Made<J>>;
  const making = bench.order({ job, given }, person);
  cache.set(key, making);
  making.catch(() => cache.delete(key));
  return making as Promise<Made<J>>;
}

/** By all that it shows: whatever changed in it, it is another. */
function keyOf(given: unknown): string {
  const hash = createHash('sha256');
  const text = JSON.stringify(given, (_, value) => {
    if (!(value instanceof Uint8Array)) return value;
    return createHash('sha256').update(value).digest('base64');
  });
  return hash.update(text).digest('base64');
}

/** Ends the processes; the next piece of work starts them again. */
export function stopHeavyWork(): void {
  for (const bench of Object.values(benches)) bench.stop();
}
