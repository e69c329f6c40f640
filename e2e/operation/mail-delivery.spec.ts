import { expect, test } from '@playwright/test';
import { type MailServer, startMailServer } from '#testing/running/mail-server.ts';
import { type Member, proverIn, registerMember } from '#testing/running/members.ts';
import {
  freePort,
  queryDatabaseOf,
  type Running,
  removeDataDir,
  seededDataDir,
  startProduct,
} from '#testing/running/product.ts';
import { fillForm, send } from '#testing/running/submits.ts';

let dataDir: string;
let port: number;
let server: MailServer;
let product: Running;
let member: Member;
let dossierId: number;

test.beforeAll(async () => {
  dataDir = await seededDataDir();
  port = await freePort();
  server = await startMailServer(port);
  product = await startProduct(dataDir, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  member = await registerMember(product.origin, proverIn(dataDir));
  // The mail that confirms the new member's address is not what these tests are about.
  await expect.poll(arrived).toHaveLength(1);
  server.mails.splice(0);
  const [row] = await query("select id from dossiers where state = 'published' limit 1");
  dossierId = Number(row?.id);
});

test.afterAll(async () => {
  await product?.stop();
  await server?.stop();
  await removeDataDir(dataDir);
});

function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return queryDatabaseOf(dataDir, text, values);
}

async function messageIdsOf(reference: string | undefined): Promise<unknown[]> {
  const rows = await query('select message_id from outgoing_mails where subject like $1', [`${reference}:%`]);
  return rows.map((row) => row.message_id).sort();
}

function arrived(): unknown[] {
  return server.mails.map((mail) => mail.messageId).sort();
}

test('mails leave through the mail server that the settings name', async () => {
  const submit = await fillForm(member, dossierId);
  expect(await send(product.origin, submit)).toBe('acknowledged');
  await expect.poll(arrived).toEqual(await messageIdsOf(submit.reference));
  const recipients = server.mails.map((mail) => [mail.to].flat()[0]?.text);
  expect(recipients.sort()).toEqual([member.email, 'desk@demo.example'].sort());
});

test('a submit succeeds while the mail server is down, and its mails arrive when it is back', async () => {
  await server.stop();
  const submit = await fillForm(member, dossierId);
  expect(await send(product.origin, submit)).toBe('acknowledged');
  const failed = 'select from outgoing_mails where sent_at is null and last_error is not null';
  await expect.poll(async () => (await query(failed)).length).toBe(2);
  const messageIds = await messageIdsOf(submit.reference);
  server = await startMailServer(port);
  await expect.poll(arrived, { timeout: 60_000 }).toEqual(messageIds);
  expect(await query('select from outgoing_mails where sent_at is null')).toEqual([]);
});
