import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshProofs } from '#domains/evidence/server/proofs.ts';
import { evidenceClaims } from '#domains/evidence/server/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { changedFor, readWholeFeed } from './search/feed.ts';

const today = '2026-11-26';
let product: TestProduct;
let member: TestPerson;
beforeAll(async () => {
  product = await startTestProduct();
  member = await product.signIn();
});
afterAll(() => product.stop());

async function claim(dossierId: number, fields: Partial<typeof evidenceClaims.$inferInsert>): Promise<void> {
  await product.db.insert(evidenceClaims).values({
    ...{ dossierId, kind: 'cep', authority: 'EDQM', number: 'CEP 2010-901', numberKey: '2010-901' },
    ...{ holder: '', substance: '', site: '', scope: '', dosageForms: [], source: 'A letter' },
    ...{ statedAs: 'owner', statedBy: member.id, provenUntil: '2028-01-01', ...fields },
  });
}

async function found(evidence: string[], more: object = {}) {
  const payload = { evidence, limit: 50, ...more };
  const { headers } = member;
  const answer = await product.app.inject({ method: 'POST', url: '/search-dossier', headers, payload });
  const { data, counts } = answer.json();
  return { ids: data.map(({ _id }: { _id: string }) => Number(_id)).sort(), counts: counts.evidence };
}

test('the finder finds what is proven by its kinds, with counts, as soon as it is and no longer', async () => {
  const [cep, gmp, other, old] = [
    await product.list({ dosageForm: 'Tablets' }),
    await product.list({ dosageForm: 'Tablets' }),
    await product.list({ dosageForm: 'Capsules' }),
    await product.list(),
  ] as [number, number, number, number];
  await claim(cep, {});
  for (const id of [gmp, other])
    await claim(id, {
      kind: 'gmp',
      authority: 'EU GMP',
      number: '',
      numberKey: null,
      dosageForms: ['Tablets'],
    });
  await claim(old, { provenUntil: '2026-11-25' });
  await claim(old, { provenUntil: null });
  expect((await found([])).counts).toEqual([0, 0, 0, 0, 0]);
  await refreshProofs(product.db, today);
  await product.refresh();
  expect((await found([])).counts).toEqual([1, 1, 0, 0, 0]);
  expect((await found(['cep'])).ids).toEqual([cep]);
  expect((await found(['gmp'])).ids, 'of the forms that it covers').toEqual([gmp]);
  expect((await found(['gmp', 'cep'])).ids).toEqual([cep, gmp]);
  expect((await found(['gmp'], { doseForm: ['Capsules'] })).ids).toEqual([]);

  await product.db.delete(evidenceClaims);
  await refreshProofs(product.db, today);
  await product.refresh();
  expect(await found(['gmp', 'cep'])).toEqual({ ids: [], counts: [0, 0, 0, 0, 0] });
});

test('a finder that is built anew knows the same, as of the same writing', async () => {
  const id = await product.list();
  await claim(id, { kind: 'dmf', authority: 'USFDA', number: '999901', numberKey: '999901' });
  await refreshProofs(product.db, today, { kind: 'dossier', id });
  await product.refresh();
  const built = new Map<number, number>();
  for await (const rows of readWholeFeed(product.db)) {
    for (const row of rows) built.set(row.id, row.revision);
    expect(rows.find((row) => row.id === id)?.proofs).toEqual(['dmf']);
  }
  const told = await changedFor(product.db, 0);
  expect(new Map(told.map((one) => [one.id, one.revision]))).toEqual(built);
  expect(built).toEqual(new Map(await product.finders.dossierFinder.revisions()));
});
