import type { FileStorage } from '../files/storage/storage.ts';
import type { AuditEnd } from './chain.ts';

/** Each note is a name, whole or not there: no process can leave half of one, nor put an older one over a newer. */
const folder = 'audit-ends';

/** The furthest end that was noted in the file storage, where whoever writes to the database does not reach. */
export async function findNotedEnd(storage: FileStorage): Promise<AuditEnd | null> {
  let furthest: AuditEnd | null = null;
  for await (const { key } of storage.list(folder)) {
    const end = readNote(key);
    if (end !== null && end.position >= (furthest?.position ?? 0)) furthest = end;
  }
  return furthest;
}

/** Notes an end, and forgets those before it; with `instead`, all others. */
export async function keepEnd(
  storage: FileStorage,
  end: AuditEnd,
  { instead = false }: { instead?: boolean } = {},
): Promise<void> {
  const note = `${folder}/${end.position}-${end.hash || 'empty'}`;
  await storage.write(note, `${end.position}:${end.hash}\n`);
  for await (const { key } of storage.list(folder)) {
    const isBefore = (readNote(key)?.position ?? Number.POSITIVE_INFINITY) < end.position;
    if (key !== note && (instead || isBefore)) await storage.remove(key);
  }
}

function readNote(key: string): AuditEnd | null {
  const [, position, hash] = /\/(\d{1,15})-([0-9a-f]{64}|empty)$/.exec(key) ?? [];
  if (position === undefined || hash === undefined) return null;
  return { position: Number(position), hash: hash === 'empty' ? '' : hash };
}
