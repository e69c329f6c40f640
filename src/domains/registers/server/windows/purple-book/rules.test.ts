import { expect, test } from 'vitest';
import { firstReviewMonths } from '#domains/registers/contract/review-months.ts';
import type { Presentation } from '../../../contract/presentations.ts';
import type { PurpleProduct } from '../../../contract/register-rows.ts';
import { matchPurpleBook } from '../../matching/biologics/rules.ts';
import { indexRows } from '../../row-index/rules.ts';
import { judgedRows } from '../../testing/judged-rows.ts';
import { launchWindows } from '../rules.ts';
import { purpleBookEnds } from './rules.ts';

const biologic: Presentation = {
  substances: [{ inn: 'newmab', names: [] }],
  ...{
    salt: '',
    form: 'Injection',
    routes: ['Subcutaneous'],
    strengths: ['1 mg/mL'],
    atc: null,
    reference: '',
  },
};
const original: PurpleProduct = {
  ...{ application: '761999', product: '1', proprietaryName: 'Newbrand', properName: 'newmab-abcd' },
  ...{ licenceType: '351(a)', strength: '1MG/ML', form: 'Injection', route: 'Subcutaneous', marketing: 'Rx' },
  ...{ licensure: 'Licensed', approvedOn: '2020-03-04', referenceProperName: null, firstLicensedOn: null },
  ...{
    referenceExclusivityEndsOn: null,
    interchangeableExclusivityEndsOn: null,
    orphanExclusivityEndsOn: null,
  },
};
const biosimilar: PurpleProduct = {
  ...original,
  ...{ application: '762000', properName: 'newmab-efgh', licenceType: '351(k) Interchangeable' },
  interchangeableExclusivityEndsOn: '2027-01-01',
};

function ends(...biologics: PurpleProduct[]) {
  const index = indexRows({ ...judgedRows, biologics });
  const match = matchPurpleBook(index, biologic);
  const { isKnown, reasons, told } = purpleBookEnds(index.editions.biologics, match, '2026-06-10');
  return {
    isKnown,
    ends: reasons.map(({ hard, until }) => [hard, until]),
    told: told.map(({ words }) => words),
  };
}

test('a young reference product of which no end is stated is unknown, and the twelfth year is told', () => {
  const found = ends(original);
  expect(found).toMatchObject({ isKnown: false, ends: [] });
  expect(found.told.at(-1)).toContain('4 March 2032');
});

test('that patents are not in the register is told with whatever is known', () => {
  const index = indexRows({ ...judgedRows, biologics: [original, biosimilar] });
  const [us] = launchWindows(index, {
    review: firstReviewMonths,
    presentation: biologic,
    today: '2026-06-10',
  });
  expect(us?.reasons.find(({ kind }) => kind === 'not listed')).toMatchObject({
    ...{ code: 'patents', counts: false, source: 'purple-book', edition: '2025-05-30' },
    words: expect.stringMatching(/^The file of the FDA Purple Book has no patents/),
  });
});

test('twelve years after its first licence it is protected no more, and on their last day it may be', () => {
  expect(ends({ ...original, firstLicensedOn: '2014-06-09' }).isKnown).toBe(true);
  expect(ends({ ...original, firstLicensedOn: '2014-06-10' }).isKnown).toBe(false);
});

test('a licensed biosimilar shows that the protection has ended; the first interchangeable has its own, soft', () => {
  expect(ends(original, biosimilar)).toMatchObject({ isKnown: true, ends: [[false, '2027-01-01']] });
  expect(ends(original, { ...biosimilar, licensure: 'Voluntarily Revoked' }).isKnown).toBe(false);
});

test('an exclusivity of the first interchangeable stands, though nobody has said until when', () => {
  const unsaid = { interchangeableExclusivityEndsOn: null, isInterchangeableEndUndetermined: true };
  const found = ends(original, { ...biosimilar, ...unsaid });
  expect(found).toMatchObject({ isKnown: true, ends: [[false, null]] });
  // Another one that ends is not the last to end.
  const orphan = { ...original, orphanExclusivityEndsOn: '2027-03-04' };
  const index = indexRows({ ...judgedRows, biologics: [orphan, { ...biosimilar, ...unsaid }] });
  const [us] = launchWindows(index, {
    review: firstReviewMonths,
    presentation: biologic,
    today: '2026-06-10',
  });
  expect(us).toMatchObject({ state: 'soft-only', hardUntil: null, softUntil: null });
});

test('a stated end is hard, an orphan exclusivity is soft', () => {
  const stated = { referenceExclusivityEndsOn: '2032-03-04', orphanExclusivityEndsOn: '2027-03-04' };
  expect(ends({ ...original, ...stated })).toMatchObject({
    ...{
      isKnown: true,
      ends: [
        [true, '2032-03-04'],
        [false, '2027-03-04'],
      ],
    },
  });
});
