import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feeEntries } from '#domains/requests/server/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { problemReports } from '#domains/site/server/problems/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { addTestRequest } from '#testing/test-requests.ts';

let product: TestProduct;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  admin = await product.signIn('admin');
});
afterAll(() => product.stop());

async function post(url: string, payload: object, person = admin) {
  const answer = await product.app.inject({ method: 'POST', url, headers: person.headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function actions() {
  const lines = await product.db.select().from(auditTrail).orderBy(asc(auditTrail.id));
  return lines.map(({ action, subject }) => `${action} ${subject}`);
}

test('a message is marked as done by somebody, and taken back', async () => {
  const [message] = await product.db
    .insert(contacts)
    .values({ name: 'Ana', email: 'ana@b.example', phone: '', message: 'Hello' })
    .returning();
  const url = `/api/back-office/messages/${message?.id}/done`;
  await post(url, { done: true });
  await post(url, { done: true });
  const [done] = await product.db.select().from(contacts);
  expect(done?.doneBy).toBe(admin.id);
  await post(url, { done: false });
  expect((await product.db.select().from(contacts))[0]).toMatchObject({ doneAt: null, doneBy: null });
  expect(await actions()).toEqual([
    `settle-message message:${message?.id}`,
    `unsettle-message message:${message?.id}`,
  ]);
  expect((await post('/api/back-office/messages/999/done', { done: true })).status).toBe(404);
});

test('a member reports a problem without what they searched for, and the desk settles it', async () => {
  const member = await product.signIn('investor');
  const report = {
    list: 'Complexity',
    issue: 'Issue',
    description: ' Too many steps ',
    page: '/requests?q=secret#x',
  };
  expect((await post('/api/problems', report, member)).status).toBe(200);
  const [problem] = await product.db.select().from(problemReports);
  expect(problem).toMatchObject({ page: '/requests', description: 'Too many steps', personId: member.id });
  await post(`/api/back-office/problems/${problem?.id}/done`, { done: true });
  expect((await product.db.select().from(problemReports))[0]?.doneBy).toBe(admin.id);
});

test.each([
  [{ issue: 'Technology' }, 'issue'],
  [{ description: '  ' }, 'description'],
  [{ list: 'Weather' }, 'list'],
])('a report with %o is told what is wrong', async (wrong, path) => {
  const report = { list: 'Complexity', issue: 'Issue', description: 'It broke', page: '/' };
  const { status, body } = await post('/api/problems', { ...report, ...wrong });
  expect([status, body.issues[0].path]).toEqual([400, path]);
});

test('a mail that failed leaves when it is sent again; others are left alone', async () => {
  const [mail] = await product.db
    .insert(outgoingMails)
    .values({
      messageId: '<again@dosebridge>',
      recipient: 'late@buyer.example',
      subject: 'Again',
      text: 'words',
      html: '<p>words</p>',
      lastError: 'connection refused',
    })
    .returning();
  const url = `/api/back-office/mails/${mail?.id}/resending`;
  const { status, body } = await post(url, {});
  expect([status, body.message]).toEqual([200, 'The mail to late@buyer.example is on its way again']);
  await expect
    .poll(
      async () =>
        (
          await product.db
            .select()
            .from(outgoingMails)
            .where(eq(outgoingMails.id, mail?.id ?? 0))
        )[0]?.sentAt,
      {
        timeout: 10_000,
      },
    )
    .toBeInstanceOf(Date);
  expect((await post(url, {})).status).toBe(409);
});

test('a mail that waits for its next try is tried now by the same job, and by no second one', async () => {
  const [mail] = await product.db
    .insert(outgoingMails)
    .values({
      messageId: '<waits@dosebridge>',
      ...{ recipient: 'waits@buyer.example', subject: 'Waits', text: 'words', html: '<p>words</p>' },
      lastError: 'connection refused',
    })
    .returning();
  const data = JSON.stringify({ mailId: mail?.id });
  await product.db.execute(sql`insert into pgboss.job (name, data, state, start_after, retry_count, retry_limit)
    values ('send-mail', ${data}::jsonb, 'retry', now() + interval '1 hour', 7, 60)`);
  expect((await post(`/api/back-office/mails/${mail?.id}/resending`, {})).status).toBe(200);
  const jobs = async () =>
    (
      await product.db.execute(
        sql`select state from pgboss.job where name = 'send-mail' and data = ${data}::jsonb`,
      )
    ).rows;
  await expect.poll(jobs, { timeout: 10_000 }).toEqual([{ state: 'completed' }]);
});

test('the ledger takes payments, refunds and corrections, and each with its line of the audit trail', async () => {
  const reference = await addTestRequest(product, await product.signIn());
  const entry = {
    reference,
    kind: 'payment',
    currency: 'EUR',
    amount: '1200.50',
    bookedOn: '2026-11-02',
    note: 'Fee',
  };
  await post('/api/back-office/fees', entry);
  await post('/api/back-office/fees', {
    ...entry,
    kind: 'refund',
    amount: '200',
    reference: ` ${reference.toLowerCase()}`,
  });
  await post('/api/back-office/fees', { ...entry, kind: 'correction', amount: '-0.5' });
  const entries = await product.db.select().from(feeEntries).orderBy(asc(feeEntries.id));
  expect(entries.map(({ amount }) => amount)).toEqual(['1200.5000', '-200.0000', '-0.5000']);
  expect(entries.every(({ recordedBy }) => recordedBy === admin.id)).toBe(true);
  expect((await actions()).slice(-3)).toEqual(
    ['payment', 'refund', 'correction'].map((kind) => `record-${kind} request:${reference}`),
  );
});

test('no more is refunded than was paid in the currency and is still there, also by two at once', async () => {
  const reference = await addTestRequest(product, await product.signIn());
  const entry = { reference, currency: 'EUR', bookedOn: '2026-11-02', note: 'Fee' };
  const refund = (amount: string, currency = 'EUR') =>
    post('/api/back-office/fees', { ...entry, kind: 'refund', amount, currency });
  const toldOf = async (sent: ReturnType<typeof refund>) => {
    const { status, body } = await sent;
    return [status, body.issues?.[0]?.path, body.issues?.[0]?.message];
  };
  const nothing = [400, 'amount', 'Nothing that was paid in EUR is there to be refunded'];
  expect(await toldOf(refund('1'))).toEqual(nothing);
  await post('/api/back-office/fees', { ...entry, kind: 'payment', amount: '1200.5' });
  expect(await toldOf(refund('1', 'USD'))).toEqual([400, 'amount', expect.stringContaining('in USD')]);
  expect(await toldOf(refund('1200.5001'))).toEqual([
    400,
    'amount',
    'No more than 1,200.5 EUR is there to be refunded',
  ]);
  const both = await Promise.all([refund('1200.5'), refund('1200.5')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await toldOf(refund('0.0001'))).toEqual(nothing);
});

test.each([
  [{ reference: 'DB-2026-999999' }, 'reference'],
  [{ amount: '0.00' }, 'amount'],
  [{ amount: '-5' }, 'amount'],
  [{ amount: '1,5' }, 'amount'],
  [{ bookedOn: '2026-02-30' }, 'bookedOn'],
  [{ note: ' ' }, 'note'],
])('an entry with %o is told what is wrong', async (wrong, path) => {
  const reference = await addTestRequest(product, await product.signIn());
  const entry = {
    reference,
    kind: 'payment',
    currency: 'EUR',
    amount: '1',
    bookedOn: '2026-11-02',
    note: 'Fee',
  };
  const { status, body } = await post('/api/back-office/fees', { ...entry, ...wrong });
  expect([status, body.issues[0].path]).toEqual([400, path]);
});
