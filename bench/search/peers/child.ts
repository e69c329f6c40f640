import { Random } from '#demo/random.ts';
import { dossierFilters } from '#domains/dossiers/server/search/index-feed.ts';
import type { FinderQuery, IndexedListing } from '#domains/finder/engine/finder.ts';
import { finderQueries, listingBatches } from '../catalogue.ts';
import { knownNumbers, type Variant, variants } from '../column-variants.ts';
import { seed } from '../mix-parts.ts';
import { createPeer, isPeerName } from './peers.ts';
import type { Progress } from './run-peer.ts';

const rounds = 3;
const tellEvery = 1_000;

const [name = '', count = ''] = process.argv.slice(2);
if (!isPeerName(name)) throw new Error(`no peer is called ${name}`);
const size = Number(count);
const askLimit = Number(process.env.ASK_LIMIT);

function tell(progress: Progress): void {
  process.send?.(progress);
}

/** The listings; making them is no part of what is measured. */
function* watched(spent: { milliseconds: number }): Generator<IndexedListing[]> {
  let loaded = 0;
  const batches = listingBatches(size);
  for (;;) {
    const from = performance.now();
    const { value, done } = batches.next();
    spent.milliseconds += performance.now() - from;
    tell({ loaded, making: spent.milliseconds });
    if (done) return;
    yield value;
    loaded += value.length;
  }
}

/** Given up: what runs is cut off, and what was started goes down in order. */
async function leave(): Promise<void> {
  process.on('uncaughtException', () => undefined);
  process.on('unhandledRejection', () => undefined);
  await peer.close?.();
  process.exit(1);
}

/** Objects, buffers and WebAssembly memories that live; what the process keeps beyond them is for what comes next. */
function bytesInUse(): number {
  // The second frees what the first one let go of: buffers are swept behind the collector.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Each search in all variants, one after the other, so that noise meets all of them; the first round warms up. */
async function askVariants(): Promise<void> {
  const known = knownNumbers([...(listingBatches(5_000).next().value ?? [])]);
  const names = Object.keys(variants) as Variant[];
  const asked = names.map((variant) =>
    queries.map((query, at) => ({ ...query, ...variants[variant](new Random(seed, at), known, query) })),
  );
  const spent = names.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    tell({ variantRound: round });
    for (let at = 0; at < queries.length; at++) {
      for (const [variant, all] of asked.entries()) {
        const from = performance.now();
        await peer.search(all[at] as FinderQuery);
        if (round > 0) spent[variant]?.push(performance.now() - from);
      }
    }
  }
  const variantTimes = Object.fromEntries(names.map((variant, at) => [variant, spent[at] ?? []]));
  // The process ends behind it: what is still on its way then would be lost.
  await new Promise((sent) => process.send?.({ variantTimes } as Progress, sent));
}

const peer = await createPeer(name, dossierFilters.schema);
if (peer.close) process.once('SIGTERM', leave);
const queries = finderQueries(size);
const before = bytesInUse();
const spent = { milliseconds: 0 };
const from = performance.now();
await peer.feed(watched(spent));
const builtIn = performance.now() - from - spent.milliseconds;
tell({ builtIn, bytes: (await peer.bytesOnDisk?.()) ?? bytesInUse() - before });

// The first round warms up; who is slow is asked as many of the mix, in its order, as the time allows.
const until = performance.now() + askLimit;
let told = performance.now();
let times: number[] = [];
let found = 0;
for (let round = 0; round < rounds && performance.now() < until; round++) {
  if (round === 1) [times, found] = [[], 0];
  for (const query of queries) {
    const asked = performance.now();
    if (asked > until) break;
    const { total } = await peer.search(query);
    const answered = performance.now();
    times.push(answered - asked);
    if (total > 0) found += 1;
    // Whoever gets stuck in one search is judged by those before it.
    if (answered - told > tellEvery) {
      tell({ times, found });
      told = answered;
    }
  }
}
tell({ times, found });
if (name === 'our engine') await askVariants();
await peer.close?.();
process.disconnect();
