import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout as passed } from 'node:timers/promises';
import { newDataDir, queryDatabaseOf, removeDataDir, startProduct } from './product.ts';
import { workAhead } from './work-ahead.ts';

/**
 * Once per run: a data folder that a first start has filled. Whoever needs the demo catalogue starts on a copy of it. Where
 * a run of several parts names a folder for it, the first of them fills it for all, and the run removes it.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const kept = process.env.FILLED_DATA_DIR;
  if (kept !== undefined && existsSync(kept)) {
    process.env.SEEDED_DATA_DIR = kept;
    return async () => undefined;
  }
  const seeded = await newDataDir();
  const product = await startProduct(seeded);
  await launchWindowsOf(seeded);
  // Else each product of the run would, as soon as it is up at a fifth minute.
  await workAhead({ dataDir: seeded });
  await product.stop();
  // Under that name only what is whole.
  if (kept !== undefined) await rename(seeded, kept);
  process.env.SEEDED_DATA_DIR = kept ?? seeded;
  return async () => (kept === undefined ? removeDataDir(seeded) : undefined);
}

/** Ends when the registers are in and every dossier's launch windows are worked out of them. */
async function launchWindowsOf(dataDir: string): Promise<void> {
  const limit = performance.now() + 60_000;
  while (performance.now() < limit) {
    const [found] = await queryDatabaseOf<{ done: boolean }>(
      dataDir,
      `select not exists (select from windows_due) and exists (select from launch_facts)
        and not exists (select from launch_facts where editions <> coalesce(
          (select string_agg(id::text, ',' order by id) from register_editions where standing = 'current'), ''))
        and exists (select from register_editions) as done`,
    );
    if (found?.done) return;
    await passed(100);
  }
  throw new Error('The launch windows of the demo were not worked out in time.');
}
