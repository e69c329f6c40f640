import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { holdChecks } from './checks/check-claims.ts';
import { keepSchedule, scheduleKey } from './proofs.ts';
import { evidenceClaims, evidenceKept } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

test('under another schedule until when claims are proven is reckoned anew, once', async () => {
  const { db } = product;
  const person = await product.signIn();
  await db.insert(evidenceClaims).values({
    ...{ dossierId: await product.list(), kind: 'approval', authority: 'EMA', number: 'EU/1/99/999' },
    ...{ holder: '', substance: '', site: '', scope: '', dosageForms: [], source: 'A letter' },
    ...{ statedAs: 'owner', statedBy: person.id, statedAt: new Date('2026-01-01T12:00:00Z') },
    ...{ verdict: 'proven', decidedBy: person.id, decidedAt: new Date('2026-02-01T12:00:00Z') },
  });
  const until = async () => (await db.select().from(evidenceClaims)).map(({ provenUntil }) => provenUntil);
  await db.delete(evidenceKept);
  await db.insert(evidenceKept).values({ schedule: 'of six months' });
  await db.update(evidenceClaims).set({ provenUntil: '2026-08-01' });
  await keepSchedule(db, holdChecks);
  expect(await until()).toEqual(['2027-02-01']);
  expect(await db.select().from(evidenceKept)).toEqual([{ id: 1, schedule: scheduleKey }]);
  await db.update(evidenceClaims).set({ provenUntil: '2026-08-01' });
  await keepSchedule(db, holdChecks);
  expect(await until(), 'by the same schedule nothing is read').toEqual(['2026-08-01']);
});
