import { expect, test } from 'vitest';
import { given } from '../contract/reading/given.ts';
import { isBiologic } from './molecules/drug-classes.ts';
import { describe, facilityLocations, monthNumber, nameAndVehicle, toWireDate } from './rules.ts';

test('dates are written DD-MMM-YYYY, and none as 01-Jan-1900', () => {
  expect([toWireDate('2027-03-09'), toWireDate(null)]).toEqual(['09-Mar-2027', '01-Jan-1900']);
});

test('a month and any day within it have one number, and the next month the next', () => {
  expect(monthNumber('2026-12')).toBe(monthNumber('2026-12-31'));
  expect(monthNumber('2027-01')).toBe(monthNumber('2026-12') + 1);
});

test('a facility lies in each region of its countries once; an unnamed country in none', () => {
  expect(facilityLocations(['India', 'China', 'Germany', 'Brazil'])).toEqual([
    'Asia',
    'Europe',
    'Rest of the World',
  ]);
  expect(facilityLocations(['-', ''])).toEqual([]);
});

test('the trade’s ways of saying nothing count as nothing', () => {
  expect(['-', 'NA', ' na ', 'Not Applicable', 'non-mdantory', ''].map(given)).toEqual([
    '',
    '',
    '',
    '',
    '',
    '',
  ]);
  expect(describe('NA', 'Hypertension', false)).toBe('Hypertension');
  expect(describe('Norvasc (Pfizer)', '-', false)).toBe('Generic of Norvasc (Pfizer)');
});

test('a biologic is called a biosimilar, and what only sounds like one is not', () => {
  for (const inn of ['Adalimumab', 'insulin glargine', 'filgrastim', 'trastuzumab'])
    expect(describe('Its original', '', isBiologic(inn))).toBe('Biosimilar to Its original');
  for (const inn of ['digitoxin', 'paclitaxel albumin-bound', 'omeprazole'])
    expect(describe('Its original', '', isBiologic(inn))).toBe('Generic of Its original');
});

test('what a product is dissolved in is no part of its name', () => {
  const levaquin = { name: 'Levaquin', vehicle: 'Dextrose 5% (Janssen)' };
  expect(nameAndVehicle('Levaquin in Dextrose 5% (Janssen)')).toEqual(levaquin);
  expect(nameAndVehicle('Insulin Lispro (Lilly)')).toEqual({ name: 'Insulin Lispro (Lilly)', vehicle: '' });
  expect(nameAndVehicle('NA')).toEqual({ name: '', vehicle: '' });
});
