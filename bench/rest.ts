import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as passed } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signInByCall } from '#testing/running/members.ts';
import { startProduct } from '#testing/running/product.ts';
import { processorTime, residentMegabytes } from './process-figures.ts';
import { makeDossierSearches } from './search/dossier-mix.ts';
import { load } from './search/http-load.ts';
import { searchCount, seed } from './search/mix-parts.ts';

/** Of the process alone, without PostgreSQL: a share of one core, and megabytes. */
export type Rest = { share: number; resident: number; residentAfterLoad: number };

/** Seconds until what a start leaves behind is done, of rest that are measured, as what is due at a fifth minute counts once, and of load. */
const [settling, resting, loading] = [60, 300, 60];

/** What the product takes on a seeded data folder while nobody asks, and holds after a minute of searches. Linux alone tells. */
export async function measureRest(dataDir: string): Promise<Rest> {
  const product = await startProduct(dataDir);
  const pid = product.process.pid as number;
  try {
    await passed(settling * 1_000);
    const before = await processorTime(pid);
    await passed(resting * 1_000);
    const share = ((await processorTime(pid)) - before) / resting;
    const resident = await residentMegabytes(pid);
    const { token } = await signInByCall(product, 'seller');
    const bodies = makeDossierSearches(searchCount, seed).map((search) => JSON.stringify(search));
    const until = performance.now() + loading * 1_000;
    while (performance.now() < until) await load(product.origin, token, '/search-dossier', 8, bodies);
    return { share, resident, residentAfterLoad: await residentMegabytes(pid) };
  } finally {
    await product.stop();
  }
}

/** Milliseconds until a bare server with the PostgreSQL of this data folder listens. */
export async function startBare(dataDir: string): Promise<number> {
  const before = performance.now();
  const bare = spawn(process.execPath, [fileURLToPath(new URL('./bare.ts', import.meta.url)), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(bare.stdout, 'data');
  const took = performance.now() - before;
  bare.kill('SIGTERM');
  await once(bare, 'exit');
  return took;
}
