import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Deal, openDeal } from '#testing/deals.ts';
import { readPdf, readZipped } from '#testing/read-documents.ts';
import { valuedTerms } from '#testing/sample-terms.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { wordedValues } from '../../contract/term-sheet-lists.ts';
import { counterTerms, requests } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const { values } = valuedTerms;
const asked = {
  ...valuedTerms,
  supplyPrice: '1.15',
  otherTerms: 'Price indexed yearly',
  values: {
    ...values,
    prices: values?.prices.map((line, at) => (at === 0 ? { ...line, price: '1.15' } : line)),
  },
};

async function issued(terms: object = valuedTerms): Promise<Deal> {
  const deal = await openDeal(product);
  await deal.move(deal.desk, 'review');
  const { status, body } = await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(terms) });
  expect([status, body.issues]).toEqual([200, undefined]);
  return deal;
}

function get(deal: Deal, person: TestPerson, query: string) {
  return product.app.inject({ url: `${deal.url}/term-sheets/redline?${query}`, headers: person.headers });
}

async function keptOf(deal: Deal) {
  return product.db
    .select({ changes: counterTerms.changes })
    .from(counterTerms)
    .innerJoin(requests, eq(requests.id, counterTerms.requestId))
    .where(eq(requests.reference, deal.reference));
}

test('the mail about a counter tells twenty lines, and of a long one that it is long', async () => {
  const deal = await issued();
  const words = Object.fromEntries(wordedValues.map((name) => [name, 'In other words']));
  const counter = {
    ...valuedTerms,
    volumes: Array.from({ length: 10 }, (_, year) => String(7000 + year)),
    otherTerms: 'And more',
    values: { ...values, words: { ...words, prices: 'x'.repeat(400) } },
  };
  // Eleven words, ten years, and the other terms.
  await deal.move(deal.buyer, 'ask-revision', { note: 'All of it', counter: JSON.stringify(counter) });
  const text = (await deal.mailsTo(deal.owner)).at(-1)?.text;
  expect(text).toContain('And 2 more lines, in the thread');
  expect(text).toContain('On the prices. It is long: read it in the thread');
  expect(text).not.toMatch(/x{400}/);
});

test('what a buyer would have otherwise is kept, told line by line in thread and mail, and answered by the next version', async () => {
  const deal = await issued();
  const { status, body } = await deal.move(deal.buyer, 'ask-revision', {
    note: 'The price is above our case',
    counter: JSON.stringify(asked),
  });
  expect(status).toBe(200);
  const { prices } = asked.values;
  expect(await keptOf(deal)).toEqual([
    { changes: { supplyPrice: '1.15', otherTerms: 'Price indexed yearly', values: { prices } } },
  ]);
  const event = body.data.timeline.at(-1);
  for (const person of [deal.buyer, deal.owner, deal.desk]) {
    expect((await deal.read(person)).counters).toEqual([{ version: 1, eventId: event.id, terms: asked }]);
  }
  const mail = (await deal.mailsTo(deal.owner)).at(-1);
  expect(mail?.text).toContain(
    'Supply price. Was: 1.25 EUR per pack of 30 tablets. Is: 1.15 EUR per pack of 30 tablets',
  );
  expect(mail?.text).toContain('Price, 5 mg × 30. Was: 1.25 EUR a pack');
  expect(mail?.text).toContain('Other terms. Added: Price indexed yearly');
  expect(mail?.text).not.toContain('Royalty');

  await deal.move(deal.owner, 'issue-term-sheet', { terms: JSON.stringify(asked) });
  const read = await deal.read(deal.buyer);
  expect(read.termSheets[1].terms).toEqual(asked);
  expect(read.counters).toHaveLength(1);
  await expect(product.db.update(counterTerms).set({ changes: {} })).rejects.toMatchObject({
    cause: { message: 'what was asked of a version never changes' },
  });
});

test('a counter that changes nothing is none; one that contradicts itself, or is in another currency, is told so beside its field', async () => {
  const deal = await issued();
  const counter = (terms: object) =>
    deal.move(deal.buyer, 'ask-revision', {
      note: 'Cheaper',
      counter: JSON.stringify({ ...valuedTerms, ...terms }),
    });
  for (const [terms, path] of [
    [{ supplyPrice: '9' }, 'counter.supplyPrice'],
    [{ currency: 'USD' }, 'counter.currency'],
    [
      { values: { ...values, royaltyTiers: [{ from: '1', rate: '140' }] } },
      'counter.values.royaltyTiers.0.rate',
    ],
  ] as const) {
    const { status, body } = await counter(terms);
    expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
  }
  expect((await counter({})).status).toBe(200);
  expect(await keptOf(deal)).toEqual([]);
});

test('a redline says what goes and what comes, as PDF and as DOCX, to whoever takes part', async () => {
  const deal = await issued();
  await deal.move(deal.buyer, 'ask-revision', { note: 'Cheaper', counter: JSON.stringify(asked) });
  const pdf = await get(deal, deal.owner, 'from=1&to=counter-1');
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.headers['content-disposition']).toContain(`${deal.reference}-redline-1-to-counter-1.pdf`);
  const pages = (await readPdf(pdf.rawPayload)).join(' ').replace(/\s+/g, ' ');
  const docx = readZipped(
    (await get(deal, deal.colleague, 'from=1&to=counter-1&format=docx')).rawPayload,
    'word/document.xml',
  );
  for (const words of [
    'Supply price',
    'Added: Price indexed yearly',
    'Is: 1.15 EUR per pack of 30 tablets',
  ]) {
    expect(pages).toContain(words);
    expect(docx).toContain(words);
  }
  expect(pages).toContain('1.25 1.15 EUR per pack of 30 tablets');
  expect(docx).toMatch(/<w:strike\/>(?:(?!<w:r>).)*>1\.25</);
  expect(docx).toMatch(/<w:u w:val="single"\/>(?:(?!<w:r>).)*>1\.15</);
  // Whoever signs a redline signs no version: none is named as a version names itself.
  expect(pages).not.toContain(', version ');
  for (const [person, query, status] of [
    [deal.stranger, 'from=1&to=counter-1', 404],
    [deal.buyer, 'from=1&to=2', 404],
    [deal.buyer, 'from=1&to=x', 400],
    [deal.buyer, 'from=1', 400],
  ] as const) {
    expect((await get(deal, person, query)).statusCode).toBe(status);
  }
});
