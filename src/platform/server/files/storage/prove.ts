import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '../../http/errors.ts';
import type { FileStorage } from './storage.ts';

/** A stored file, and what was received: the bytes where they are known. */
type ReceivedAs = { key: string; sha256: string; bytes?: number };

const words = {
  missing: 'This file is missing from our storage, and trying again will not help. The desk has been told.',
  changed: 'This file is no longer as it was received, so that it is not given out. The desk has been told.',
};

/** A stored file that is not what was received. */
export class FileFault extends AppError {
  readonly key: string;
  readonly fault: keyof typeof words;
  constructor(key: string, fault: keyof typeof words) {
    super('internal', words[fault]);
    this.key = key;
    this.fault = fault;
  }
}

/**
 * Reads a stored file and measures it on its way (§16.8): what comes out whole is what was received. The last piece is
 * held back until the hash is known, so that of a wrong file never all bytes leave. Throws FileFault, `onFault` having
 * been told.
 */
export async function readProven(
  storage: FileStorage,
  file: ReceivedAs,
  onFault: (fault: FileFault) => Promise<void>,
): Promise<Readable> {
  async function tell(fault: FileFault['fault']): Promise<FileFault> {
    const found = new FileFault(file.key, fault);
    await onFault(found);
    return found;
  }
  // Before anything has left there are words for what is wrong; later the connection can only be ended.
  const bytes = await storage.size(file.key);
  if (bytes === null) throw await tell('missing');
  if (file.bytes !== undefined && file.bytes !== bytes) throw await tell('changed');
  const source = await storage.read(file.key);
  async function* prove(whole: number): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    let read = 0;
    let held: Buffer | undefined;
    for await (const piece of source as AsyncIterable<Buffer>) {
      hash.update(piece);
      read += piece.length;
      if (read > whole) throw await tell('changed');
      if (held !== undefined) yield held;
      held = piece;
    }
    if (read !== whole || hash.digest('hex') !== file.sha256) throw await tell('changed');
    if (held !== undefined) yield held;
  }
  // It may fail before anybody listens; whoever reads is told by `prove`.
  source.on('error', () => undefined);
  return Readable.from(prove(bytes), { objectMode: false }).once('close', () => source.destroy());
}

/** Reads to the end, keeping nothing; the hash of it. */
export async function hashOf(storage: FileStorage, key: string): Promise<string | null> {
  if ((await storage.size(key)) === null) return null;
  const hash = createHash('sha256');
  for await (const piece of (await storage.read(key)) as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest('hex');
}
