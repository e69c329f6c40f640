import { expect, test } from 'vitest';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import type { LaunchWindow } from '../../../contract/launch-windows.ts';
import type { Pin, Presentation } from '../../../contract/presentations.ts';
import { judgedIndex } from '../../testing/judged-rows.ts';
import { launchWindows } from '../../windows/rules.ts';

const apixaban: Presentation = {
  substances: [{ inn: 'apixaban', names: [] }],
  ...{ salt: 'Apixaban', form: 'Film Coated Tablets', routes: ['Oral'], strengths: ['2.5 mg', '5 mg'] },
  ...{ atc: 'B01AF02', reference: 'Eliquis (Bristol-Myers Squibb)' },
};

function windowsWith(pins: Pin[], presentation = apixaban): { US: LaunchWindow; EU: LaunchWindow } {
  const all = launchWindows(judgedIndex, {
    review: firstReviewMonths,
    presentation,
    pins,
    today: '2026-06-10',
  });
  const [US, EU] = ['US', 'EU'].map((market) => all.find((one) => one.market === market));
  return { US: US as LaunchWindow, EU: EU as LaunchWindow };
}

const eliquis: Pin = {
  ...{ effect: 'pin', register: 'orange-book-products', application: '202155', product: null },
  reason: 'Its salt is the same',
};
const words = ({ reasons }: LaunchWindow) => reasons.map((one) => one.words).join('\n');

test('a pinned row lends its dates, whatever the rules say, and its reason is told', () => {
  const otherwise = { ...apixaban, form: 'Suspension', strengths: ['9 mg/mL'] };
  expect(windowsWith([], otherwise).US.state).toBe('unknown');
  const { US } = windowsWith([eliquis], otherwise);
  expect(US).toMatchObject({ state: 'waits', hardUntil: '2027-05-21' });
  expect(words(US)).toContain('Pinned by the desk to ELIQUIS');
  expect(words(US)).toContain('N202155: Its salt is the same.');
});

test('a pin leaves the generics that are approved', () => {
  const generics = (pins: Pin[]) => windowsWith(pins).US.reasons.find(({ kind }) => kind === 'generics');
  expect(generics([])?.code).toBeDefined();
  expect(generics([{ ...eliquis, effect: 'pin' }])?.code).toBe(generics([])?.code);
});

test('one product of an application can be pinned, and one that the edition does not have is unknown', () => {
  const { US } = windowsWith([{ ...eliquis, product: '001' }]);
  expect(words(US)).toContain('of N202155/001.');
  expect(words(US)).not.toContain('N202155/002');
  const gone = windowsWith([{ ...eliquis, product: '099' }]).US;
  expect(gone).toMatchObject({ state: 'unknown', earliest: null });
  expect(words(gone)).toContain(
    'The desk pinned a row that this edition does not have: N202155/099: Its salt',
  );
});

test('a row that is cut lends nothing; where none is left there is no match, and never nothing listed', () => {
  const cut: Pin = { ...eliquis, effect: 'cut', product: '001', reason: 'Never sold' };
  expect(words(windowsWith([cut]).US)).not.toContain('of N202155/001, N202155/002');
  expect(words(windowsWith([cut]).US)).toContain('Cut by the desk. N202155/001: Never sold.');
  const { US, EU } = windowsWith([{ ...eliquis, effect: 'cut', reason: 'Another product' }]);
  expect(US.reasons.filter(({ kind, counts }) => kind === 'patent' && counts)).toEqual([]);
  expect(words(US)).toContain('N202155: Another product.');
  expect(EU).toEqual(windowsWith([]).EU);
});

test('a medicine of the EMA and a licence of the Purple Book are pinned and cut alike', () => {
  const [medicine] = windowsWith([]).EU.reasons.flatMap(({ kind, number }) =>
    kind === 'match' ? (number ?? []) : [],
  );
  const ema: Pin = {
    ...{ effect: 'cut', register: 'ema-medicines', application: medicine ?? '', product: null },
    reason: 'For another use',
  };
  expect(words(windowsWith([ema]).EU)).toContain(`${medicine}: For another use.`);
  expect(words(windowsWith([{ ...ema, effect: 'pin' }]).EU)).toContain('Pinned by the desk to Eliquis.');

  const adalimumab: Presentation = {
    substances: [{ inn: 'adalimumab', names: [] }],
    ...{ salt: '-', form: 'Solution for Injection', routes: ['Subcutaneous'], strengths: ['40 mg/0.4 mL'] },
    ...{ atc: 'L04AB04', reference: 'Humira' },
  };
  const [licence] = windowsWith([], adalimumab).US.reasons.flatMap(({ kind, number }) =>
    kind === 'match' ? (number ?? []) : [],
  );
  const humira: Pin = {
    ...{ effect: 'pin', register: 'purple-book', application: licence ?? '', product: null },
    reason: 'The only one',
  };
  expect(words(windowsWith([humira], adalimumab).US)).toContain(`${licence}: The only one.`);
});
