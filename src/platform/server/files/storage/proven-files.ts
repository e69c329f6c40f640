import type { Readable } from 'node:stream';
import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { postMails } from '../../mail/outbox.ts';
import { damagedFilesMail } from './damaged-files-mail.ts';
import type { FileOwner, NamedFile } from './owner.ts';
import { FileFault, hashOf, readProven } from './prove.ts';
import type { FileStorage } from './storage.ts';
import { fileChecks } from './tables.ts';

type Parts = {
  db: Database;
  storage: FileStorage;
  jobs: Jobs;
  log: FastifyBaseLogger;
  deskEmail: string;
  owners: readonly FileOwner[];
};

/** A stored file by what its row says of it; without a hash it is held against what was read first. */
type WantedFile = { key: string; sha256: string | null; bytes?: number };

/** The one way out of the storage: what is read is proven to be what was received. */
export type ProvenFiles = {
  /** Throws FileFault, at once or from the stream; the desk has then been told. */
  read(file: WantedFile): Promise<Readable>;
  /** Reads files and notes how they are; the desk is told of all at once. */
  check(files: readonly NamedFile[]): Promise<void>;
};

export function openProvenFiles(parts: Parts): ProvenFiles {
  const { db, storage } = parts;
  return {
    async read({ key, sha256, bytes }) {
      const [known] = await db.select().from(fileChecks).where(eq(fileChecks.storageKey, key));
      const expected = sha256 ?? known?.sha256 ?? null;
      const file = { key, ...(bytes === undefined ? {} : { bytes }) };
      if (expected === null) return storage.read(key);
      const onFault = (fault: FileFault) => note(parts, [{ key, sha256: expected, fault: fault.fault }]);
      // Of a file that was wrong before, nothing leaves until it is known to be whole again.
      if (known?.fault) {
        const found = await hashOf(storage, key);
        if (found === expected) await note(parts, [{ key, sha256: expected, fault: null }]);
        else throw new FileFault(key, found === null ? 'missing' : 'changed');
      }
      return readProven(storage, { ...file, sha256: expected }, onFault);
    },
    async check(files) {
      const keys = files.map(({ key }) => key);
      const known = await db.select().from(fileChecks).where(inArray(fileChecks.storageKey, keys));
      const hashes = new Map(known.map(({ storageKey, sha256 }) => [storageKey, sha256]));
      const found: Found[] = [];
      for (const { key, sha256, optional } of files) {
        const read = await hashOf(storage, key);
        if (read === null && optional) continue;
        const expected = sha256 ?? hashes.get(key) ?? read;
        found.push({
          key,
          sha256: expected,
          fault: read === null ? 'missing' : read === expected ? null : 'changed',
        });
      }
      await note(parts, found);
    },
  };
}

type Found = { key: string; sha256: string | null; fault: 'missing' | 'changed' | null };

/** Notes what was found (§16.9); of files that were whole until now the desk is told, by name. */
async function note({ db, jobs, log, deskEmail, owners }: Parts, found: Found[]): Promise<void> {
  await db.transaction(async (tx) => {
    const fresh: { name: string; fault: 'missing' | 'changed' }[] = [];
    for (const { key, sha256, fault } of found) {
      const owner = owners.find(({ folder }) => key.startsWith(`${folder}/`));
      const name = fault === null ? null : ((await owner?.nameOf(tx, key)) ?? null);
      // Its row was deleted while it was to be read, and it with its row.
      if (fault === 'missing' && owner !== undefined && name === null) continue;
      const isNew = await noteOne(tx, { key, sha256, fault });
      if (fault === null || !isNew) continue;
      log.error({ storageKey: key, fault }, 'a stored file is not what was received');
      fresh.push({ name: name ?? key, fault });
    }
    if (fresh.length > 0) await postMails(tx, jobs, [damagedFilesMail(deskEmail, fresh)]);
  });
}

/** Whether this fault was not known yet. */
async function noteOne(tx: Queryable, { key, sha256, fault }: Found): Promise<boolean> {
  await tx.insert(fileChecks).values({ storageKey: key, sha256 }).onConflictDoNothing();
  const [before] = await tx.select().from(fileChecks).where(eq(fileChecks.storageKey, key)).for('update');
  const faultSince = fault === null ? null : sql`coalesce(${fileChecks.faultSince}, now())`;
  await tx
    .update(fileChecks)
    .set({ sha256, fault, faultSince, checkedAt: sql`now()` })
    .where(eq(fileChecks.storageKey, key));
  return before?.fault !== fault;
}
