import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { attempts } from '#platform/server/attempts/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
let owner: TestPerson;
let path: string;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
  owner = await product.signIn();
  const { id: companyId } = await foundCompany(product, owner);
  path = `/api/listings/dossier/${await product.list({ companyId })}`;
});
afterAll(() => product.stop());

/** Proposes another title of the listing as it stands. */
async function propose(title: string) {
  const { headers } = owner;
  const { revision, values } = (await product.app.inject({ url: path, headers })).json().data;
  const payload = { revision, values: { ...values, title } };
  const answer = await product.app.inject({ method: 'POST', url: path, headers, payload });
  return { status: answer.statusCode, message: answer.json().message };
}

async function mails(): Promise<string[]> {
  const found = await product.db
    .select({ text: outgoingMails.text })
    .from(outgoingMails)
    .where(like(outgoingMails.subject, '%a change waits for you'));
  return found.map(({ text }) => text);
}

test('the mail about a change of a listing says by which side it was caused, and the same change sent again causes none', async () => {
  expect((await propose('Amlodipine Tablets, by blister')).status).toBe(200);
  expect((await propose('Amlodipine Tablets, by blister')).message).toMatch(
    /^Your change waits for the desk/,
  );
  expect(await mails()).toEqual([expect.stringContaining('Proposed by: The owner of the listing, a member')]);
  expect((await mails())[0]).toContain('A member of the owner’s company, Person');
});

test('changes of listings count into what a member may send in a day', async () => {
  const { count, key } =
    (await product.db.select().from(attempts).where(like(attempts.key, 'messages-day:%')))[0] ?? {};
  expect(count).toBe(1);
  await product.db
    .update(attempts)
    .set({ count: dailyCaps.messages })
    .where(eq(attempts.key, key ?? ''));
  const before = await mails();
  expect(await propose('Amlodipine Tablets, by bottle')).toEqual({
    status: 429,
    message: expect.stringContaining(
      `You can send ${dailyCaps.messages} messages, steps and changes of listings`,
    ),
  });
  expect(await mails()).toEqual(before);
});

test('a listing that is retired leaves no change of it waiting for the desk', async () => {
  const { key } =
    (await product.db.select().from(attempts).where(like(attempts.key, 'messages-day:%')))[0] ?? {};
  await product.db.delete(attempts).where(eq(attempts.key, key ?? ''));
  expect((await propose('Amlodipine Tablets, loose')).status).toBe(200);
  const { headers } = await product.signIn('admin');
  const { revision } = (await product.app.inject({ url: path, headers })).json().data;
  const url = path.replace('/api/', '/api/admin/');
  await product.app.inject({ method: 'POST', url: `${url}/retire`, headers, payload: { revision } });
  const { state, waiting } = (await product.app.inject({ url: path, headers })).json().data;
  expect({ state, waiting }).toEqual({ state: 'retired', waiting: null });
  const [told] = await product.db
    .select()
    .from(outgoingMails)
    .where(like(outgoingMails.subject, '%your change was withdrawn'));
  expect(told?.recipient).toBe(owner.email);
  expect(told?.text).toContain('→ Amlodipine Tablets, loose');
});
