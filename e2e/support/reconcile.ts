import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect } from '@playwright/test';
import type { Member } from '#testing/running/members.ts';
import { openDatabaseOf } from '#testing/running/product.ts';
import { type Submit, send } from '#testing/running/submits.ts';

async function get(origin: string, member: Member, path: string): Promise<Response> {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${member.token}` } });
  expect(answer.status, path).toBe(200);
  return answer;
}

/** An acknowledged submit is there for its owner, with every file byte for byte. */
export async function expectKept(origin: string, { member, reference, key, files }: Submit): Promise<void> {
  const path = `/api/requests/${reference}`;
  const { data } = await (await get(origin, member, path)).json();
  expect(data).toMatchObject({ reference, answers: [{ value: key }, {}, {}] });
  expect(data.files.map((file: { name: string }) => file.name)).toEqual(files.map((file) => file.name));
  for (const [position, { content }] of files.entries()) {
    const answer = await get(origin, member, `${path}/files/${data.files[position].id}`);
    expect(content.equals(Buffer.from(await answer.arrayBuffer())), `a file of ${reference}`).toBe(true);
  }
}

/** Sends a submit again whose sender never saw an answer: it ends as one request, an earlier one if it was made. */
export async function expectResent(origin: string, dataDir: string, submit: Submit): Promise<void> {
  const [earlier] = await requestsOf(dataDir, submit);
  expect(await send(origin, submit)).toBe('acknowledged');
  if (earlier !== undefined) expect(submit.reference).toBe(earlier);
  expect(await requestsOf(dataDir, submit)).toEqual([submit.reference]);
}

/** The references that a submit's key has led to. */
export async function requestsOf(dataDir: string, { key }: Submit): Promise<string[]> {
  const session = await openDatabaseOf(dataDir);
  const { rows } = await session.query('select reference from requests where idempotency_key = $1', [key]);
  await session.end();
  return rows.map(({ reference }) => reference);
}

type StoredFile = { reference: string; storage_key: string; bytes: string; sha256: string };

/**
 * Every request that a test made has its two files, its timeline and its audit line; the bytes of every file are what
 * the rows say.
 */
export async function expectEveryRequestWhole(dataDir: string): Promise<void> {
  const session = await openDatabaseOf(dataDir);
  const broken = await session.query(
    `select reference from requests r join people p on p.id = r.person_id
      where p.email not like '%@demo.example' and (
            (select count(*) from request_files f where f.request_id = r.id) <> 2
         or (select count(*) from request_events e where e.request_id = r.id) <> 1
         or (select count(*) from audit_trail a where a.subject = 'request:' || r.reference) <> 1
         or (select count(*) from outgoing_mails m where m.subject like r.reference || ':%') <> 2)`,
  );
  expect(broken.rows).toEqual([]);
  const files = await session.query<StoredFile>(
    'select reference, storage_key, bytes, sha256 from request_files f join requests r on r.id = f.request_id',
  );
  await session.end();
  for (const { reference, storage_key, bytes, sha256 } of files.rows) {
    const content = await readFile(join(dataDir, 'files', storage_key));
    const found = {
      bytes: String(content.length),
      sha256: createHash('sha256').update(content).digest('hex'),
    };
    expect(found, reference).toEqual({ bytes, sha256 });
  }
}

/** Stored files, and half-received ones, that no request owns. */
export async function countOrphans(dataDir: string): Promise<number> {
  const session = await openDatabaseOf(dataDir);
  const { rows } = await session.query('select storage_key from request_files');
  await session.end();
  const owned = new Set(rows.map((row) => row.storage_key));
  let orphans = 0;
  for (const folder of ['files', 'uploads'].map((name) => join(dataDir, name))) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
      const key = relative(folder, join(entry.parentPath, entry.name));
      if (entry.isFile() && !owned.has(key)) orphans += 1;
    }
  }
  return orphans;
}
