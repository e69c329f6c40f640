import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Deal, openDeal } from '#testing/deals.ts';
import { keptFiles, startTestProduct, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
let deal: Deal;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  deal = await openDeal(product);
});
afterAll(() => product.stop());

type Part = { disposition: string; content: string };

const text: Part = { disposition: 'name="text"', content: 'Here they are' };

/** A form as no browser writes it. */
async function send(parts: Part[]) {
  const written = parts.map(
    ({ disposition, content }) =>
      `--cut\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`,
  );
  const answer = await product.app.inject({
    method: 'POST',
    url: `${deal.url}/messages`,
    headers: { ...deal.buyer.headers, 'content-type': 'multipart/form-data; boundary=cut' },
    payload: `${written.join('')}--cut--\r\n`,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const bytes = 'reference,price\r\n1,2\r\n';

test.each([
  [
    'a file of a box that the form has not',
    'name="attachment"; filename="a.csv"',
    bytes,
    /no field called 'attachment'/,
  ],
  ['a file without a name', 'name="files"', bytes, /came without a name/],
  ['a file with an empty name', 'name="files"; filename=""', bytes, /came without a name/],
  [
    'an empty file of a box that the form has not',
    'name="file"; filename="a.csv"',
    '',
    /no field called 'file'/,
  ],
  ['a text that the form has no field for', 'name="texts"', 'Lost', /no field called 'texts'/],
  ['a file where a text belongs', 'name="text"; filename="a.txt"', 'Lost', /takes text/],
])('%s is refused, and nothing of the form is kept', async (_, disposition, content, told) => {
  const before = await keptFiles(product);
  const { status, body } = await send([text, { disposition, content }]);
  expect([status, body.message]).toEqual([400, expect.stringMatching(told)]);
  expect(body.issues).toHaveLength(1);
  expect((await deal.read(deal.buyer)).messages).toEqual([]);
  expect(await keptFiles(product)).toEqual(before);
});

test('a text that comes twice is refused: neither of the two is dropped in silence', async () => {
  const { status, body } = await send([text, { ...text, content: 'Another' }]);
  expect([status, body.message]).toEqual([400, expect.stringContaining("'text' was sent twice")]);
});

test('empty parts are nothing: a browser sends one for a box in which nothing was chosen', async () => {
  const empty = { disposition: 'name="files"; filename=""', content: '' };
  const { status } = await send([text, empty, { disposition: 'name="submit"', content: '' }]);
  expect(status).toBe(200);
  expect((await deal.read(deal.buyer)).messages).toMatchObject([{ text: 'Here they are' }]);
});
