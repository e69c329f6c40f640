import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../database/database.ts';
import type { Parts } from '../../parts.ts';
import { ScannerAway, scan, scanLimit } from '../clamd.ts';

/** Works off what waits for the virus scanner. */
export const scanQueue = 'scan-files';
export const everyMinute = '* * * * *';

/** A table of files of members, with the columns of `scanColumns`. */
export type ScannedTable = PgTable &
  Record<
    | 'id'
    | 'storageKey'
    | 'name'
    | 'sha256'
    | 'bytes'
    | 'uploadedBy'
    | 'scan'
    | 'scannedAt'
    | 'finding'
    | 'scanAt'
    | 'scanTries'
    | 'missingSince',
    PgColumn
  >;

export type ScannedFile = {
  id: number;
  storageKey: string;
  name: string;
  sha256: string;
  bytes: number;
  uploadedBy: number | null;
  scanTries: number;
};

/** Files that wait, and what is told, in the transaction that writes it down, of one that is infected. */
export type Scanned = {
  table: ScannedTable;
  tell: (tx: Queryable, file: ScannedFile, finding: string) => Promise<void>;
};

type Scanning = Pick<Parts, 'db' | 'storage' | 'files' | 'log' | 'clamd'>;

/** A job looks at files for so long; what is left then is the next one's. */
const walkMilliseconds = 5 * 60_000;
/** Longer than any scan takes: a file that a killed process held is free again. */
const leaseSeconds = scanLimit / 1000 + 60;
const firstRetrySeconds = 15;
const longestRetrySeconds = 300;

/** Scans the files whose turn it is, one after the other (§16.4). A scanner that is away ends the walk. */
export async function walkScans(deps: Scanning, scanned: readonly Scanned[]): Promise<void> {
  const end = performance.now() + walkMilliseconds;
  for (const one of scanned) if (!(await walkOne(deps, one, end))) return;
}

/** False where the walk is over. */
async function walkOne({ clamd, ...deps }: Scanning, scanned: Scanned, end: number): Promise<boolean> {
  if (clamd === undefined) return false;
  const { table } = scanned;
  while (performance.now() < end) {
    const file = await claim(deps.db, table);
    if (file === null) return true;
    try {
      const { finding } = await scan(clamd, await deps.files.read({ ...file, key: file.storageKey }));
      if (finding === null) await settle(deps.db, table, file, { scan: 'clean' });
      else await removeInfected(deps, scanned, file, finding);
    } catch (error) {
      deps.log.warn({ err: error, file: file.id, tries: file.scanTries }, 'a file could not be scanned');
      await postpone(deps.db, table, file);
      if (error instanceof ScannerAway) return false;
    }
  }
  return false;
}

/** Takes the file that has waited longest. Held by a time in its row and not by a lock: a scan may take minutes. */
async function claim(db: Database, table: ScannedTable): Promise<ScannedFile | null> {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.scan, 'waiting'), lte(table.scanAt, sql`now()`), isNull(table.missingSince)))
    .orderBy(asc(table.scanAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const { id, storageKey, name, sha256, bytes, uploadedBy, scanTries } = table;
  const [file] = await db
    .update(table)
    .set({
      scanAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      scanTries: sql`${scanTries} + 1`,
    })
    .where(eq(id, sql`(${due})`))
    .returning({ id, storageKey, name, sha256, bytes, uploadedBy, scanTries });
  return (file as ScannedFile | undefined) ?? null;
}

async function postpone(db: Database, table: ScannedTable, { id, scanTries }: ScannedFile): Promise<void> {
  const seconds = Math.min(firstRetrySeconds * 2 ** (scanTries - 1), longestRetrySeconds);
  await db
    .update(table)
    .set({ scanAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(table.id, id));
}

/** Of two verdicts the first stands: whoever comes second finds that nothing waits any more. */
async function settle(
  db: Queryable,
  table: ScannedTable,
  { id }: ScannedFile,
  verdict: { scan: 'clean' } | { scan: 'infected'; finding: string },
): Promise<boolean> {
  const settled = await db
    .update(table)
    .set({ ...verdict, scannedAt: sql`now()` })
    .where(and(eq(table.id, id), eq(table.scan, 'waiting')))
    .returning({ id: table.id });
  return settled.length > 0;
}

/**
 * Says what was found, then removes the bytes. Should the process die in between, they stay where nobody can fetch them, and
 * the sweep removes them.
 */
async function removeInfected(
  { db, storage }: Omit<Scanning, 'clamd'>,
  { table, tell }: Scanned,
  file: ScannedFile,
  finding: string,
): Promise<void> {
  const isFirst = await db.transaction(async (tx) => {
    if (!(await settle(tx, table, file, { scan: 'infected', finding }))) return false;
    await tell(tx, file, finding);
    return true;
  });
  if (isFirst) await storage.remove(file.storageKey);
}
