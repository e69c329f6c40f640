import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** An index as it was kept, and which write of each listing it holds. */
type Kept = { index: Uint8Array; revisions: Map<number, Float64Array> };

/** Where an index is kept from one process to the next, which then need not be built of all listings. */
export type IndexStore = {
  /** What was kept last by the same code; null where there is nothing, or nothing whole. */
  read(): Promise<Kept | null>;
  write(kept: Kept): Promise<void>;
  /** Listings from which on it is worth a file. */
  least: number;
};

/**
 * An index is as good as the code that made it: `madeBy` names that code, and stands before all that only that code can
 * read. What has happened to the listings since is found out by their revisions, so that an old file does no harm, nor one
 * of another database.
 */
export function openIndexStore(path: string, madeBy: string, least = 20_000): IndexStore {
  return {
    least,
    async read() {
      const bytes = await readFile(path).catch(() => null);
      if (bytes === null) return null;
      const maker = hashOf(Buffer.from(madeBy));
      const content = bytes.subarray(2 * hashBytes);
      const isOurs = bytes.subarray(0, hashBytes).equals(maker);
      if (!isOurs || !bytes.subarray(hashBytes, 2 * hashBytes).equals(hashOf(content))) return null;
      return deserialize(content);
    },
    async write(kept) {
      const content = serialize(kept);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(`${path}.new`, 'w', 0o600);
      try {
        await file.writev([hashOf(Buffer.from(madeBy)), hashOf(content), content]);
      } finally {
        await file.close();
      }
      await rename(`${path}.new`, path);
    },
  };
}

const hashBytes = 32;

function hashOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
