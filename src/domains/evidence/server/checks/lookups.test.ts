import { afterAll, beforeAll, expect, test } from 'vitest';
import { edqmCeps, fdaDmfs, fdaInspections, registerEditions } from '#domains/registers/server/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { evidenceChecks, evidenceClaims } from '../tables.ts';
import { checkClaims } from './check-claims.ts';
import { type Lookup, lookups } from './lookups.ts';

let product: TestProduct;
let person: TestPerson;
let dossierId: number;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  person = await product.signIn();
  dossierId = await product.list();
});
afterAll(() => product.stop());

async function edition(register: Lookup['register']): Promise<number> {
  const counts = { rowsRead: 1, rowsTaken: 1, rowsRefused: 0, rowsRepeated: 0, rowsLeftOut: 0 };
  const [made] = await product.db
    .insert(registerEditions)
    .values({
      ...{
        register,
        day: '2026-11-12',
        sha256: register,
        fileName: 'list.csv',
        broughtBy: 'desk',
        ...counts,
      },
      standing: 'current',
    })
    .returning();
  return made?.id ?? 0;
}

async function claim(fields: Pick<typeof evidenceClaims.$inferInsert, 'kind' | 'authority' | 'numberKey'>) {
  const [made] = await product.db
    .insert(evidenceClaims)
    .values({
      ...{ dossierId, number: fields.numberKey ?? '', holder: 'Fictive Labs', substance: 'Apixaban' },
      ...{ site: '', scope: '', dosageForms: [], source: 'A letter', statedAs: 'owner', statedBy: person.id },
      ...fields,
    })
    .returning();
  return made?.id ?? 0;
}

const inspected = (line: number, key: string, endedOn: string, outcome: 'NAI' | 'VAI' | 'OAI') => ({
  ...{ line, key, endedOn, outcome, classification: `Indicated (${outcome})`, isInConflict: false },
  ...{ inspection: String(line), name: 'FICTIVE LABS LTD', city: 'Goa', region: '', country: 'India' },
  ...{ projectArea: `Area ${line}`, productType: 'Drugs' },
});

test('each kind is looked up in its register by its number, of a site the newest inspection, and what has no such number is left', async () => {
  const { db } = product;
  const listed = { isInConflict: false, holder: 'FICTIVE LABS LTD', type: 'II', line: 2 };
  await db.insert(edqmCeps).values({
    ...{
      ...listed,
      editionId: await edition('edqm-ceps'),
      key: '2010-901',
      number: 'CEP 2010-901',
      revision: '',
    },
    ...{
      substanceNumber: '1',
      substance: 'Apixaban',
      status: 'VALID',
      state: 'valid',
      issuedOn: '2020-01-01',
    },
  });
  await db.insert(fdaDmfs).values({
    ...{ ...listed, editionId: await edition('fda-dmfs'), key: '900123', status: 'I', state: 'inactive' },
    ...{ submittedOn: null, subject: 'APIXABAN (FORM N-1)' },
  });
  const inspections = await edition('fda-inspections');
  const [red, mended] = ['9900000001', '9900000002'];
  await db
    .insert(fdaInspections)
    .values(
      [
        inspected(2, red, '2024-03-01', 'NAI'),
        inspected(3, red, '2026-05-01', 'VAI'),
        inspected(4, red, '2026-05-01', 'OAI'),
        inspected(5, mended, '2024-03-01', 'OAI'),
        inspected(6, mended, '2025-03-01', 'OAI'),
        inspected(7, mended, '2026-05-01', 'NAI'),
      ].map((row) => ({ ...row, editionId: inspections })),
    );
  const usfda = { authority: 'USFDA' } as const;
  const claims = {
    cep: await claim({ kind: 'cep', authority: 'EDQM', numberKey: '2010-901' }),
    unknown: await claim({ kind: 'cep', authority: 'EDQM', numberKey: '2010-902' }),
    dmf: await claim({ kind: 'dmf', ...usfda, numberKey: '900123' }),
    canada: await claim({ kind: 'dmf', authority: 'Health Canada', numberKey: '900123' }),
    gmp: await claim({ kind: 'gmp', ...usfda, numberKey: '2010-901' }),
    red: await claim({ kind: 'inspection', ...usfda, numberKey: red }),
    mended: await claim({ kind: 'inspection', ...usfda, numberKey: mended }),
  };
  await checkClaims(db, lookups);
  const checks = new Map((await db.select().from(evidenceChecks)).map((check) => [check.claimId, check]));
  const of = (name: keyof typeof claims) => checks.get(claims[name]);
  expect(of('cep')).toMatchObject({ finding: 'valid', isSame: true, register: 'edqm-ceps' });
  expect(of('unknown')).toMatchObject({ finding: null, conflict: null, rows: [] });
  expect(of('dmf')).toMatchObject({ finding: 'inactive', conflict: null, rows: [{ status: 'I' }] });
  expect(of('red')).toMatchObject({ finding: 'official-action', rowDay: '2026-05-01' });
  expect(of('red')?.rows).toHaveLength(2);
  expect(of('red')?.officialBefore).toBeNull();
  expect(of('mended')).toMatchObject({
    ...{ finding: 'no-action', isSame: true, rowDay: '2026-05-01', officialBefore: '2025-03-01' },
  });
  expect([of('canada'), of('gmp')]).toEqual([undefined, undefined]);
});
