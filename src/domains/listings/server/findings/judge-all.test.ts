import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLint } from '#domains/dossiers/server/lint/lint.ts';
import { settlements } from '#domains/dossiers/server/settlements/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { takeSnapshot } from '#domains/registers/server/snapshot/take-snapshot.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { judgeAll } from './judge-all.ts';
import { listingFindings } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const lint = () => openLint({ db: product.db, deskTimeZone: 'UTC' });

async function judge(): Promise<void> {
  await judgeAll(product.db, lint());
}

async function found(id: number): Promise<[string, string][]> {
  const rows = await product.db.select().from(listingFindings).where(eq(listingFindings.dossierId, id));
  return rows.map(({ rule, reason }): [string, string] => [rule, reason]).sort();
}

async function write(id: number, fields: Partial<typeof dossiers.$inferInsert>): Promise<void> {
  await product.db.update(dossiers).set(fields).where(eq(dossiers.id, id));
}

test('at night all that is not retired is judged; a reason stays as long as its question is the same', async () => {
  const clean = await product.list();
  const asked = await product.list({ title: 'Amlodipine Capsules' });
  const draft = await product.list({ title: 'Amlodipine Cream', state: 'draft' });
  const retired = await product.list({ title: 'Amlodipine Capsules', state: 'retired' });
  await judge();
  expect(await Promise.all([clean, asked, draft, retired].map(found))).toEqual([
    [],
    [['title-form', '']],
    [['title-form', '']],
    [],
  ]);

  await product.db
    .update(listingFindings)
    .set({ reason: 'A trade name' })
    .where(eq(listingFindings.dossierId, asked));
  await write(asked, { dealDetails: 'More' });
  await judge();
  expect(await found(asked)).toEqual([['title-form', 'A trade name']]);
  await product.db.update(listingFindings).set({ about: '' }).where(eq(listingFindings.dossierId, asked));
  await judge();
  expect(await found(asked), 'found before it was noted about what').toEqual([
    ['title-form', 'A trade name'],
  ]);
  await write(asked, { title: 'Amlodipine Capsules for Children' });
  await judge();
  expect(await found(asked), 'the same words about another title').toEqual([['title-form', '']]);
  await product.db
    .update(listingFindings)
    .set({ reason: 'A trade name' })
    .where(eq(listingFindings.dossierId, asked));
  await write(asked, { title: 'Amlodipine Ointment' });
  await judge();
  expect(await found(asked)).toEqual([['title-form', '']]);
  await write(asked, { title: 'Amlodipine Tablets' });
  await judge();
  expect(await found(asked)).toEqual([]);
});

test('what was saved while it was judged is left as the save found it', async () => {
  const id = await product.list();
  const judging = lint();
  await judgeAll(product.db, async (all, on) => {
    const findings = await judging(
      all.map((one) => ({ ...one, values: { ...one.values, title: 'Amlodipine Capsules' } })),
      on,
    );
    await write(id, { dealDetails: 'Saved meanwhile' });
    return findings;
  });
  expect(await found(id)).toEqual([]);
});

test('a reason that was given while a listing was judged stays with its question', async () => {
  const id = await product.list({ strengths: '7 mg', title: 'Amlodipine Capsules 7 mg' });
  await judge();
  await write(id, { strengths: '5 mg' });
  const { db } = product;
  const givenMeanwhile = Object.assign(Object.create(db), {
    async transaction(act: Parameters<typeof db.transaction>[0]) {
      await db
        .update(listingFindings)
        .set({ reason: 'A trade name' })
        .where(eq(listingFindings.dossierId, id));
      return db.transaction(act);
    },
  });
  await judgeAll(givenMeanwhile, lint());
  expect(await found(id)).toEqual([
    ['title-form', 'A trade name'],
    ['title-strength', ''],
  ]);
});

test('an edition of a register that comes asks what none asked before', async () => {
  const id = await product.list({ salt: 'Amlodipine maleate' });
  const [row] = await product.db.select().from(dossiers).where(eq(dossiers.id, id));
  await product.db
    .update(molecules)
    .set({ inn: 'amlodipine' })
    .where(eq(molecules.id, Number(row?.moleculeId)));
  await judge();
  expect(await found(id)).toEqual([]);
  await takeSnapshot(product.db.$client);
  await judge();
  expect(await found(id)).toEqual([['salt-reference', '']]);
}, 60_000);

test('a constraint date that an accepted settlement gives is asked of nobody, by number or by code', async () => {
  const [other, id] = [await product.list(), await product.list({ usConstraintDate: '2031-01-15' })];
  const [row] = await product.db.select().from(dossiers).where(eq(dossiers.id, id));
  const [known] = await product.db.select().from(molecules).where(eq(molecules.inn, 'amlodipine'));
  await write(id, { moleculeId: Number(known?.id) });
  await judge();
  expect(await found(id)).toEqual([['constraint-register', '']]);
  const settlement = {
    ...({ market: 'US', day: '2031-01-15', parties: 'A and B', source: 'https://example.com' } as const),
    ...({ enteredAs: 'owner', enteredBy: (await product.signIn()).id } as const),
  };
  await product.db.insert(settlements).values([
    { ...settlement, dossierId: id, state: 'waiting' },
    { ...settlement, dossierId: other, state: 'accepted' },
    { ...settlement, dossierId: id, state: 'accepted', market: 'EU' },
  ]);
  await judge();
  expect(await found(id)).toEqual([['constraint-register', '']]);
  await product.db.update(settlements).set({ state: 'accepted' }).where(eq(settlements.state, 'waiting'));
  await judge();
  expect(await found(id)).toEqual([]);
  const values = { molecule: 'amlodipine', dosageForm: 'Tablets', routes: ['Oral'], strengths: '5 mg' };
  const dated = { ...values, usReferenceProduct: 'Norvasc', usConstraintDate: '2031-01-15' };
  const asked = await lint()([{ values: dated, code: row?.code ?? '' }, { values: dated }]);
  expect(asked.map((findings) => findings.length)).toEqual([0, 1]);
}, 60_000);
