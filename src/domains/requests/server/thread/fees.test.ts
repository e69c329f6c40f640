import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepOperatorSettings, type OperatorSettings } from '#domains/accounts/server/operator/settings.ts';
import { operatorSettings } from '#domains/accounts/server/operator/tables.ts';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { type Deal, fee, openDeal } from '#testing/deals.ts';
import * as samples from '#testing/sample-files.ts';
import { issueTo, sign } from '#testing/signing/sign.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { feeEntries, requests } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function signed(): Promise<Deal> {
  const deal = await openDeal(product);
  const fields = {
    state: 'signed',
    passedOnAt: new Date(),
    dueAt: new Date(Date.now() + 86_400_000),
  } as const;
  await product.db.update(requests).set(fields).where(eq(requests.reference, deal.reference));
  return deal;
}

const bank = 'IBAN DE89 3704 0044, by Mr Costa';

test('a fee’s note and papers are for buyer and desk: the owner finds them nowhere, and learns that it was paid', async () => {
  const deal = await signed();
  const papers: [Buffer, string][] = [[samples.pdf('Advice'), 'payment-advice.pdf']];
  await deal.move(deal.desk, 'record-fee', { fee: JSON.stringify(fee), note: bank, files: papers });
  const { files, timeline } = await deal.read(deal.buyer);
  const paper = files.find(({ name }: { name: string }) => name === 'payment-advice.pdf');
  const get = async (person: TestPerson) =>
    (await product.app.inject({ url: `${deal.url}/files/${paper.id}`, headers: person.headers })).statusCode;

  expect(timeline.at(-1)).toMatchObject({ what: 'Fee paid', note: bank });
  expect([await get(deal.buyer), await get(deal.colleague), await get(deal.desk)]).toEqual([200, 200, 200]);

  const seen = await deal.read(deal.owner);
  expect(seen.timeline.at(-1)).toMatchObject({ what: 'Fee paid', note: '' });
  expect(JSON.stringify(seen)).not.toMatch(/IBAN|payment-advice/);
  expect(seen.fileCount).toBe(files.length - 1);
  expect(await get(deal.owner)).toBe(404);
  const mails = await deal.mailsTo(deal.owner);
  expect(mails.map(({ subject }) => subject)).toContain(`${deal.reference}: Fee paid`);
  expect(JSON.stringify(mails)).not.toMatch(/IBAN|payment-advice/);
  expect(JSON.stringify(await deal.mailsTo(deal.buyer))).toContain('IBAN');
});

test('a part payment is no fee paid: the request waits on until what was asked for has arrived', async () => {
  const deal = await signed();
  const before = await deal.read(deal.desk);
  const pay = (amount: string) =>
    deal.move(deal.desk, 'record-fee', { fee: JSON.stringify({ ...fee, amount }), note: bank });
  const part = await pay('200.5');
  expect(part.body.data).toMatchObject({
    state: 'signed',
    dueAt: before.dueAt,
    stateSince: before.stateSince,
  });
  expect(part.body.data.timeline.at(-1).what).toBe('Part of the fee arrived');
  expect(part.body.data.fees).toMatchObject([{ amount: '200.5000', due: '500.0000' }]);
  expect((await deal.subjectsTo(deal.buyer)).at(-1)).toBe('Part of the fee arrived');
  expect((await deal.mailsTo(deal.buyer)).at(-1)?.text).toContain(
    'has arrived: 200.5 EUR. The rest, 299.5 EUR of 500 EUR, is still to come.',
  );
  expect(await deal.subjectsTo(deal.owner)).toEqual([]);
  expect(JSON.stringify(await deal.read(deal.owner))).not.toContain('IBAN');
  expect((await deal.move(deal.desk, 'start-due-diligence')).status).toBe(409);

  const rest = await pay('299.5');
  expect(rest.body.data.state).toBe('fee-paid');
  expect(rest.body.data.timeline.at(-1).what).toBe('Fee paid');
});

test('what came in another currency, or was paid back, pays no part of the fee', async () => {
  const deal = await signed();
  const pay = (more: Partial<typeof fee>) =>
    deal.move(deal.desk, 'record-fee', { fee: JSON.stringify({ ...fee, ...more }) });
  const enter = (kind: string, currency: string, amount: string) =>
    product.app.inject({
      method: 'POST',
      url: '/api/back-office/fees',
      headers: deal.desk.headers,
      payload: { reference: deal.reference, kind, currency, amount, bookedOn: fee.bookedOn, note: 'As told' },
    });
  await enter('payment', 'USD', '500');
  await pay({ amount: '300' });
  await enter('refund', 'EUR', '300');
  expect((await pay({ amount: '499.9999' })).body.data.state).toBe('signed');
  expect((await pay({ amount: '0.0001' })).body.data.state).toBe('fee-paid');
});

test('the buyer is told of a refund with its reason, and nobody else; what else is entered tells nobody', async () => {
  const deal = await signed();
  await deal.move(deal.desk, 'record-fee', { fee: JSON.stringify(fee) });
  const before = [await deal.subjectsTo(deal.buyer), await deal.subjectsTo(deal.owner)];
  const enter = (kind: string, amount: string) =>
    product.app.inject({
      method: 'POST',
      url: '/api/back-office/fees',
      headers: deal.desk.headers,
      payload: {
        ...{ reference: deal.reference, kind, currency: 'EUR', amount, bookedOn: fee.bookedOn },
        note: ' The plant failed its audit ',
      },
    });
  await enter('payment', '10');
  await enter('correction', '-10');
  expect((await enter('refund', '1200')).statusCode).toBe(400);
  expect((await enter('refund', '300.50')).statusCode).toBe(200);
  expect(await deal.subjectsTo(deal.buyer)).toEqual([...(before[0] ?? []), 'A refund was recorded']);
  expect([await deal.subjectsTo(deal.owner), await deal.subjectsTo(deal.colleague)]).toEqual([before[1], []]);
  expect(await deal.subjectsTo('desk')).not.toContain('A refund was recorded');
  const text = (await deal.mailsTo(deal.buyer)).at(-1)?.text;
  expect(text).toContain('has recorded a refund of 300.5 EUR, of what was paid for Amlodipine Tablets 5 mg');
  expect(text).toContain('Reason: The plant failed its audit\n');
});

test('after both signatures the buyer’s side alone is told how much the fee is, or what of it is left', async () => {
  const toldAfterBoth = async (deal: Deal, before: () => Promise<unknown> = async () => undefined) => {
    await before();
    await sign(product, deal, deal.buyer);
    await sign(product, deal, deal.owner);
    return (await deal.mailsTo(deal.buyer)).at(-1)?.text;
  };
  const first = await issueTo(await openDeal(product));
  expect(await toldAfterBoth(first)).toContain('within minutes. The fee of 500 EUR comes next.');
  const second = await issueTo(await openDeal(product));
  const paid = () =>
    product.app.inject({
      method: 'POST',
      url: '/api/back-office/fees',
      headers: second.desk.headers,
      payload: {
        ...{ reference: second.reference, kind: 'payment', currency: 'EUR', amount: '120' },
        ...{ bookedOn: fee.bookedOn, note: 'In advance' },
      },
    });
  expect(await toldAfterBoth(second, paid)).toContain('The rest of the fee comes next: 380 EUR of 500 EUR.');

  const third = await issueTo(await openDeal(product));
  await sign(product, third, third.owner);
  await sign(product, third, third.buyer);
  const toOwner = (await third.mailsTo(third.owner)).at(-1)?.text;
  expect(toOwner).toContain('within minutes. The fee comes next.');
  for (const deal of [first, second, third]) {
    expect(JSON.stringify(await deal.mailsTo(deal.owner))).not.toMatch(/[^\d,](500|380|120) EUR/);
  }
});

test('a colleague who attached a signed copy has the fee told to who looks after the request, and not to the owner', async () => {
  const deal = await issueTo(await openDeal(product));
  await deal.move(deal.colleague, 'sign', { files: [[samples.pdf('Signed'), 'signed.pdf']] });
  expect((await deal.mailsTo(deal.buyer)).at(-1)?.text).toContain('The fee of 500 EUR comes next.');
  expect((await deal.mailsTo(deal.owner)).at(-1)?.text).not.toContain('500 EUR');
});

test.each([
  [{ amount: '0' }, 'fee.amount'],
  [{ due: '' }, 'fee.due'],
  [{ due: '0' }, 'fee.due'],
  [{ bookedOn: '9999-12-31' }, 'fee.bookedOn'],
])('a fee like %o is refused at its field', async (wrong, path) => {
  const deal = await signed();
  const { status, body } = await deal.move(deal.desk, 'record-fee', {
    fee: JSON.stringify({ ...fee, ...wrong }),
  });
  expect([status, body.issues[0].path]).toEqual([400, path]);
});

test('the fee that the operator set is the one that is asked for: another is refused with it, beside the field', async () => {
  const deal = await signed();
  expect([await deal.read(deal.desk), await deal.read(deal.buyer)]).toMatchObject([
    { dealFee: { amount: '500', currency: 'EUR' } },
    { dealFee: { amount: '500', currency: 'EUR' } },
  ]);
  expect((await deal.read(deal.owner)).dealFee).toBeNull();
  const pay = (more: Partial<typeof fee>) =>
    deal.move(deal.desk, 'record-fee', { fee: JSON.stringify({ ...fee, ...more }) });
  for (const [more, path] of [
    [{ due: '400', amount: '400' }, 'fee.due'],
    [{ currency: 'USD' }, 'fee.currency'],
  ] as const) {
    const { status, body } = await pay(more);
    expect([status, body.issues]).toEqual([400, [{ path, message: 'The fee is 500 EUR' }]]);
  }
  expect((await deal.read(deal.desk)).fees).toEqual([]);
  expect((await pay({ due: '500.00' })).body.data.state).toBe('fee-paid');
});

test('what the desk sets takes the place of the fee of the installation, from then on', async () => {
  const deal = await signed();
  await product.db.transaction((tx) =>
    keepOperatorSettings(tx, deal.desk.id, 0, {
      fee: { amount: '700.5', currency: 'CHF' },
      review: firstReviewMonths,
    }),
  );
  expect((await deal.read(deal.buyer)).dealFee).toEqual({ amount: '700.50', currency: 'CHF' });
  const { body } = await deal.move(deal.desk, 'record-fee', { fee: JSON.stringify(fee) });
  expect(body.issues[0].message).toBe('The fee is 700.5 CHF');
  await product.db.delete(operatorSettings);
});

test('a deal that both have signed keeps the fee that held then, whatever the desk sets later', async () => {
  const set = (after: number, asked: OperatorSettings['fee']) =>
    product.db.transaction((tx) =>
      keepOperatorSettings(tx, there.desk.id, after, { fee: asked, review: firstReviewMonths }),
    );
  const there = await issueTo(await openDeal(product));
  await sign(product, there, there.buyer);
  await sign(product, there, there.owner);
  const attached = await issueTo(await openDeal(product));
  await attached.move(attached.buyer, 'sign', { files: [[samples.pdf('Signed'), 'signed.pdf']] });
  await set(0, { amount: '2000', currency: 'USD' });
  const later = await issueTo(await openDeal(product));
  expect((await later.read(later.buyer)).dealFee).toEqual({ amount: '2000', currency: 'USD' });
  const wrong = await there.move(there.desk, 'record-fee', {
    fee: JSON.stringify({ ...fee, currency: 'USD', due: '2000' }),
  });
  expect(wrong.body.issues[0].message).toBe('The fee is 500 EUR');
  await set(1, null);
  for (const deal of [there, attached]) {
    expect((await deal.read(deal.buyer)).dealFee).toEqual({ amount: '500', currency: 'EUR' });
    expect((await deal.read(deal.owner)).dealFee).toBeNull();
    const { body } = await deal.move(deal.desk, 'record-fee', { fee: JSON.stringify(fee) });
    expect(body.data.state).toBe('fee-paid');
  }
  await product.db.delete(operatorSettings);
});

test('a fee that was asked for before the operator set another stays the one that is paid', async () => {
  const deal = await signed();
  const [row] = await product.db.select().from(requests).where(eq(requests.reference, deal.reference));
  await product.db.insert(feeEntries).values({
    ...{ requestId: row?.id ?? 0, kind: 'payment', currency: 'GBP', amount: '100', due: '900', note: '' },
    ...{ bookedOn: fee.bookedOn, recordedBy: deal.desk.id },
  });
  const rest = { ...fee, currency: 'GBP', due: '900', amount: '800' };
  const { body } = await deal.move(deal.desk, 'record-fee', { fee: JSON.stringify(rest) });
  expect(body.data.state).toBe('fee-paid');
});

describe('without a fee step', () => {
  let free: TestProduct;
  beforeAll(async () => {
    free = await startTestProduct({ DEAL_FEE: 'none' }, { searches: false });
  });
  afterAll(() => free.stop());

  test('due diligence follows the signatures: nobody is waited for, and no fee is recorded', async () => {
    const deal = await issueTo(await openDeal(free));
    await sign(free, deal, deal.buyer);
    const { body } = await sign(free, deal, deal.owner);
    expect(body.data).toMatchObject({ state: 'signed', dueAt: null, waitsFor: null });
    expect((await deal.mailsTo('desk')).at(-1)?.text).toContain('Due diligence comes next.');
    const offered = async (person: TestPerson) =>
      (await deal.read(person)).moves.map(({ move }: { move: string }) => move);
    expect([await offered(deal.desk), await offered(deal.owner)]).toEqual([
      ['start-due-diligence', 'decline'],
      ['start-due-diligence', 'decline'],
    ]);
    expect((await deal.move(deal.desk, 'record-fee', { fee: JSON.stringify(fee) })).status).toBe(409);
    expect((await deal.move(deal.owner, 'start-due-diligence')).body.data.state).toBe('due-diligence');
  });

  test('the same after a copy that was signed outside', async () => {
    const deal = await issueTo(await openDeal(free));
    const { body } = await deal.move(deal.buyer, 'sign', { files: [[samples.pdf('Signed'), 'signed.pdf']] });
    expect(body.data).toMatchObject({ state: 'signed', dueAt: null, waitsFor: null });
    expect((await deal.mailsTo('desk')).at(-1)?.text).toContain('Due diligence comes next.');
  });
});
