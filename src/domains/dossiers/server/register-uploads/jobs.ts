import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hurryEvidence } from '#domains/evidence/server/jobs.ts';
import type { Outcome } from '#domains/registers/server/editions/take-in.ts';
import { takeInBeside } from '#domains/registers/server/editions/take-in-thread.ts';
import { RegisterFault } from '#domains/registers/server/readers/faults.ts';
import { FileFault } from '#platform/server/files/storage/prove.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { UploadOutcome } from '../../contract/register-uploads.ts';
import { hurryWindows } from '../windows/jobs.ts';
import { findUpload, noteUpload, type UploadRow } from './queries.ts';

export const takeQueue = 'take-register';

export type UploadDependencies = Pick<Parts, 'db' | 'jobs' | 'storage' | 'files' | 'temporaryFolder'>;

/** Rows after which who watches is told how far it is. */
const rowsPerNote = 1_000;

/** Answers what ends what is under way. */
export async function workRegisterUploads(deps: UploadDependencies): Promise<() => Promise<unknown>> {
  const underWay: UnderWay = new Set();
  await deps.jobs.work<{ id: number }>(takeQueue, ({ id }) => takeUpload(deps, id, underWay));
  return () => Promise.all([...underWay].map((end) => end()));
}

/** What ends the reading of each file. */
type UnderWay = Set<() => Promise<unknown>>;

/** Takes a file that was sent in, whole or not at all (§20.8). Of one that was killed half-way the next try begins anew. */
async function takeUpload(deps: UploadDependencies, id: number, underWay: UnderWay): Promise<void> {
  const { db, jobs, storage, files, temporaryFolder } = deps;
  const found = await findUpload(db, id);
  if (found === null || found.upload.state !== 'reading') return;
  const { upload } = found;
  const folder = join(temporaryFolder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'register');
    await pipeline(await files.read({ ...upload, key: upload.storageKey }), createWriteStream(path));
    const taking = takeInBeside(db.$client.options, path, optionsOf(deps, upload));
    underWay.add(taking.end);
    const outcomes = await taking.outcomes.finally(() => underWay.delete(taking.end));
    const isOlder = outcomes.some(({ became }) => became === 'older');
    await noteUpload(db, id, {
      state: isOlder ? 'older' : 'done',
      rowsRead: outcomes.reduce((sum, { read }) => sum + read, 0),
      outcomes: outcomes.map(toUploadOutcome),
    });
    await hurryWindows(db, jobs);
    await hurryEvidence(db, jobs);
    if (isOlder) return;
  } catch (error) {
    if (!(error instanceof RegisterFault || error instanceof FileFault)) throw error;
    const { fileName } = upload;
    const said = error.message.startsWith(fileName) ? error.message : `${fileName}: ${error.message}`;
    await noteUpload(db, id, { state: 'failed', failure: `${said}. Nothing was changed.` });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // What was read is needed no more; a file that stays is swept at night.
  await storage.remove(upload.storageKey).catch(() => undefined);
}

function optionsOf({ db }: UploadDependencies, { id, fileName, day, evenOlder, personId }: UploadRow) {
  let noted = 0;
  return {
    name: fileName,
    day: day ?? undefined,
    evenOlder,
    bringer: { by: 'desk' as const, personId },
    onProgress(rows: number) {
      if (rows < noted + rowsPerNote) return;
      noted = rows;
      // Only for who watches.
      noteUpload(db, id, { rowsRead: rows }).catch(() => undefined);
    },
  };
}

function toUploadOutcome({ register, day, became, refusals, ...counts }: Outcome): UploadOutcome {
  const { read, taken, refused, repeated, leftOut, inConflict } = counts;
  return { register, day, became, read, taken, refused, repeated, leftOut, inConflict, refusals };
}
