import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import type { FileOwner } from './owner.ts';
import type { FileStorage } from './storage.ts';

/** No submit takes a day: a file without a row that is older belongs to none. */
const orphanAfterMilliseconds = 24 * 60 * 60 * 1000;
/** More of them than files with a row, and not a handful: the rows are those of another storage. */
const handful = 100;

/**
 * Removes the files of a folder that are a day old and that no row names (§16.10); answers the keys of all others.
 * Where most of them seem to be nobody's, nothing is removed and the log says so: the database is then hardly the right
 * one.
 */
export async function sweepOrphans(
  { db, storage, log }: { db: Queryable; storage: FileStorage; log: FastifyBaseLogger },
  { folder, list }: FileOwner,
): Promise<Set<string>> {
  const kept = new Set<string>();
  const orphans: string[] = [];
  const oldest = Date.now() - orphanAfterMilliseconds;
  // A file that is a day old now has had its row for about as long.
  const owned = new Set((await list(db)).map(({ key }) => key));
  for await (const { key, keptAt } of storage.list(folder)) {
    if (owned.has(key) || (await keptAt()) > oldest) kept.add(key);
    else orphans.push(key);
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
