import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { settings } from '#testing/walk/operator.ts';

let product: TestProduct;
let desk: TestPerson;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  desk = await product.signIn('admin');
});
afterAll(() => product.stop());

const url = '/api/admin/operator-settings';

async function save(change: object, { headers } = desk) {
  const payload = { ...settings, after: 0, ...change };
  const { statusCode, body } = await product.app.inject({ method: 'POST', url, headers, payload });
  return { status: statusCode, body: JSON.parse(body) };
}

const read = async () => (await product.app.inject({ url, headers: desk.headers })).json().data;

test('fee and months are first those of the installation, then what the desk set last, every version kept', async () => {
  const usual = { US: 10, EU: 14, biologic: 12 };
  expect(await read()).toEqual({
    current: { fee: { amount: '500', currency: 'EUR' }, review: usual },
    versions: [],
  });
  const wrong = await save({ feeAmount: '0', usMonths: '0', euMonths: 'x', biologicMonths: '61' });
  expect([wrong.status, wrong.body.issues.map(({ path }: { path: string }) => path).sort()]).toEqual([
    ...[400, ['biologicMonths', 'euMonths', 'feeAmount', 'usMonths']],
  ]);
  expect((await save({}, await product.signIn())).status).toBe(403);
  // Of two at once one is told of the other.
  const answers = await Promise.all([
    save({ feeAmount: '1.250,5', feeCurrency: 'CHF' }),
    save({ feeAmount: '1.250,5', feeCurrency: 'CHF' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const dear = { fee: { amount: '1250.50', currency: 'CHF' }, review: usual };
  expect(await read()).toMatchObject({ current: dear, versions: [{ ...dear, version: 1 }] });
  const same = await save({ after: 1, feeAmount: '1250.50', feeCurrency: 'CHF' });
  expect(same).toEqual({ status: 200, body: { message: 'These settings hold already' } });
  const tiny = await save({ after: 1, feeAmount: '0.004' });
  expect(tiny.body.issues[0].message).toBe('Give an amount with two decimals at most');
  expect((await save({ after: 1, feeAmount: '', euMonths: '18' })).status).toBe(200);
  const free = { fee: null, review: { ...usual, EU: 18 } };
  expect(await read()).toMatchObject({ current: free, versions: [{ ...free, version: 2 }, dear] });
  const [line] = await product.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, 'settings:2'))
    .orderBy(auditTrail.id);
  expect(line).toMatchObject({ action: 'set-operator', actorId: desk.id, detail: free });
});
