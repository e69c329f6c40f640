import { expect, test } from 'vitest';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import { type LaunchWindow, launchWindow } from '../../contract/launch-windows.ts';
import type { Pin, Presentation, ReadinessStage, Settlement } from '../../contract/presentations.ts';
import type { OrangeExclusivity, OrangeProduct } from '../../contract/register-rows.ts';
import { indexRows } from '../row-index/rules.ts';
import { judgedIndex, judgedRows } from '../testing/judged-rows.ts';
import { launchWindows, type WindowFacts } from './rules.ts';

const today = '2026-06-10';
const apixaban: Presentation = {
  substances: [{ inn: 'apixaban', names: [] }],
  ...{ salt: 'Apixaban', form: 'Film Coated Tablets', routes: ['Oral'], strengths: ['2.5 mg', '5 mg'] },
  ...{ atc: 'B01AF02', reference: 'Eliquis (Bristol-Myers Squibb)' },
};
const settlement: Settlement = {
  ...{ market: 'US', day: '2028-04-01', parties: 'Bristol-Myers Squibb and others', enteredAs: 'desk' },
  source: 'https://news.bms.com/apixaban',
};

function usWindow(facts: Partial<WindowFacts> = {}, index = judgedIndex): LaunchWindow {
  const all = launchWindows(index, { review: firstReviewMonths, presentation: apixaban, today, ...facts });
  for (const one of all) launchWindow.parse(one);
  return all.find(({ market }) => market === 'US') as LaunchWindow;
}

function counted({ reasons }: LaunchWindow) {
  return reasons.flatMap(({ counts, number, code, until, hard }) =>
    counts ? [[number, code, until, hard]] : [],
  );
}

test('apixaban tablets wait for the substance patent with its six months; what is of product 003 is not theirs', () => {
  const window = usWindow();
  expect(counted(window)).toEqual([
    ['6967208*PED', '*PED', '2027-05-21', true],
    ['6967208', 'substance', '2026-11-21', true],
    ['9326945*PED', '*PED', '2031-08-24', false],
    ['9326945', 'product', '2031-02-24', false],
    ['202155', 'PED', '2028-10-17', false],
    ['202155', 'NPP', '2028-04-17', false],
  ]);
  expect(window).toMatchObject({ state: 'waits', earliest: '2027-05-21', asOf: '2026-06-10' });
  expect(window.reasons.filter(({ words }) => words.includes('product 003'))).toMatchObject([
    { kind: 'no match', counts: false, number: '202155', edition: '2026-06-10' },
  ]);
});

test('each end names its row: number, code in words, end, register and edition', () => {
  expect(usWindow().reasons[0]).toEqual({
    ...{ kind: 'patent', hard: true, counts: true, code: '*PED', number: '6967208*PED', until: '2027-05-21' },
    ...{ source: 'orange-book-patents', edition: '2026-06-10' },
    words:
      'Six months for paediatric studies, added to 6967208: patent on the drug substance; until 21 May 2027, of N202155/001, N202155/002.',
  });
});

test('generics that are approved though a patent is listed are told beside it', () => {
  const told = (products: OrangeProduct[]) =>
    usWindow({}, indexRows({ ...judgedRows, products })).reasons.filter(({ kind }) => kind === 'generics');
  const originals = judgedRows.products.filter(({ applicationType }) => applicationType === 'N');
  const [copy] = judgedRows.products.filter(({ application }) => application === '210180');
  if (copy === undefined) throw new Error('The judged rows have no generic of apixaban');
  const first = { ...copy, application: '210013', applicant: 'MICRO LABS', approvedOn: '2019-12-23' };
  const gone = { ...first, marketing: 'DISCN' } as const;
  expect(told(originals)).toEqual([]);
  expect(told([...originals, copy, { ...copy, product: '009', strength: '5MG' }, gone])).toEqual([
    {
      ...{ kind: 'generics', hard: false, counts: false, number: 'A210013', until: null },
      ...{ code: '2 since 23 Dec 2019', source: 'orange-book-products', edition: '2024-05-10' },
      words:
        'Approved, by their applications: A210013 (MICRO LABS), A210180 (ACCORD HLTHCARE); 1 of them listed as not sold. ' +
        'Approved is not sold: from when a patent, a licence or a settlement lets each of them be sold, the register does not say.',
    },
  ]);
  const sold = { ...gone, product: '002', marketing: 'RX' } as const;
  expect(told([...originals, gone, sold])[0]?.words).not.toContain('listed as not sold');
  const old = originals.map((one) => ({ ...one, approvedOn: null }));
  expect(told([...old, { ...copy, approvedOn: null }])[0]?.code).toBe('1 since before 1982');
  expect(told([...originals, { ...copy, form: 'CAPSULE' }])).toEqual([]);
});

test('a settlement stands in the place of all patents, and of no exclusivity', () => {
  const window = usWindow({ settlements: [settlement] });
  expect(window).toMatchObject({ state: 'waits', earliest: '2028-04-01', softUntil: '2028-10-17' });
  expect(counted(window)[0]).toEqual([null, null, '2028-04-01', true]);
  const exclusive: OrangeExclusivity = {
    application: '202155',
    product: '001',
    code: 'NCE',
    endsOn: '2029-01-01',
  };
  const index = indexRows({ ...judgedRows, exclusivities: [exclusive] });
  expect(usWindow({ settlements: [settlement] }, index).earliest).toBe('2029-01-01');
  expect(usWindow({ settlements: [{ ...settlement, market: 'EU' }] }).earliest).toBe('2027-05-21');
});

test('a patent of which it was asked that it be taken off the list says so, with its six months, be there a settlement or not', () => {
  const patents = judgedRows.patents.map((one) => ({ ...one, isDelisted: one.patent === '6967208' }));
  const index = indexRows({ ...judgedRows, patents });
  for (const settlements of [[], [settlement]]) {
    const told = usWindow({ settlements }, index).reasons.filter(({ kind }) => kind === 'patent');
    expect(told.filter(({ delisted }) => delisted).map(({ number, counts }) => [number, counts])).toEqual([
      ['6967208*PED', false],
      ['6967208', false],
    ]);
    expect(told.find(({ delisted }) => delisted)?.words).toContain('asked to have it taken off the list');
    expect(told.map(({ number }) => number)).toContain('9326945');
  }
});

test('a day is told as of the edition that holds its row, and of none where no edition says it', () => {
  const told = (facts: Partial<WindowFacts>, index = judgedIndex) => {
    const { earliest, asOf, bySettlement } = usWindow(facts, index);
    return [earliest, asOf, bySettlement];
  };
  const editions = { ...judgedRows.editions, exclusivities: '2026-06-01' };
  const until = (endsOn: string) =>
    indexRows({
      ...{ ...judgedRows, editions },
      exclusivities: [{ application: '202155', product: '001', code: 'NCE', endsOn }],
    });
  expect(told({})).toEqual(['2027-05-21', '2026-06-10', false]);
  expect(told({}, until('2029-01-01'))).toEqual(['2029-01-01', '2026-06-01', false]);
  // Either row says so: the newer edition is enough.
  expect(told({}, until('2027-05-21'))).toEqual(['2027-05-21', '2026-06-10', false]);
  // Of soft limits the last one's row says so.
  expect(told({ today: '2027-05-22' })).toEqual(['2027-05-22', '2026-06-10', false]);
  const soft = { application: '202155', product: '001', code: 'I-1', endsOn: '2032-01-01' };
  const later = indexRows({ ...judgedRows, editions, exclusivities: [soft] });
  expect(told({ today: '2027-05-22' }, later)).toEqual(['2027-05-22', '2026-06-01', false]);
  // Nothing is listed in all three: that stands as of the oldest.
  expect(told({ today: '2031-08-25' })).toEqual(['2031-08-25', '2024-05-10', false]);
  expect(told({ readiness: { US: 'ready' }, today: '2026-11-01' })).toEqual(['2027-09-01', null, false]);
  expect(told({ settlements: [settlement] })).toEqual(['2028-04-01', null, true]);
  // The settlement's day is the patents' own, which are set aside all the same.
  expect(told({ settlements: [{ ...settlement, day: '2027-05-21' }] })).toEqual(['2027-05-21', null, true]);
  // An exclusivity that no settlement moves decides; later the day stands for the patents are set aside.
  expect(told({ settlements: [settlement] }, until('2029-01-01'))).toEqual([
    '2029-01-01',
    '2026-06-01',
    false,
  ]);
  const settled = { settlements: [{ ...settlement, day: '2026-06-09' }] };
  expect(told({ ...settled, readiness: { US: 'ready' } })).toEqual(['2027-04-10', null, true]);
  expect(told({ ...settled, readiness: { US: 'pilot' } })).toEqual([null, '2026-06-10', true]);
});

test('where a settlement stands in the place of patents, it is not told that the register has none', () => {
  const euKinds = (settlements: Settlement[]) => {
    const [, eu] = launchWindows(judgedIndex, {
      review: firstReviewMonths,
      presentation: apixaban,
      today,
      settlements,
    });
    return eu?.reasons.map(({ kind }) => kind);
  };
  expect(euKinds([settlement])).toContain('not listed');
  const own = euKinds([{ ...settlement, market: 'EU' }]);
  expect(own).toContain('settlement');
  expect(own).not.toContain('not listed');
});

test('of several settlements the latest counts alone, and one until its day has passed', () => {
  const on = (...days: string[]) =>
    counted(usWindow({ settlements: days.map((day) => ({ ...settlement, day })) })).filter(
      ([number, code]) => number === null && code === null,
    );
  expect(on('2027-01-01', '2028-04-01')).toEqual([[null, null, '2028-04-01', true]]);
  expect(on(today)).toEqual([[null, null, today, true]]);
  expect(on('2026-06-09')).toEqual([]);
});

test('without a match a settlement opens nothing', () => {
  const unknown = { ...apixaban, strengths: ['7 mg'] };
  expect(usWindow({ presentation: unknown, settlements: [settlement] })).toMatchObject({
    ...{ state: 'unknown', earliest: null },
  });
});

test('what has ended counts no more, and the day after the last hard end only soft ones are left', () => {
  expect(usWindow({ today: '2027-05-21' }).state).toBe('waits');
  expect(usWindow({ today: '2027-05-22' })).toMatchObject({ state: 'soft-only', earliest: '2027-05-22' });
  expect(usWindow({ today: '2031-08-25' }).state).toBe('open');
});

test('a dossier is not launched before it is ready', () => {
  const on = (stage: ReadinessStage, day = today) =>
    usWindow({ readiness: { US: stage }, today: day }).earliest;
  expect([on('approved'), on('ready')]).toEqual(['2027-05-21', '2027-05-21']);
  expect(on('ready', '2026-11-01')).toBe('2027-09-01');
  const unsaid = ['pilot', 'early', 'filed', 'unread', 'discontinued', 'ended'] as const;
  expect(unsaid.map((stage) => on(stage))).toEqual(unsaid.map(() => null));
  expect(usWindow({ readiness: { US: 'pilot' } }).state).toBe('waits');
});

const edaravone: Presentation = {
  substances: [{ inn: 'edaravone', names: [] }],
  ...{ salt: '-', form: 'Oral Suspension', routes: ['Oral'], strengths: ['105 mg/5 mL'], atc: null },
  reference: '',
};
const carveOut = { application: '215446', code: 'ODE-144', reason: 'Only one use is protected' };

test('an orphan exclusivity during which generics were approved stays hard, and the desk is asked of it', () => {
  const original = judgedRows.products.find(({ application }) => application === '215446') as OrangeProduct;
  const copy = { ...original, applicationType: 'A', application: '219999', applicant: 'LUPIN' } as const;
  const on = (approvedOn: string, facts: Partial<WindowFacts> = {}, more: Partial<OrangeProduct> = {}) => {
    const products = judgedRows.products.map((one) =>
      one === original ? { ...one, therapeuticEquivalence: 'AB1' } : one,
    );
    const index = indexRows({ ...judgedRows, products: [...products, { ...copy, approvedOn, ...more }] });
    const window = usWindow({ presentation: edaravone, ...facts }, index);
    const [asked] = window.reasons.filter(({ because }) => because === 'orphan');
    const row = window.reasons.find(({ kind, code }) => kind === 'exclusivity' && code === 'ODE-144');
    return { window, asked, row };
  };
  const { window, asked, row } = on('2024-01-05');
  expect(window.state).toBe('waits');
  expect(asked).toMatchObject({ kind: 'generics', code: 'during ODE-144', edition: '2024-05-10' });
  expect(asked?.words).toMatch(/^Approved while the orphan exclusivity ODE-144 .*: A219999 \(LUPIN\)\./);
  expect(row).toMatchObject({ hard: true, words: expect.stringContaining('may cover another use') });
  const pinned = on('2024-01-05', { carveOuts: [carveOut] });
  expect([pinned.asked, pinned.row?.hard]).toEqual([undefined, false]);
  expect(pinned.row?.words).not.toContain('the desk is asked');
  const ended = on('2024-01-05', { today: '2030-01-01' });
  expect(ended.asked).toBeUndefined();
  expect(ended.row?.words).not.toContain('the desk is asked');
  const other = on('2024-01-05', {}, { therapeuticEquivalence: 'AB2' });
  expect(other.asked).toBeUndefined();
  const afterwards = on('2029-06-01');
  expect(afterwards.asked).toBeUndefined();
  const before = on('2010-01-05');
  expect(before.asked).toBeUndefined();
  expect(before.row?.words).not.toContain('the desk is asked');
});

test("an orphan exclusivity is soft by the desk's word, with its six months", () => {
  expect(usWindow({ presentation: edaravone }).state).toBe('waits');
  const pinned = usWindow({ presentation: edaravone, carveOuts: [carveOut] });
  expect(pinned.state).toBe('soft-only');
  expect(pinned.reasons.find(({ code }) => code === 'ODE-144')?.words).toContain('Only one use is protected');
});

test('six months of a hard exclusivity and of a soft one that end together are hard', () => {
  const ofOne = (code: string, endsOn: string) => ({ application: '202155', product: '001', code, endsOn });
  const exclusivities = [
    ...[ofOne('NPP', '2029-01-01'), ofOne('NCE', '2029-01-01')],
    ofOne('PED', '2029-07-01'),
  ];
  const window = usWindow({}, indexRows({ ...judgedRows, exclusivities }));
  expect(counted(window)[0]).toEqual(['202155', 'PED', '2029-07-01', true]);
  expect(window.hardUntil).toBe('2029-07-01');
});

test('without an edition nothing is known', () => {
  const editions = { products: null, patents: null, exclusivities: null, biologics: null, medicines: null };
  const none = { products: [], patents: [], exclusivities: [], biologics: [], medicines: [], editions };
  const windows = launchWindows(indexRows(none), {
    review: firstReviewMonths,
    presentation: apixaban,
    today,
  });
  expect(windows.map(({ state, earliest, asOf }) => [state, earliest, asOf])).toEqual([
    ['unknown', null, null],
    ['unknown', null, null],
  ]);
  const withoutPatents = indexRows({ ...judgedRows, editions: { ...judgedRows.editions, patents: null } });
  expect(usWindow({}, withoutPatents).state).toBe('unknown');
});

test('what some states have approved may be sold there now, and the rest of the EU recognises it', () => {
  const facts = {
    ...{ presentation: apixaban, review: firstReviewMonths, today },
    readiness: { EU: 'approved' as const },
  };
  const inStates = { stage: 'approved' as const, states: ['Austria', 'Greece'] };
  const [, whole] = launchWindows(judgedIndex, facts);
  const [, some] = launchWindows(judgedIndex, { ...facts, inStates });
  expect([whole?.earliest, some?.earliest]).toEqual([today, today]);
  expect([whole?.states, some?.states]).toEqual([undefined, ['Austria', 'Greece']]);
  expect(whole?.reasons.find(({ kind }) => kind === 'readiness')).toBeUndefined();
  expect(some?.reasons.find(({ kind }) => kind === 'readiness')).toMatchObject({
    ...{ code: 'approved in Austria, Greece', until: '2027-08-10' },
    words: expect.stringMatching(/^The dossier is approved in Austria, Greece: .*For the rest of the EU/),
  });
});

/** Apixaban's window, or one of which nothing is listed, of a dossier that is filed. */
function filedIn(month: string, day: string, isListed = false) {
  const index = isListed ? judgedIndex : indexRows({ ...judgedRows, patents: [], exclusivities: [] });
  const window = usWindow({ readiness: { US: 'filed' }, filedIn: { US: month }, today: day }, index);
  return [window.earliest, window.reasons.find(({ kind }) => kind === 'readiness')] as const;
}

test('what is filed has its day a usual review after the month of filing, and is never ready now', () => {
  expect(filedIn('2026-05', today)).toMatchObject(['2027-04-01', { code: 'filed', until: '2027-04-01' }]);
  expect(filedIn('2026-05', '2027-03-31')[0]).toBe('2027-04-01');
  const [over, said] = filedIn('2026-05', '2027-04-01');
  expect([over, said?.code, said?.words]).toMatchObject([
    null,
    'filed',
    expect.stringContaining('was over on'),
  ]);
  // What is hard is enough of a reason why it is not approved yet.
  expect(filedIn('2026-05', '2027-04-01', true)[0]).toBe('2027-05-21');
  expect(filedIn('2026-05', '2027-05-21', true)[0]).toBeNull();
});

test('what is to be filed is reviewed from its month on, however it is told', () => {
  const [day, said] = filedIn('2027-01', today);
  expect([day, said?.code, said?.words]).toEqual([
    ...['2027-12-01', null],
    'The dossier is to be filed by 31 January 2027: a usual review takes 10 months, until 1 December 2027.',
  ]);
  const ready = (month: string) =>
    usWindow({ readiness: { US: 'ready' }, filedIn: { US: month }, today: '2028-01-10' }).earliest;
  expect([ready('2028-03'), ready('2027-03')]).toEqual(['2029-02-01', '2028-11-10']);
});

test('a biologic is reviewed for twelve months in the United States, and as long as all else in the EU', () => {
  const presentation: Presentation = {
    substances: [{ inn: 'trastuzumab', names: [] }],
    ...{ salt: 'Trastuzumab', form: 'Lyophilized Powder for Injection', routes: ['Intravenous'] },
    ...{ strengths: ['150 mg'], atc: 'L01FD01', reference: 'Herceptin (Genentech)' },
  };
  const windows = launchWindows(judgedIndex, {
    review: firstReviewMonths,
    ...{ presentation, today, readiness: { US: 'filed', EU: 'filed' } },
    filedIn: { US: '2026-05', EU: '2026-05' },
  });
  expect(windows.map(({ earliest }) => earliest)).toEqual(['2027-06-01', '2027-08-01']);
  const said = windows[0]?.reasons.find(({ kind }) => kind === 'readiness');
  expect(said?.words).toContain('a usual review takes 12 months');
});

test('a tentative approval is none until all that is listed has ended, what is soft too', () => {
  const tentative = (facts: Partial<WindowFacts>, index = judgedIndex) => {
    const window = usWindow({ readiness: { US: 'tentative' }, ...facts }, index);
    const said = window.reasons.find(({ kind }) => kind === 'readiness');
    return [window.earliest, said?.code, said?.until];
  };
  const code = 'tentatively approved';
  expect(tentative({})).toEqual(['2031-08-24', code, '2031-08-24']);
  expect(tentative({ today: '2027-05-22' })).toEqual(['2031-08-24', code, '2031-08-24']);
  expect(tentative({ settlements: [settlement] })).toEqual(['2028-04-01', code, '2028-04-01']);
  const nothing = indexRows({ ...judgedRows, patents: [], exclusivities: [] });
  expect(tentative({}, nothing)).toEqual([null, code, null]);
});

test('what is approved and discontinued, or was refused, is told so and is not known to be sold', () => {
  const told = (stage: ReadinessStage) =>
    usWindow({ readiness: { US: stage } }).reasons.find(({ kind }) => kind === 'readiness')?.code;
  expect([told('discontinued'), told('ended')]).toEqual(['approved, discontinued', 'refused or withdrawn']);
});

test('of words that are not read a row says so', () => {
  const { earliest, reasons } = usWindow({ readiness: { US: 'unread' } });
  expect([earliest, reasons.find(({ kind }) => kind === 'readiness')]).toMatchObject([
    null,
    { code: 'approval not told', words: expect.stringContaining('not read as an approval or a filing') },
  ]);
});

test('what is filed in a quarter that has begun is filed, and its review counts from the quarter’s end', () => {
  const on = (filedFrom: string) => {
    const { reasons } = usWindow({
      ...{ readiness: { US: 'filed' }, filedIn: { US: '2026-09' }, filedFrom: { US: filedFrom } },
    });
    return reasons.find(({ kind }) => kind === 'readiness');
  };
  expect(on('2026-04')).toMatchObject({ code: 'filed', until: '2027-08-01' });
  expect(on('2026-07')).toMatchObject({ code: null, until: '2027-08-01' });
});

test('a new form of an old substance ends nothing in the EU, unless the desk says that it is the reference', () => {
  const spironolactone: Presentation = {
    substances: [{ inn: 'spironolactone', names: [] }],
    ...{ salt: '', form: 'Oral Suspension', routes: ['Oral'], strengths: ['25 mg/5 mL'], atc: 'C03DA01' },
    reference: '',
  };
  const pin: Pin = {
    ...{ effect: 'pin', register: 'ema-medicines', application: 'EMEA/H/C/005535', product: null },
    reason: 'Its reference is Qaialdo',
  };
  const [, eu] = launchWindows(judgedIndex, {
    review: firstReviewMonths,
    presentation: spironolactone,
    today,
  });
  expect(eu).toMatchObject({ state: 'unknown', earliest: null, hardUntil: null, softUntil: null });
  const [, pinned] = launchWindows(judgedIndex, {
    review: firstReviewMonths,
    presentation: spironolactone,
    pins: [pin],
    today,
  });
  expect(pinned).toMatchObject({ state: 'waits', hardUntil: '2033-05-26' });
});
