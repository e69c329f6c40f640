import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';
import { setPassword, verifyEmail } from '../queries.ts';
import { people } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

test('a password or a proof that comes when its owner has just left is refused in words, and nothing of them comes back', async () => {
  const person = await product.signIn();
  const left = await product.app.inject({
    ...{ method: 'POST', url: '/api/account/deletion', headers: person.headers },
    payload: { password: testPassword },
  });
  expect(left.statusCode).toBe(200);
  await expect(setPassword(product.db, person.id, 'a hash')).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await verifyEmail(product.db, person.id);
  const [row] = await product.db.select().from(people).where(eq(people.id, person.id));
  expect(row).toMatchObject({ name: 'Former member', passwordHash: null, emailVerifiedAt: null });
});
