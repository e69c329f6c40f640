import { expect, test } from 'vitest';
import type { DealValues, PriceLine } from '#domains/requests/contract/deal-values.ts';
import { incoterms } from '#domains/requests/contract/term-sheet-lists.ts';
import type { ReckonedTerms } from '../../contract/asked-offers.ts';
import type { Plan } from '../../contract/plan.ts';
import { offeredValues, sampleComparison } from '../testing/sample-comparison.ts';
import { rank } from './rank.ts';
import { ratesOfTheDay } from './rates.ts';
import type { Offered } from './read-offer.ts';

/** 12,000 packs in each of two years, not discounted: 24,000 in all. */
const plan: Plan = { ...sampleComparison().plan, discount: '0' };
const price: PriceLine = {
  ...{ strength: '5 mg', packUnits: '30', price: '2', freight: '', duty: '', tooling: '0', moq: '1' },
};

/** Whole, delivered duty paid and at 2 EUR, but for what is told otherwise. */
function offer(
  name: string,
  line: Partial<PriceLine> = {},
  values: Partial<DealValues> = {},
  terms: Partial<ReckonedTerms> = {},
): Offered {
  const said = { ...offeredValues, prices: [{ ...price, ...line }], ...values };
  return {
    ...{ name, reference: null, version: null },
    terms: {
      ...{ currency: 'EUR', supplyPrice: '', priceUnit: '', oneTimeFee: '0', royalty: '0', profitShare: '0' },
      ...terms,
      values: said,
    },
  };
}

function ranked(offers: readonly Offered[], more: Partial<Plan> = {}) {
  const answer = rank({ ...plan, ...more }, offers, ratesOfTheDay());
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer;
}

const silent = offer(
  'Silent',
  { tooling: '', moq: '' },
  { incoterm: '', royaltyMinimum: '', shelfLifeMonths: '' },
  { oneTimeFee: '', royalty: '', profitShare: '' },
);

test('what an offer does not state is told as a range to the highest of the others, each in its measure', () => {
  const telling = offer(
    'Telling',
    { freight: '0.1', duty: '5', tooling: '12000', moq: '10000' },
    { incoterm: 'EXW', royaltyMinimum: '2500', profitBase: 'Net sales less cost' },
    { oneTimeFee: '250000', royalty: '3', profitShare: '40' },
  );
  const { offers, leftOut } = ranked([telling, silent]);
  expect(offers.find(({ name }) => name === 'Silent')?.missing).toEqual([
    'Freight of 5 mg × 30: from 0 to 0.1000 EUR a pack',
    'Duty of 5 mg × 30: from 0 to 5 %',
    'MOQ of 5 mg × 30: from 0 to 10,000 packs a year',
    'Tooling of 5 mg × 30: from 0 to 12,000.00 EUR',
    'One-time fee: from 0 to 250,000.00 EUR, at the start',
    'Royalty: from 0 to the highest of these offers',
    'Minimum royalty: from 0 to 2,500.00 EUR a year',
    'Profit share: from 0 to 40 %',
  ]);
  expect(leftOut).toEqual([]);
});

test('what no offer states is told once, of all, and a line without a price is left out of the plan', () => {
  const lines = [...plan.lines, { ...plan.lines[0], strength: '40 mg' }] as Plan['lines'];
  const { offers, leftOut, packs } = ranked([silent], { lines });
  expect(leftOut).toEqual([
    'No offer states a price for 40 mg × 30: it is left out of the plan.',
    'No offer states a freight: it counts in none.',
    'No offer states a duty: it counts in none.',
    'No offer states an MOQ: it counts in none.',
    'No offer states tooling: it counts in none.',
    'No offer states a one-time fee: it counts in none.',
    'No offer states a royalty: it counts in none.',
    'No offer states a minimum royalty: it counts in none.',
    'No offer states a profit share: it counts in none.',
  ]);
  expect([packs, offers[0]?.missing]).toEqual(['24000.00', []]);
  expect(ranked([offer('Whole')]).leftOut).toEqual([]);
});

test('who has freight or duty in the price states none: it is no highest of the market, and told of all', () => {
  const incoterm = (name: DealValues['incoterm']) => offer(`By ${name}`, {}, { incoterm: name });
  const all = [incoterm('EXW'), incoterm('FCA'), incoterm('CIF'), incoterm('DDP')];
  const { offers, leftOut } = ranked(all);
  expect(offers.flatMap(({ missing }) => missing)).toEqual([]);
  expect(leftOut).toEqual([
    'No offer states a freight: it counts in none. The buyer pays it with ‘By EXW’, ‘By FCA’; the others have it in their price.',
    'No offer states a duty: it counts in none. The buyer pays it with ‘By EXW’, ‘By FCA’, ‘By CIF’; the others have it in their price.',
  ]);
  const none = offer('None', {}, { royaltyMinimum: '' });
  const some = offer('Some', {}, { royaltyMinimum: '' }, { royalty: '3' });
  const royalties = ranked([none, some]);
  expect(royalties.offers.flatMap(({ missing }) => missing)).toEqual([]);
  expect(royalties.leftOut).toEqual(['No offer states a minimum royalty: it counts in none.']);
});

test('a freight that the buyer assumes for a pack of the plan stands by units for whoever states none and is not paid to bring', () => {
  const works = offer('Works', { packUnits: '60', price: '4' }, { incoterm: 'EXW' });
  const stating = offer('Stating', { freight: '0.5' }, { incoterm: 'EXW' });
  const brought = offer('Brought', {}, { incoterm: 'CIF' });
  const { offers, leftOut } = ranked([works, stating, brought], { freight: '0.25', duty: '0' });
  expect(offers.map(({ name, cost, missing }) => [name, cost?.perPack, missing])).toEqual([
    ['Brought', { low: '2.0000', high: '2.0000' }, []],
    ['Works', { low: '2.2500', high: '2.2500' }, []],
    ['Stating', { low: '2.5000', high: '2.5000' }, []],
  ]);
  expect(leftOut).toEqual([]);
});

test('a price that is missing stands for the goods alone: who brings them has the freight in it', () => {
  const lines = [...plan.lines, { ...plan.lines[0], strength: '40 mg' }] as Plan['lines'];
  const two = { ...price, freight: '0.1', duty: '0', tooling: '5' };
  const whole = offer('Whole', {}, { incoterm: 'EXW', prices: [two, { ...two, strength: '40 mg' }] });
  const { offers } = ranked([whole, offer('Part')], { lines });
  expect(offers.find(({ name }) => name === 'Part')?.missing).toEqual([
    'Price of 40 mg × 30: from 0 to 2.0000 EUR a pack',
    'MOQ of 40 mg × 30: from 0 to 1 packs a year',
    'Tooling of 40 mg × 30: from 0 to 5.00 EUR',
  ]);
});

test.each(incoterms)(
  'of %s the freight is told to be missing where the owner does not pay it',
  (incoterm) => {
    const exact = offer('Exact', { freight: '0.1', duty: '0' });
    const { offers } = ranked([offer('Asked', { duty: '0' }, { incoterm }), exact]);
    const isPaid = !['EXW', 'FCA', 'FAS', 'FOB'].includes(incoterm);
    expect(offers.find(({ name }) => name === 'Asked')?.missing).toHaveLength(isPaid ? 0 : 1);
  },
);

test('what is refundable, goes beyond a term, falls due too early or too late or is assumed is noted', () => {
  const part = { amount: '1000', due: '2027-01-01', refundable: false };
  const milestones = [
    { ...part, event: 'Signature', refundable: true },
    { ...part, event: 'Launch', due: '2029-01-02' },
    { ...part, event: 'Option', due: '2026-12-31' },
  ];
  const values = { milestones, termYears: '1', shelfLifeMonths: '' };
  const [only] = ranked([offer('Noted', {}, values, { oneTimeFee: '3000' })]).offers;
  expect(only?.notes).toEqual([
    'Its shelf life is not stated: 24 months, as you assume.',
    'Refundable, and counted as paid: ‘Signature’.',
    'Its term is 1 of 2 years: its terms are taken to go on.',
    '‘Launch’ falls due on 2029-01-02, after the last year: it is not counted.',
    '‘Option’ fell due on 2026-12-31, before the start: it is counted at the start.',
  ]);
  expect(only?.cost?.parts.fees).toEqual({ low: '2000.00', high: '2000.00' });
});

test('the order is by the middle of a range, its places tell how far that is certain, and what cannot be ranked is last', () => {
  const unsaid = offer('Unsaid', { price: '0.1' }, { profitBase: '' }, { profitShare: '40' });
  const range = offer('Range', { price: '1.9', duty: '0' }, { incoterm: 'EXW' });
  const dear = offer('Dear', { price: '3', freight: '0.3', duty: '0' });
  const { offers } = ranked([unsaid, dear, range, offer('Exact')]);
  // 48,000; 45,600 to 52,800; 79,200.
  expect(offers.map(({ name, cost }) => [name, cost && [cost.npv.low, cost.best, cost.worst]])).toEqual([
    ['Exact', ['48000.00', 1, 2]],
    ['Range', ['45600.00', 1, 2]],
    ['Dear', ['79200.00', 3, 3]],
    ['Unsaid', null],
  ]);
  expect(offers.at(-1)?.unranked).toBe(
    'It takes 40 % of a profit without saying of what: it cannot be ranked.',
  );
});

test('where a fee pays for itself is told in packs, and as uncertain beside a range', () => {
  const licence = offer('Licence', { price: '1' }, {}, { oneTimeFee: '12000' });
  const flip = { multiplier: '0.5', packs: '12000', cheaper: 1, than: 0 };
  expect(ranked([offer('Supply'), licence]).flips).toEqual([{ ...flip, isSure: true }]);
  const vague = offer('Vague', { price: '1', duty: '0' }, { incoterm: 'EXW' }, { oneTimeFee: '12000' });
  const dear = offer('Dear', { price: '90', freight: '0.2', duty: '0' });
  const [first] = ranked([offer('Supply'), vague, dear]).flips.filter(({ than }) => than === 0);
  // By the middle 1.10 a pack: 12,000 over 0.90.
  expect(first).toEqual({ ...flip, multiplier: '0.555556', packs: '13333', isSure: false });
});

test('of flips two hundred are told at most, and that there are more', () => {
  // Royalties that overtake each other seven times within a year's sales of 100,000 to 140,000, of which each year has its own multiple.
  const froms = ['100000', ...Array.from({ length: 8 }, (_, at) => String(102_500 + at * 5000)), '140000'];
  const turning = (first: number) => {
    const rateOf = (at: number) => (at < 9 && at % 2 === first ? '90' : '0');
    const royaltyTiers = froms.map((from, at) => ({ from, rate: rateOf(at) }));
    return offer(`From ${first}`, {}, { royaltyTiers }, { oneTimeFee: String(first) });
  };
  const volumes = Array.from({ length: 10 }, (_, year) => String(Math.round(1500 * 1.5 ** year)));
  const [line] = plan.lines;
  const lines = line ? [{ ...line, netPrice: '10', volumes }] : [];
  const told = ranked([0, 0, 1, 1].map(turning), { lines, years: 10 });
  expect([told.flips.length, told.moreFlips]).toEqual([200, true]);
  const fewer = ranked([0, 1].map(turning), { lines, years: 10 });
  expect([fewer.flips.length, fewer.moreFlips]).toEqual([80, false]);
});

test('a part that is smaller where more is paid is told from its lowest to its highest', () => {
  const sharing = { profitBase: 'Net sales less cost of goods' };
  const vague = offer('Vague', { duty: '0' }, { ...sharing, incoterm: 'EXW' }, { profitShare: '50' });
  const dear = offer('Dear', { price: '90', freight: '1', duty: '0' });
  const [first] = ranked([vague, dear]).offers;
  // Half of 6 EUR less 2, and less another of freight.
  expect(first?.cost?.parts.share).toEqual({ low: '36000.00', high: '48000.00' });
});

test.each([
  ['a royalty', { royalty: '3' }],
  ['a share of a profit', { profitShare: '40' }],
])('without a net price nothing is reckoned of %s', (_, terms) => {
  const lines = plan.lines.map((line) => ({ ...line, netPrice: '' }));
  const answer = rank({ ...plan, lines }, [offer('Asked', {}, {}, terms)], ratesOfTheDay());
  expect(answer).toMatchObject({ faults: [{ path: 'plan.lines.0.netPrice' }] });
});

test('a cost of a trillion is told to be one that is not reckoned with', () => {
  const faults = rank(plan, [offer('Huge', { price: '50000000' })], ratesOfTheDay());
  expect(faults).toMatchObject({ faults: [{ path: 'plan.lines' }] });
});
