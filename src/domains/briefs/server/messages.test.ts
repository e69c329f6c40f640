import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestMessages, requests } from '#domains/requests/server/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { openBrief } from '#testing/briefs/test-brief.ts';
import { pdf } from '#testing/sample-files.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function threadOf(person: TestPerson, reference: string) {
  const answer = await product.app.inject({ url: `/api/requests/${reference}`, headers: person.headers });
  return answer.json().data;
}

test('a message to several stands in each thread by itself, with its own file and its mails', async () => {
  const brief = await openBrief(product, 3);
  for (const place of [0, 1, 2]) await brief.move(place, brief.desk, 'review');
  const references = (await brief.read()).requests.map((one: { reference: string }) => one.reference);
  const to = references.slice(0, 2).join();
  const sent = await brief.write({ text: 'When can you start?', to, files: [[pdf('Plan'), 'plan.pdf']] });
  expect(sent.status).toBe(200);
  const told = await Promise.all(
    brief.owners.map(async ({ person }, place) => {
      const { messages, files } = await threadOf(person, references[place]);
      const mails = await product.db
        .select()
        .from(outgoingMails)
        .where(eq(outgoingMails.recipient, person.email));
      return [
        messages.map(({ text }: { text: string }) => text),
        files.map(({ name }: { name: string }) => name),
        mails.filter(({ subject }) => subject.endsWith('a new message')).length,
      ];
    }),
  );
  const one = [['When can you start?'], ['plan.pdf'], 1];
  expect(told).toEqual([one, one, [[], [], 0]]);
});

test('the same send again writes nothing; to a request of another brief nothing is written at all', async () => {
  const [brief, other] = [await openBrief(product, 2), await openBrief(product, 1)];
  const [first, second] = (await brief.read()).requests;
  const [foreign] = (await other.read()).requests;
  const all = { text: 'Hello', to: `${first.reference},${second.reference}` };
  const key = { 'idempotency-key': 'a-message' };
  await brief.write(all, brief.colleague, key);
  expect((await brief.write(all, brief.colleague, key)).status).toBe(200);
  const count = () =>
    product.db.$count(
      product.db
        .select({ id: requestMessages.id })
        .from(requestMessages)
        .innerJoin(requests, eq(requests.id, requestMessages.requestId))
        .where(eq(requests.personId, brief.buyer.id))
        .as('written'),
    );
  expect(await count()).toBe(2);
  for (const to of [`${first.reference},${foreign.reference}`, 'DB-2026-999999', '']) {
    const { status, body } = await brief.write({ text: 'Hello', to });
    expect([status, body.issues[0].path], to).toEqual([400, 'to']);
  }
  expect((await brief.write({ text: ' ', to: first.reference })).body.message).toBe(
    'Write a message or attach a file',
  );
  expect(await count()).toBe(2);
});
