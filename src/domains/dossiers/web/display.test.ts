import { describe, expect, it, test } from 'vitest';
import { leadOfTitle, saysNothing, titleWithForm, written, writtenDate } from './display.ts';

describe('a greyed value', () => {
  it.each(['-', 'na', 'NA', ' Na ', 'Not Applicable', 'non-mdantory', 'Non-Mdantory', ''])(
    'is %j',
    (value) => {
      expect(saysNothing(value)).toBe(true);
    },
  );

  it.each(['n/a', 'No', '0', 'nasal', 'not applicable yet'])('is not %j', (value) => {
    expect(saysNothing(value)).toBe(false);
  });
});

describe('a written value', () => {
  it('joins a list by comma and space', () => {
    expect(written(['US', 'EU', 'LatAm'])).toBe('US, EU, LatAm');
  });

  it("shows nothing as '-'", () => {
    expect([written(''), written([]), written(' '), written(['', ' '])]).toEqual(['-', '-', '-', '-']);
  });
});

describe('a date', () => {
  it('is shown as D-MMM-YYYY', () => {
    expect([writtenDate('05-Mar-2031'), writtenDate('15-DEC-2027')]).toEqual(['5-Mar-2031', '15-Dec-2027']);
  });

  it("of 01-Jan-1900 is shown as '-'", () => {
    expect([writtenDate('01-Jan-1900'), writtenDate('1-jan-1900'), writtenDate('')]).toEqual(['-', '-', '-']);
  });

  it('that is no date is shown as it is', () => {
    expect(writtenDate('Expired')).toBe('Expired');
  });
});

test('a title leads with what its strengths do not say', () => {
  expect(leadOfTitle('Apixaban Film-coated Tablets 2.5 mg, 5 mg', '2.5 mg, 5 mg')).toBe(
    'Apixaban Film-coated Tablets',
  );
  expect(leadOfTitle('Apixaban 15 mg', '5 mg'), 'another strength').toBe('Apixaban 15 mg');
  expect(leadOfTitle('Apixaban Tablets', '5 mg')).toBe('Apixaban Tablets');
  expect(leadOfTitle('Apixaban Tablets', '')).toBe('Apixaban Tablets');
});

test('a title never says the dose form twice', () => {
  expect(titleWithForm('Metformin Film-coated Tablets 500 mg', 'Film-coated tablets')).toBe(
    'Metformin Film-coated Tablets 500 mg',
  );
  expect(titleWithForm('Metformin Film-coated Tablets 500 mg', 'Film Coated Tablets')).toBe(
    'Metformin Film-coated Tablets 500 mg',
  );
  expect(titleWithForm('Metformin 500 mg', 'Film-coated Tablets')).toBe(
    'Metformin 500 mg Film-coated Tablets',
  );
  expect(titleWithForm('Metformin 500 mg', '')).toBe('Metformin 500 mg');
});
