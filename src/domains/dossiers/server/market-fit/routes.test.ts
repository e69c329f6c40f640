import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshProofs } from '#domains/evidence/server/proofs.ts';
import { evidenceChecks, evidenceClaims } from '#domains/evidence/server/tables.ts';
import { registerEditions } from '#domains/registers/server/tables.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { fitMarkets } from '../../contract/market-fit/fit-markets.ts';
import type { MarketFit } from '../../contract/market-fit/market-fit-calls.ts';
import type { dossiers } from '../tables.ts';
import { ofState } from './of-union.ts';

let product: TestProduct;
let member: TestPerson;
beforeAll(async () => {
  product = await startTestProduct();
  member = await product.signIn();
});
afterAll(() => product.stop());

/** All that Germany asks for. */
const european: Partial<typeof dossiers.$inferInsert> = {
  ...{ markets: ['EU', 'MENA'], dosageForm: 'Tablets', readiness: 'Ready : EU' },
  stabilityConditions: 'Zone II and IVb, 24 months',
  clinicalDetails: 'BE completed, fasting, n = 36, EU reference product',
  gmpStatuses: ['EU GMP'],
  ...{
    cppCountry: 'Spain',
    apiDmf: 'CEP',
    registeredIn: 'Germany, Spain (DCP closed Mar 2025); Egypt filed',
  },
};

async function fitOf(id: number): Promise<Map<string, MarketFit>> {
  const answer = await product.app.inject({ url: `/api/dossiers/${id}/market-fit`, headers: member.headers });
  expect(answer.statusCode).toBe(200);
  const markets: MarketFit[] = answer.json().data.markets;
  return new Map(markets.map((one) => [one.market, one]));
}

async function found(fits: string[]): Promise<{ ids: string[]; counts: number[] }> {
  const payload = { fits, limit: 50 };
  const url = '/search-dossier';
  const answer = await product.app.inject({ method: 'POST', url, headers: member.headers, payload });
  const { data, counts } = answer.json();
  return { ids: data.map(({ _id }: { _id: string }) => _id), counts: counts.fits };
}

test('each country judges a dossier by every rule, with what closes a gap and where the rule stands', async () => {
  const fits = await fitOf(await product.list({ ...european, gmpStatuses: ['ANVISA'] }));
  expect([...fits.keys()]).toEqual(fitMarkets);
  const germany = fits.get('Germany');
  expect(germany).toMatchObject({
    offered: true,
    verdict: 'gap',
    status: { stage: 'approved' },
  });
  for (const { rule, outcome, decides, closes, needs, from } of germany?.rules ?? []) {
    expect(outcome, rule).toBe(rule === 'gmp' ? 'gap' : 'fit');
    expect(closes === null, rule).toBe(outcome !== 'gap');
    expect(decides, rule).toBe(rule !== 'language');
    expect([needs, from.title, from.section], rule).not.toContain('');
    expect(from.address, rule).toMatch(/^https:\/\//);
  }
  expect(fits.get('Egypt')?.status).toEqual({ stage: 'filed' });
  expect(fits.get('Brazil')).toMatchObject({ offered: false, status: null, launch: null });
});

test('what nobody says is unknown, and nobody is told of a draft', async () => {
  const silent = {
    stabilityConditions: '-',
    clinicalDetails: '',
    gmpStatuses: [],
    cppCountry: 'NA',
    apiDmf: '',
  };
  const fits = await fitOf(await product.list(silent));
  expect([...fits.values()].map(({ verdict }) => verdict)).not.toContain('fit');
  expect([...fits.values()].map(({ verdict }) => verdict)).not.toContain('gap');
  const draft = await product.list({ state: 'draft' });
  const url = `/api/dossiers/${draft}/market-fit`;
  expect((await product.app.inject({ url, headers: member.headers })).statusCode).toBe(404);
});

test('a search finds what is offered for a country and fits it, and counts each country', async () => {
  const [fitting, elsewhere, lacking] = [
    await product.list(european),
    await product.list({ ...european, markets: ['LatAm'] }),
    await product.list({ ...european, gmpStatuses: ['ANVISA'] }),
  ];
  const { ids, counts } = await found(['Germany']);
  expect(ids).toContain(String(fitting));
  expect(ids).not.toContain(String(elsewhere));
  expect(ids).not.toContain(String(lacking));
  expect(counts[fitMarkets.indexOf('Germany')]).toBe(ids.length);
  await product.db.execute(`update dossiers set gmp_statuses = '{EU GMP}' where id = ${lacking}`);
  await product.refresh();
  expect((await found(['Germany'])).ids).toContain(String(lacking));
});

test('of a suspended certificate nothing fits, on the page and in the finder, whatever the owner says', async () => {
  const id = await product.list({ ...european, apiDmf: 'CEP' });
  const [claim] = await product.db
    .insert(evidenceClaims)
    .values({
      ...{ dossierId: id, kind: 'cep', authority: 'EDQM', number: 'CEP 2010-901', numberKey: '2010-901' },
      ...{ holder: '', substance: '', site: '', scope: '', dosageForms: [], source: 'A letter' },
      ...{ statedAs: 'owner', statedBy: member.id, validUntil: '2030-01-01' },
    })
    .returning();
  const settle = async (today: string) => {
    await refreshProofs(product.db, today);
    await product.refresh();
    const germany = (await fitOf(id)).get('Germany');
    const rule = germany?.rules.find((one) => one.rule === 'substance');
    return { rule, isFound: (await found(['Germany'])).ids.includes(String(id)) };
  };
  expect(await settle('2026-11-26')).toMatchObject({ rule: { outcome: 'fit', note: '' }, isFound: true });
  const counts = { rowsRead: 0, rowsTaken: 0, rowsRefused: 0, rowsRepeated: 0, rowsLeftOut: 0 };
  const [edition] = await product.db
    .insert(registerEditions)
    .values({
      ...{ register: 'edqm-ceps', day: '2026-11-12', sha256: 'a', fileName: 'list.csv', broughtBy: 'desk' },
      ...{ standing: 'current', ...counts },
    })
    .returning();
  await product.db.insert(evidenceChecks).values({
    ...{ claimId: claim?.id ?? 0, register: 'edqm-ceps', editionId: edition?.id ?? 0, edition: '2026-11-12' },
    ...{ since: '2026-11-12', finding: 'suspended', conflict: null, isSame: false, rowDay: null, rows: [] },
  });
  const red = await settle('2026-11-26');
  expect(red).toMatchObject({ rule: { outcome: 'gap', says: 'CEP' }, isFound: false });
  expect(red.rule?.note).toMatch(/^CEP 2010-901: .*edition of 12 Nov 2026: suspended/);
  await product.db.delete(evidenceChecks);
  expect(await settle('2026-11-26')).toMatchObject({ rule: { outcome: 'fit' }, isFound: true });
  // Its day has passed.
  await product.db.execute(`update evidence_claims set valid_until = '2025-01-01' where id = ${claim?.id}`);
  const { rule, isFound } = await settle('2026-11-26');
  expect(rule).toMatchObject({ outcome: 'gap', says: 'CEP' });
  expect(rule?.note).toContain('CEP 2010-901');
  expect(isFound).toBe(false);
});

test('of several ticked countries a search tells which each dossier fits', async () => {
  const id = String(await product.list({ ...european, markets: ['EU'] }));
  const search = async (fits: string[]) => {
    const payload = { fits, limit: 50 };
    const answer = await product.app.inject({
      method: 'POST',
      url: '/search-dossier',
      headers: member.headers,
      payload,
    });
    return answer.json().fitting;
  };
  expect(await search(['Germany'])).toBeUndefined();
  expect((await search(['Germany', 'Spain', 'Brazil']))[id]).toEqual(['Germany', 'Spain']);
});

test('what other states of the EU approved is none of Germany’s own, but recognised', () => {
  const launch = {
    market: 'EU',
    states: ['Malta', 'Spain'],
    earliest: '2026-11-23',
    hardUntil: null,
  } as never;
  const of = (market: 'Germany' | 'Spain', recognition: string | null = '2027-11-23') =>
    ofState(market, { status: null, launch }, recognition);
  expect(of('Germany')).toEqual({
    status: { stage: 'recognition', month: '2027-11', states: ['Malta', 'Spain'] },
    launch: { market: 'EU', earliest: '2027-11-23', hardUntil: null },
  });
  expect(of('Spain').launch).toEqual({ market: 'EU', earliest: '2026-11-23', hardUntil: null });
  expect(of('Germany', null)).toMatchObject({ status: null, launch: { earliest: null } });
});

test('countries are kept for a person, in the order of the list, and for nobody else', async () => {
  const [one, other] = [await product.signIn(), await product.signIn()];
  const url = '/api/my-markets';
  const keep = (markets: string[]) =>
    product.app.inject({ method: 'POST', url, headers: one.headers, payload: { markets } });
  expect((await keep(['Spain', 'Germany', 'Spain'])).json()).toEqual({ message: 'Kept as your markets.' });
  expect((await product.app.inject({ url, headers: one.headers })).json()).toEqual({
    markets: ['Germany', 'Spain'],
  });
  expect((await product.app.inject({ url, headers: other.headers })).json()).toEqual({ markets: [] });
  expect((await keep(['Atlantis'])).json().issues).toMatchObject([
    { message: 'Choose among the countries of the list' },
  ]);
  expect((await keep([])).json()).toEqual({ message: 'You keep no markets now.' });
});
