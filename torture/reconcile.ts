import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { Submit } from '#testing/running/submits.ts';
import type { Report } from './part.ts';
import type { Stage } from './stage.ts';

/** What is kept of a submit once it has been acknowledged: thousands of forms would not fit into memory. */
export type Acknowledged = { key: string; reference: string; hashes: string[] };

/** Milliseconds after which mails count as stuck; nothing is measured by it. */
const mailLimit = 300_000;

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export function acknowledged({ key, reference, files }: Submit): Acknowledged {
  if (reference === undefined) throw new Error(`the submit ${key} was not acknowledged`);
  return { key, reference, hashes: files.map(({ content }) => sha256(content)) };
}

/** Waits until every mail that was posted has left; answers what those say that have not. */
export async function mailsHaveLeft(stage: Stage): Promise<string[]> {
  const end = performance.now() + mailLimit;
  for (;;) {
    const rows = await stage.query(
      'select last_error, count(*)::int as mails from outgoing_mails where sent_at is null group by 1',
    );
    if (rows.length === 0) return [];
    if (performance.now() > end)
      return rows.map((row) => `${row.mails} mails have not left: ${row.last_error}`);
    await passed(200);
  }
}

/**
 * Holds what clients were told against what is there: for each acknowledged submit one row under its reference, its
 * files byte for byte, and two mails, which have come out of the mail server under the Message-IDs of the table.
 */
export async function reconcile(stage: Stage, submits: readonly Acknowledged[]): Promise<Report> {
  const faults = await mailsHaveLeft(stage);
  const keys = submits.map(({ key }) => key);
  // The form carries its key a second time, where it stays whatever becomes of the header.
  const rows = await stage.query(
    `select answers->>'marketsOfInterest' as key, min(id) as id, min(reference) as reference, count(*)::int as count
       from requests where answers->>'marketsOfInterest' = any($1) group by 1`,
    [keys],
  );
  const twice = rows.filter(({ count }) => Number(count) > 1);
  if (twice.length > 0) faults.push(`${twice.length} submits made more than one request`);

  const byKey = new Map(rows.map((row) => [row.key, row]));
  const kept = submits.filter(({ key, reference }) => byKey.get(key)?.reference === reference);
  const lost = submits.length - kept.length;
  if (lost > 0) faults.push(`${lost} acknowledged submits are not there as they were acknowledged`);

  const idOf = (key: string): number => Number(byKey.get(key)?.id);
  const files = await rightFiles(stage, kept, idOf, faults);
  const mails = await arrivedMails(stage, kept, faults);
  const again = stage.mails.length - new Set(stage.mails.map(({ messageId }) => messageId)).size;
  return {
    faults,
    figures: [
      `${submits.length} acknowledged, ${kept.length} rows, ${files} files by hash (two each), ${mails} mails by ` +
        `Message-ID (two each); lost ${lost}, double ${twice.length}; ${again} mails so far sent again under the same Message-ID`,
    ],
  };
}

async function rightFiles(
  stage: Stage,
  kept: readonly Acknowledged[],
  idOf: (key: string) => number,
  faults: string[],
): Promise<number> {
  const rows = await stage.query(
    'select request_id, storage_key, sha256 from request_files where request_id = any($1) order by id',
    [kept.map(({ key }) => idOf(key))],
  );
  const byRequest = Map.groupBy(rows, (row) => Number(row.request_id));
  let right = 0;
  for (const { key, reference, hashes } of kept) {
    const stored = byRequest.get(idOf(key)) ?? [];
    let wrong = Math.abs(stored.length - hashes.length);
    for (const [i, hash] of hashes.entries()) {
      const path = join(stage.dataDir, 'files', String(stored[i]?.storage_key));
      const bytes = await readFile(path).catch(() => Buffer.alloc(0));
      if (sha256(bytes) === hash && stored[i]?.sha256 === hash) right += 1;
      else wrong += 1;
    }
    if (wrong > 0) faults.push(`${wrong} files of ${reference} are not what was sent`);
  }
  return right;
}

async function arrivedMails(stage: Stage, kept: readonly Acknowledged[], faults: string[]): Promise<number> {
  const referenceOf = (subject: unknown): string => String(subject).split(':', 1)[0] ?? '';
  const posted = Map.groupBy(
    await stage.query('select subject, message_id from outgoing_mails order by id'),
    ({ subject }) => referenceOf(subject),
  );
  const arrived = Map.groupBy(stage.mails, ({ subject }) => referenceOf(subject));
  let mails = 0;
  for (const { reference } of kept) {
    const wanted = (posted.get(reference) ?? []).map((row) => String(row.message_id));
    const there = new Set((arrived.get(reference) ?? []).map(({ messageId }) => messageId));
    mails += there.size;
    if (wanted.length !== 2 || there.size !== 2 || !wanted.every((id) => there.has(id)))
      faults.push(`${reference}: of ${wanted.length} mails ${there.size} have arrived`);
  }
  return mails;
}
