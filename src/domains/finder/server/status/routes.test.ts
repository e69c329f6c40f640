import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { roles } from '#platform/contract/roles.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { isFresh } from './routes.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const url = '/api/search/status';

async function status() {
  const { headers } = await product.signIn('admin');
  return (await product.app.inject({ url, headers })).json().data;
}

test('an admin reads how large and how fresh each finder is, and when it was built', async () => {
  const before = await status();
  expect(before).toMatchObject({
    dossiers: { generation: 1, size: 0 },
    suppliers: { generation: 1, size: 0 },
  });
  const builtAt = Date.parse(before.dossiers.lastRebuild.at);
  expect(Math.abs(Date.now() - builtAt)).toBeLessThan(60_000);

  await product.list();
  await product.listPlant();
  await product.listPlant();
  const after = await status();
  expect(after).toMatchObject({
    dossiers: { generation: 1, size: 1, lastRebuild: before.dossiers.lastRebuild },
    suppliers: { generation: 1, size: 2, lastRebuild: before.suppliers.lastRebuild },
  });
  // A transaction that is open anywhere on the server, in another test's database too, holds the horizon.
  await vi.waitFor(
    async () => {
      await product.refresh();
      expect((await status()).suppliers.horizon).toBeGreaterThan(before.suppliers.horizon);
    },
    { timeout: 15_000, interval: 100 },
  );
});

test('nobody but an admin reads it', async () => {
  expect((await product.app.inject({ url })).statusCode).toBe(401);
  for (const role of roles) {
    const { headers } = await product.signIn(role);
    const { statusCode } = await product.app.inject({ url, headers });
    expect([role, statusCode]).toEqual([role, role === 'admin' ? 200 : 403]);
  }
});

test('finders are fresh while neither has gone without a look at the database for long', async () => {
  const seenAgo = (lag: number) => ({
    status: async () => ({ generation: 1, builtAt: new Date(), buildTime: 1, lag, horizon: 1, size: 0 }),
  });
  expect(await isFresh({ finders: { dossier: seenAgo(900), supplier: seenAgo(900) } })).toBe(true);
  expect(await isFresh({ finders: { dossier: seenAgo(900), supplier: seenAgo(20_000) } })).toBe(false);
  expect(await isFresh({ finders: { dossier: seenAgo(20_000), supplier: seenAgo(900) } })).toBe(false);
});
