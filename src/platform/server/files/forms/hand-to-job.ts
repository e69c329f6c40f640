import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { findEarlier, once } from '../../idempotency/once.ts';
import type { Sent } from '../../idempotency/sent.ts';
import type { Parts } from '../../parts.ts';

type Kept = { fileName: string; sha256: string; storageKey: string };

type HandOver = {
  file: { name: string; sha256: string; path: string };
  sent: Sent | null;
  /** Of the storage. */
  folder: string;
  queue: string;
  /** Enters what was sent; answers its id. */
  add: (tx: Queryable, kept: Kept) => Promise<number>;
};

/**
 * Keeps a file that was sent and hands it to a job by the id of its row, once however often it is sent. The file stands
 * before its row does: a process that is killed between leaves a file that nobody names, which is swept at night.
 */
export async function handToJob(
  { db, jobs, storage }: Pick<Parts, 'db' | 'jobs' | 'storage'>,
  { file, sent, folder, queue, add }: HandOver,
): Promise<number> {
  const earlier = await findEarlier<number>(db, sent);
  if (earlier !== null) return earlier.answer;
  const storageKey = `${folder}/${randomUUID()}`;
  await storage.keep(storageKey, file.path);
  return once(db, sent, async (tx) => {
    const id = await add(tx, { fileName: file.name, sha256: file.sha256, storageKey });
    await jobs.enqueue(tx, queue, { id });
    return id;
  });
}
