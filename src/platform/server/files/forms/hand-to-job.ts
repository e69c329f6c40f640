import type { Queryable } from '../../database/database.ts';
import { findEarlier, once } from '../../idempotency/once.ts';
import type { Sent } from '../../idempotency/sent.ts';
import type { Parts } from '../../parts.ts';
import { keepFiles } from '../storage/stored-files.ts';
import type { ReceivedFile } from './receive-form.ts';

type Kept = { fileName: string; sha256: string; storageKey: string };

type HandOver<Entry> = {
  file: ReceivedFile;
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
 * does, and goes where the row is refused: a process that is killed between leaves a file that nobody names, which is swept
 * at night.
 */
export async function handToJob<Entry extends { id: string }>(
  { db, jobs, storage, log }: Pick<Parts, 'db' | 'jobs' | 'storage' | 'log'>,
  { file, sent, folder, queue, add }: HandOver<Entry>,
): Promise<Entry> {
  const earlier = await findEarlier<Entry>(db, sent);
  if (earlier !== null) return earlier.answer;
  return keepFiles({ storage, log, folder }, [file], ([stored]) =>
    once(db, sent, async (tx) => {
      if (stored === undefined) throw new Error('no file was stored');
      const { name: fileName, sha256, storageKey } = stored;
      const entry = await add(tx, { fileName, sha256, storageKey });
      await jobs.enqueue(tx, queue, { id: Number(entry.id) });
      return entry;
    }),
  );
}
