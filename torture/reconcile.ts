import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { Submit } from '../e2e/support/submits.ts';
import type { Stage } from './stage.ts';

type Row = { id: number; key: string; reference: string };

export type Reconciliation = { line: string; faults: string[] };

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** What of a list stands there more than once. */
function doubles<T>(list: T[]): T[] {
  return list.filter((value, i) => list.indexOf(value) !== i);
}

/** Waits until every mail that was posted has left; answers what those say that have not. */
async function mailsHaveLeft(stage: Stage, limit: number): Promise<string[]> {
  const end = performance.now() + limit;
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
 * Holds what clients were told against what is there: for each acknowledged submit one row under its key and reference,
 * its files byte for byte, and two mails, which have come out of the mail server under the Message-IDs of the table.
 */
export async function reconcile(stage: Stage, submits: readonly Submit[]): Promise<Reconciliation> {
  const faults = await mailsHaveLeft(stage, 60_000);
  const acknowledged = submits.filter((submit) => submit.reference !== undefined);
  const keys = submits.map((submit) => submit.key);
  const rows = (await stage.query(
    'select id, idempotency_key as key, reference from requests where idempotency_key = any($1)',
    [keys],
  )) as Row[];
  const answers = (await stage.query(`select answers->>'marketsOfInterest' as key from requests`)) as {
    key: string | null;
  }[];
  const twice = doubles(answers.map(({ key }) => key).filter((key) => key !== null && keys.includes(key)));
  if (twice.length > 0) faults.push(`${twice.length} submits made more than one request`);

  const byKey = new Map(rows.map((row) => [row.key, row]));
  const lost = acknowledged.filter(({ key, reference }) => byKey.get(key)?.reference !== reference);
  if (lost.length > 0)
    faults.push(`${lost.length} acknowledged submits are not there as they were acknowledged`);

  let files = 0;
  let mails = 0;
  for (const submit of acknowledged) {
    const row = byKey.get(submit.key);
    if (row === undefined) continue;
    const wrong = await wrongFiles(stage, row, submit);
    files += submit.files.length - wrong;
    if (wrong > 0) faults.push(`${wrong} files of ${row.reference} are not what was sent`);
    mails += await arrivedMails(stage, row, faults);
  }
  const extra = stage.mails.length - new Set(stage.mails.map(({ messageId }) => messageId)).size;
  return {
    faults,
    line:
      `${acknowledged.length} acknowledged = ${rows.length} rows = ${files} files by hash / 2 = ${mails} mails by ` +
      `Message-ID / 2; lost ${lost.length}, double ${twice.length}; ${extra} mails sent again under the same Message-ID`,
  };
}

async function wrongFiles(stage: Stage, row: Row, submit: Submit): Promise<number> {
  const stored = await stage.query(
    'select storage_key, sha256 from request_files where request_id = $1 order by id',
    [row.id],
  );
  let wrong = Math.abs(stored.length - submit.files.length);
  for (const [i, { content }] of submit.files.entries()) {
    const kept = stored[i];
    const bytes =
      kept && (await readFile(join(stage.dataDir, 'files', String(kept.storage_key))).catch(() => null));
    if (!bytes || sha256(bytes) !== sha256(content) || kept.sha256 !== sha256(content)) wrong += 1;
  }
  return wrong;
}

async function arrivedMails(stage: Stage, { reference }: Row, faults: string[]): Promise<number> {
  const posted = await stage.query('select message_id from outgoing_mails where subject like $1', [
    `${reference}:%`,
  ]);
  const arrived = new Set(
    stage.mails
      .filter(({ subject }) => subject?.startsWith(`${reference}:`))
      .map(({ messageId }) => messageId),
  );
  const missing = posted.filter((row) => !arrived.has(String(row.message_id)));
  if (posted.length !== 2 || missing.length > 0 || arrived.size !== 2)
    faults.push(`${reference}: of ${posted.length} mails ${arrived.size} have arrived`);
  return arrived.size;
}
