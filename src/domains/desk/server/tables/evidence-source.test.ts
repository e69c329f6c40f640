import { afterAll, beforeAll, expect, test } from 'vitest';
import { evidenceState, stateOnceProven } from '#domains/evidence/contract/evidence-state.ts';
import { keepProvenUntil } from '#domains/evidence/server/proofs.ts';
import { selectChecked } from '#domains/evidence/server/queries.ts';
import { evidenceChecks, evidenceClaims } from '#domains/evidence/server/tables.ts';
import { toCheck, toFacts } from '#domains/evidence/server/wire.ts';
import { addMonths } from '#domains/registers/contract/days.ts';
import { registerEditions } from '#domains/registers/server/tables.ts';
import type { TablePage, TableRow } from '#platform/contract/tables/page.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { rowAddresses } from '../../contract/back-office-addresses.ts';

/** As PostgreSQL has it. */
const today = new Date().toISOString().slice(0, 10);
const monthsAgo = (months: number) => addMonths(today, -months);

let product: TestProduct;
let desk: TestPerson;
let tablets: number;
let plant: number;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  desk = await product.signIn('admin');
  [tablets, plant] = [await product.list({ dosageForm: 'Tablets' }), await product.listPlant()];
  await addClaims();
});
afterAll(() => product.stop());

const verdicts = [
  { verdict: null, decidedAt: null },
  { verdict: 'proven', decidedAt: new Date(monthsAgo(1)) },
  { verdict: 'proven', decidedAt: new Date(monthsAgo(30)) },
  { verdict: 'refused', decidedAt: new Date(monthsAgo(1)) },
] as const;
const looked = { conflict: null, isSame: true, rowDay: null };
const checks = [
  null,
  ...[{ ...looked, finding: 'valid' } as const, { ...looked, finding: 'valid', isSame: false } as const],
  ...[{ ...looked, finding: 'valid', rowDay: monthsAgo(2) } as const, { ...looked, finding: null }],
  ...[{ ...looked, finding: 'suspended' } as const, { ...looked, finding: 'expired' } as const],
  { ...looked, finding: null, conflict: 'rows' } as const,
];

/** One of each kind that there can be. */
async function addClaims(): Promise<void> {
  const { db } = product;
  const day = monthsAgo(1);
  const [edition] = await db
    .insert(registerEditions)
    .values({
      ...{
        register: 'edqm-ceps',
        day,
        sha256: 'a',
        fileName: 'a.csv',
        broughtBy: 'desk',
        standing: 'current',
      },
      ...{ rowsRead: 0, rowsTaken: 0, rowsRefused: 0, rowsRepeated: 0, rowsLeftOut: 0 },
    })
    .returning({ id: registerEditions.id });
  const texts = { numberKey: null, holder: '', substance: '', site: '', scope: '', source: 'A letter' };
  const made = [{ dossierId: tablets }, { plantId: plant }].flatMap((of) =>
    (['gmp', 'cep', 'approval', 'inspection'] as const).flatMap((kind) =>
      [null, monthsAgo(2)].flatMap((validUntil) =>
        [null, monthsAgo(36), monthsAgo(40)].flatMap((issuedOn) =>
          [[], ['Capsules']].flatMap((dosageForms) =>
            verdicts.flatMap((verdict) =>
              checks.map((check) => ({
                check,
                ...{ ...texts, ...of, ...verdict, kind, validUntil, issuedOn, dosageForms },
                ...{ authority: 'EDQM', number: '', statedAs: 'owner' as const, statedBy: desk.id },
                statedAt: new Date(monthsAgo(3)),
              })),
            ),
          ),
        ),
      ),
    ),
  );
  for (let from = 0; from < made.length; from += 1000) {
    const some = made.slice(from, from + 1000);
    const rows = await db
      .insert(evidenceClaims)
      .values(some.map(({ check, ...claim }) => claim))
      .returning({ id: evidenceClaims.id });
    await db.insert(evidenceChecks).values(
      some.flatMap(({ check }, at) => {
        const claimId = rows[at]?.id ?? 0;
        const read = {
          register: 'edqm-ceps' as const,
          editionId: edition?.id ?? 0,
          edition: day,
          since: day,
        };
        return check === null ? [] : [{ ...check, ...read, claimId, rows: [] }];
      }),
    );
  }
  await keepProvenUntil(db, await selectChecked(db));
}

async function rowsOf(query: Record<string, string>): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let after: string | null = '';
  while (after !== null) {
    const answer: Awaited<ReturnType<typeof product.app.inject>> = await product.app.inject({
      url: '/api/back-office/tables/evidence',
      query: { ...query, limit: '100', ...(after && { after }) },
      headers: desk.headers,
    });
    const { data, next }: TablePage = answer.json();
    rows.push(...data);
    after = next;
  }
  return rows;
}

test('what waits is what the desk’s word would make green, as the claim’s own page has it', async () => {
  const expected = (await selectChecked(product.db)).map(({ claim, check }) => {
    const facts = toFacts(claim, check && toCheck(check));
    const at = { today, dosageForm: claim.dossierId === null ? null : 'Tablets' };
    if (claim.verdict === 'refused') return [claim.id, 'refused'] as const;
    if (stateOnceProven(facts, at) !== 'proven') return [claim.id, 'barred'] as const;
    return [claim.id, evidenceState(facts, at) === 'proven' ? 'proven' : 'waiting'] as const;
  });
  for (const state of ['waiting', 'proven', 'barred', 'refused']) {
    const ids = expected.flatMap(([id, one]) => (one === state ? [id] : []));
    expect(ids.length).toBeGreaterThan(0);
    const rows = await rowsOf({ state, sort: 'statedAt' });
    expect(rows.map(({ id }) => id).sort((one, other) => one - other)).toEqual(
      ids.sort((one, other) => one - other),
    );
    expect(new Set(rows.map(({ cells }) => cells.state))).toEqual(new Set([state]));
  }
});

test('a row says what is claimed of which listing, and leads to the claim there', async () => {
  const rows = await rowsOf({ state: 'waiting' });
  const of = (key: 'dossier' | 'plant', kind: string) =>
    rows.find(({ keys, cells }) => keys[key] !== null && String(cells.claim).startsWith(kind));
  const [first, other] = [of('dossier', 'GMP certificate'), of('plant', 'Approval')];
  expect(first?.cells).toMatchObject({
    listing: expect.stringMatching(/^DB-/),
    claim: 'GMP certificate EDQM',
    statedAs: 'owner',
  });
  expect(first && rowAddresses.evidence(first)).toBe(`/admin/dossiers/${tablets}#claim-${first?.id}`);
  expect(other && rowAddresses.evidence(other)).toBe(`/admin/suppliers/${plant}#claim-${other?.id}`);
});
