import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '#testing/read-documents.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

async function ask(id: number | string, role: 'seller' | 'investor' = 'seller') {
  const { headers } = await product.signIn(role);
  return product.app.inject({ url: `/api/dossiers/${id}/data-sheet`, headers });
}

test('the sheet has every fact, Greek and Cyrillic as well, the day, and no company’s name', async () => {
  const id = await product.list({
    title: 'Амлодипин β-form Tablets',
    registeredIn: 'Ελλάδα, България',
    dealDetails: 'A line that goes on. '.repeat(60),
  });
  const answer = await ask(id);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="DB-\d+\.pdf"$/);
  const text = (await readPdf(answer.rawPayload)).join('\n');
  for (const wanted of [
    'Амлодипин β-form Tablets',
    'Ελλάδα, България',
    'Launch window: United States',
    'Deal type',
    'License',
    'Page 1 of',
  ]) {
    expect(text).toContain(wanted);
  }
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Unknown does not mean free.');
  expect(text).toMatch(/Dosebridge · DB-\d+ · as listed on \d{1,2} \w{3} \d{4}/);
  expect(text).not.toMatch(/Company \d/);
});

test('the structure is drawn on it where there is one', async () => {
  const content = (await ask(await product.list())).rawPayload;
  expect(content.includes('/Subtype /Image')).toBe(true);
});

test('only what is listed has a sheet, and only members get it', async () => {
  const retired = await product.list({ state: 'retired' });
  for (const id of [retired, 0, 'x', 999999]) expect((await ask(id)).statusCode).toBe(404);
  expect((await ask(await product.list(), 'investor')).statusCode).toBe(403);
});
