import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecrets } from '#platform/server/secrets/secrets.ts';
import { foundCompany } from '#testing/deals.ts';
import { openBrowser } from '#testing/sign-in/browser.ts';
import { providerToSet } from '#testing/sign-in/discovery.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { companies } from '../tables.ts';
import { purposeOf } from './queries.ts';
import { companySignIns } from './tables.ts';
import { asksAMinute } from './way.ts';

const keys = { secretKey: undefined, secretKeyFallbacks: [] };
const publicUrl = 'https://dosebridge.example';
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: publicUrl, RATE_LIMITS: 'on' }, { searches: false });
});
afterAll(() => product.stop());

async function openCompany() {
  const { id } = await foundCompany(product);
  const secret = (await openSecrets({ ...keys, dataDir: product.dataDir })).seal('secret', purposeOf(id));
  const issuer = await providerToSet();
  await product.db.insert(companySignIns).values({ companyId: id, issuer, clientId: 'dosebridge', secret });
  const [company] = await product.db.select().from(companies).where(eq(companies.id, id));
  return { begin: () => openBrowser(product, publicUrl).step(`/auth/company/${company?.signInKey}`) };
}

test('the provider of one company is asked so often a minute, from wherever, and that of another as before', async () => {
  const [one, other] = [await openCompany(), await openCompany()];
  expect((await one.begin()).pathname).toBe('/auth');
  const key = sql`key like ${`${asksAMinute.name}:%`}`;
  await product.db.execute(sql`update attempts set count = ${asksAMinute.max - 1} where ${key}`);
  expect((await one.begin()).pathname).toBe('/auth');
  expect((await one.begin()).href).toBe(`${publicUrl}/login?company=busy`);
  expect((await other.begin()).pathname).toBe('/auth');
});
