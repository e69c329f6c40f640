import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './storage.ts';

/** No submit takes a day: a file without a row that is older belongs to none. */
const orphanAfterMilliseconds = 24 * 60 * 60 * 1000;
const batchSize = 1_000;
/** More of them than files with a row, and not a handful: the rows are those of another storage. */
const handful = 100;

/**
 * Removes the files below a folder that are a day old and that nothing owns; answers the keys of all others. Where most
 * of them seem to be nobody's, nothing is removed and the log says so: the database is then hardly the right one.
 */
export async function sweepOrphans(
  { storage, log }: { storage: FileStorage; log: FastifyBaseLogger },
  folder: string,
  findOwned: (keys: string[]) => Promise<string[]>,
): Promise<Set<string>> {
  const kept = new Set<string>();
  const orphans: string[] = [];
  const oldest = Date.now() - orphanAfterMilliseconds;
  for await (const files of inBatches(storage.list(folder))) {
    const owned = new Set(await findOwned(files.map(({ key }) => key)));
    for (const { key, keptAt } of files) {
      if (owned.has(key) || (await keptAt()) > oldest) kept.add(key);
      else orphans.push(key);
    }
  }
  if (orphans.length > Math.max(handful, kept.size)) {
    log.error(
      { folder, orphans: orphans.length, kept: kept.size },
      'most files of the storage have no row: is this the database they belong to? None was removed',
    );
    return kept;
  }
  for (const key of orphans) await storage.remove(key);
  if (orphans.length > 0) log.info({ folder, removed: orphans.length }, 'files without a row were removed');
  return kept;
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
