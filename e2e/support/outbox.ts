import { expect } from '@playwright/test';
import { mailsOf } from '#testing/mailbox.ts';
import { openDatabaseOf } from '#testing/running/product.ts';

export async function unsentMails(dataDir: string): Promise<number> {
  const session = await openDatabaseOf(dataDir);
  const { rows } = await session.query(
    'select count(*)::int as unsent from outgoing_mails where sent_at is null',
  );
  await session.end();
  return rows[0].unsent;
}

/** What has left: for each request one mail to the member and one to the desk, to each new member one to confirm the address, and nothing else. */
export async function expectTwoMailsForEachRequest(dataDir: string): Promise<number> {
  const session = await openDatabaseOf(dataDir);
  const { rows } = await session.query(
    "select reference, email from requests join people on people.id = requests.person_id where email not like '%@demo.example'",
  );
  const members = await session.query("select email from people where email not like '%@demo.example'");
  const posted = await session.query('select message_id from outgoing_mails');
  await session.end();
  const wanted = [
    ...members.rows.map(({ email }) => `Please confirm your email address ${email}`),
    ...rows.flatMap(({ reference, email }) => [`${reference} ${email}`, `${reference} desk@demo.example`]),
  ];
  const mails = await mailsOf(dataDir);
  const left = mails.map(({ subject, to }) => `${subject?.split(':')[0]} ${[to].flat()[0]?.text}`);
  expect(left.sort()).toEqual(wanted.sort());
  const messageIds = mails.map((mail) => mail.messageId);
  expect(messageIds.sort()).toEqual(posted.rows.map((row) => row.message_id).sort());
  return mails.length - members.rows.length;
}
