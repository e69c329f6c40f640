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
 * An index is as good as the code that made it: `madeBy` names that code. What has happened to the listings since is found
 * out by their revisions, so that an old file does no harm, nor one of another database.
 */
export function openIndexStore(path: string, madeBy: string, least = 20_000): IndexStore {
  return {
    least,
    async read() {
      const bytes = await readFile(path).catch(() => null);
      if (bytes === null || bytes.length < 32) return null;
      const content = bytes.subarray(32);
      if (!bytes.subarray(0, 32).equals(hashOf(content))) return null;
      const kept = deserialize(content) as Kept & { madeBy: string };
      return kept.madeBy === madeBy ? kept : null;
    },
    async write(kept) {
      const content = serialize({ madeBy, ...kept });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(`${path}.new`, 'w', 0o600);
      try {
        await file.writev([hashOf(content), content]);
      } finally {
        await file.close();
      }
      await rename(`${path}.new`, path);
    },
  };
}

function hashOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
