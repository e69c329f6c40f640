import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { type Lint, openLint } from '#domains/dossiers/server/lint/lint.ts';
import { hurryWindows } from '#domains/dossiers/server/windows/jobs.ts';
import { retention } from '#platform/contract/retention.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { allowSilence } from '#platform/server/database/connection/statement-watch.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { FileFault } from '#platform/server/files/storage/prove.ts';
import { Gate } from '#platform/server/heavy/gate.ts';
import type { Parts } from '#platform/server/parts.ts';
import { readSheet } from '#platform/server/sheets/read-sheet.ts';
import { SheetFault } from '#platform/server/sheets/sheet-row.ts';
import type { RefreshingParts } from '../changes.ts';
import { kinds } from '../kinds.ts';
import { settlePublication, settleRetirement } from '../publication.ts';
import { endForFormerOwner } from '../queries.ts';
import { findStaged, keepStaged, lintRows } from './import-findings.ts';
import { expireUnconfirmed, findImport, type ImportRow, noteImport } from './import-queries.ts';
import { withdrawStaged } from './import-settlements.ts';
import { createRowReader, type Fault, type ReadRow, readHeader } from './reading.ts';
import * as stage from './staging.ts';

export type ImportDependencies = RefreshingParts &
  Pick<
    Parts,
    'db' | 'jobs' | 'publicUrl' | 'deskEmail' | 'deskTimeZone' | 'storage' | 'files' | 'temporaryFolder'
  >;

/** As many faults as are shown; all are counted. */
const mostFaults = 1_000;
/** Rows after which who watches is told how far it is. */
const rowsPerNote = 2_000;
/** Any number that no other advisory lock of the product uses; the import's own number stands beside it. */
const importLock = 73_051;

/** Molecules whose rows of the registers are kept while a sheet is read: more than a catalogue has, so that each is read once. */
const keptMolecules = 3_000;

type Result = { rows: number; faults: Fault[]; faultCount: number; added: number; changed: number };

/** Undoes a transaction whose result is wanted all the same. */
class Undone extends Error {}

/** Says what is wrong with an import's sheet, and what it would add and change (§12.5). Nothing is written. */
export async function checkImport(deps: ImportDependencies, id: number): Promise<void> {
  await run(deps, id, 'checking', async (client, found, result) => {
    if (result.faultCount === 0) Object.assign(result, await stage.countStage(client, found.kind));
    await noteImport(deps.db, id, {
      ...result,
      ...(found.kind === 'dossier' && (await findStaged(client))),
      state: 'checked',
      doneRows: result.rows,
      finishedAt: sql`now()`,
    });
    throw new Undone();
  });
}

/** Writes a confirmed import, whole or not at all. Done once already, it does nothing. */
export async function writeImport(deps: ImportDependencies, id: number): Promise<void> {
  await run(deps, id, 'writing', async (client, found, result) => {
    if (result.faultCount > 0) {
      throw new SheetFault(
        `The catalogue changed since the check: ${result.faults[0]?.message} (row ${result.faults[0]?.row}). Nothing was written; send the sheet again.`,
      );
    }
    const tx = drizzle(client, { casing: 'snake_case' }) as unknown as Queryable;
    // Listings before what hangs on them, in one order: as who retires one or decides about it.
    await stage.lockStaged(client, found.kind);
    for (const listing of await stage.findRetired(client, found.kind)) {
      await settleRetirement(tx, deps, { kind: found.kind, id: listing }, found.personId);
    }
    for (const listing of await stage.findGivenAway(client, found.kind)) {
      await endForFormerOwner(tx, { kind: found.kind, id: listing }, found.personId);
    }
    if (found.kind === 'dossier') await withdrawStaged(tx, found.personId);
    const published = await stage.findPublished(client, found.kind);
    const written = await stage.writeStage(client, found.kind);
    if (found.kind === 'dossier') await keepStaged(client);
    for (const listing of published) {
      await settlePublication(tx, deps, { kind: found.kind, id: listing }, found.personId);
    }
    if (found.kind === 'dossier') await hurryWindows(tx, deps.jobs);
    await noteImport(tx, id, { ...written, state: 'done', doneRows: result.rows, finishedAt: sql`now()` });
    await audit(tx, found.personId, 'import-listings', `import:${id}`, {
      kind: found.kind,
      rows: result.rows,
      ...written,
    });
  });
  const done = await findImport(deps.db, id);
  if (done?.state === 'done') await deps.finders[done.kind].refresh().catch(() => undefined);
}

/** Sheets that are read at the same time: each holds a connection, and takes its part of every turn of the loop. */
const gate = new Gate({ atOnce: 2, waiting: Number.POSITIVE_INFINITY });

function run(...given: Parameters<typeof stageAndFinish>): Promise<void> {
  return gate.pass(() => stageAndFinish(...given));
}

/** Stages an import's sheet in one transaction and hands on what was found; two of the same wait for each other. */
async function stageAndFinish(
  deps: ImportDependencies,
  id: number,
  state: ImportRow['state'],
  finish: (client: PoolClient, found: ImportRow, result: Result) => Promise<void>,
): Promise<void> {
  const client = await deps.db.$client.connect();
  const folder = join(deps.temporaryFolder, randomUUID());
  let failed = true;
  try {
    await client.query('begin');
    allowSilence(deps.db.$client, client);
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1, $2)', [importLock, id]);
    const found = await findImport(deps.db, id);
    if (found?.state === state) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, 'sheet');
      await pipeline(await deps.files.read({ ...found, key: found.storageKey }), createWriteStream(path));
      await finish(client, found, await stageSheet(deps, client, found, path));
    }
    await client.query('commit');
    failed = false;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    failed = !(error instanceof Undone || error instanceof SheetFault || error instanceof FileFault);
    if (failed) throw error;
    if (error instanceof SheetFault || error instanceof FileFault) {
      await noteImport(deps.db, id, { state: 'failed', failure: error.message, finishedAt: sql`now()` });
    }
  } finally {
    client.release(failed);
    await rm(folder, { recursive: true, force: true });
  }
  await dropUseless(deps, id);
}

/** A sheet that was written, or that cannot be, is needed no more. */
async function dropUseless({ db, storage }: ImportDependencies, id: number): Promise<void> {
  const found = await findImport(db, id);
  if (found === null || found.state === 'writing' || (found.state === 'checked' && found.faultCount === 0))
    return;
  await storage.remove(found.storageKey).catch(() => undefined);
}

/** Sheets that nobody confirmed in time are gone. */
export async function dropUnconfirmed(deps: ImportDependencies): Promise<void> {
  for (const { id } of await expireUnconfirmed(deps.db, retention.importSheetDays))
    await dropUseless(deps, id);
}

async function stageSheet(
  deps: ImportDependencies,
  client: PoolClient,
  found: ImportRow,
  path: string,
): Promise<Result> {
  const { db } = deps;
  const result: Result = { rows: 0, faults: [], faultCount: 0, added: 0, changed: 0 };
  await stage.makeStage(client, found.kind);
  const { rows: names } = await client.query<{ name: string }>('select name from companies');
  await stage.fillStage(
    client,
    found.kind,
    readRows(found, path, new Set(names.map(({ name }) => name)), result, {
      note: () => noteImport(db, found.id, { doneRows: result.rows }),
      lint: openLint(deps, keptMolecules),
    }),
  );
  if (kinds[found.kind].hasPlantCode) {
    for (const { row, plantCode, code } of await stage.findTakenPlants(client)) {
      addFaults(result, [
        { row, column: 'Plant code', message: `${plantCode} is the plant of ${code} already` },
      ]);
    }
  }
  return result;
}

/** The sound rows of a sheet, with what was found in it counted on the way. */
async function* readRows(
  found: ImportRow,
  path: string,
  companies: ReadonlySet<string>,
  result: Result,
  { note, lint }: { note: () => Promise<void>; lint: Lint },
): AsyncGenerator<ReadRow[]> {
  let read: ReturnType<typeof createRowReader> | undefined;
  let noted = 0;
  for await (const batch of readSheet(path, found.fileName)) {
    const [first] = batch;
    if (read === undefined) {
      read = createRowReader(found.kind, readHeader(found.kind, first), companies);
      batch.shift();
    }
    const listings = batch.flatMap((row) => read?.(row) ?? []);
    if (found.kind === 'dossier') await lintRows(lint, listings);
    const sound: ReadRow[] = [];
    for (const listing of listings) {
      if (!listing.faultsOnly) result.rows += 1;
      if (listing.faults.length === 0) sound.push(listing);
      else addFaults(result, listing.faults);
    }
    if (sound.length > 0) yield sound;
    if (result.rows - noted < rowsPerNote) continue;
    noted = result.rows;
    await note();
  }
  if (read === undefined) readHeader(found.kind, undefined);
  if (result.rows === 0 && result.faultCount === 0) {
    throw new SheetFault('There is no row below the header. Fill in the template, and send it again.');
  }
}

function addFaults(result: Result, faults: readonly Fault[]): void {
  result.faultCount += faults.length;
  result.faults.push(...faults.slice(0, mostFaults - result.faults.length));
}
