import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { findEarlier, once } from '../../idempotency/once.ts';
import type { Sent } from '../../idempotency/sent.ts';
import type { Parts } from '../../parts.ts';

type Kept = { fileName: string; sha256: string; storageKey: string };

type HandOver<Entry> = {
  file: { name: string; sha256: string; path: string };
  sent: Sent | null;
  /** Of the storage. */
  folder: string;
  queue: string;
  /** Enters what was sent; answers it as it was entered. */
  add: (tx: Queryable, kept: Kept) => Promise<Entry>;
};

/**
 * Keeps a file that was sent and hands it to a job by the id of its row, once however often it is sent. Whoever sends
 * it again is answered what the first was: how far the job is by then, another call tells. The file stands before its row
 * does: a process that is killed between leaves a file that nobody names, which is swept at night.
 */
export async function handToJob<Entry extends { id: string }>(
  { db, jobs, storage }: Pick<Parts, 'db' | 'jobs' | 'storage'>,
  { file, sent, folder, queue, add }: HandOver<Entry>,
): Promise<Entry> {
  const earlier = await findEarlier<Entry>(db, sent);
  if (earlier !== null) return earlier.answer;
  const storageKey = `${folder}/${randomUUID()}`;
  await storage.keep(storageKey, file.path);
  return once(db, sent, async (tx) => {
    const entry = await add(tx, { fileName: file.name, sha256: file.sha256, storageKey });
    await jobs.enqueue(tx, queue, { id: Number(entry.id) });
    return entry;
  });
}
