import { expect, test } from 'vitest';
import { launchOn, launchWords, readLaunch, typedDay, writeLaunch } from './launches.ts';

test.each([
  ['us:..2027-11-23', { market: 'US', to: '2027-11-23' }],
  ['eu:2027-01-01..', { market: 'EU', from: '2027-01-01' }],
  ['us:2027-01-01..2028-12-31', { market: 'US', from: '2027-01-01', to: '2028-12-31' }],
  ['us:now', { market: 'US', within: 0 }],
  ['eu:12m', { market: 'EU', within: 12 }],
] as const)('%s is read, and written as it was', (written, launch) => {
  expect(readLaunch(written)).toEqual(launch);
  expect(writeLaunch(launch)).toBe(written);
});

test.each([
  '',
  'us:',
  'us:..',
  'us:0m',
  'mars:now',
  'us:1000m',
  'mars:..2027-01-01',
  'us:..2027-02-30',
  'us:2028-01-01..2027-01-01',
  '..2027-01-01',
])('%j is what nobody could ask for', (written) => {
  expect(readLaunch(written)).toBeNull();
});

test.each([
  ['2027', '2027-01-01', '2027-12-31'],
  ['2027 Q3', '2027-07-01', '2027-09-30'],
  ['2027-q1', '2027-01-01', '2027-03-31'],
  ['Q4/2027', '2027-10-01', '2027-12-31'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2/2028', '2028-02-01', '2028-02-29'],
  ['2027-05-21', '2027-05-21', '2027-05-21'],
  ['', '', ''],
  ['2027-13', undefined, undefined],
  ['2027-02-30', undefined, undefined],
  ['Q5 2027', undefined, undefined],
  ['27', undefined, undefined],
  ['soon', undefined, undefined],
])('%j is typed as the beginning %s and the end %s', (typed, from, to) => {
  expect([typedDay('from', typed), typedDay('to', typed)]).toEqual([from, to]);
});

test.each([
  ['us:now', 'US now'],
  ['us:12m', 'US within 12 months'],
  ['us:..2028-11-23', 'US by 23 Nov 2028'],
  ['eu:2027-01-01..', 'EU from 1 Jan 2027'],
  ['eu:2027-01-01..2028-12-31', 'EU from 1 Jan 2027 to 31 Dec 2028'],
])('%s is told as %s', (written, words) => {
  expect(launchWords(written)).toBe(words);
});

test('what is asked for within months is so from whichever day it is asked on', () => {
  const within = readLaunch('us:12m');
  if (within === null) throw new Error('not read');
  expect(launchOn(within, '2026-11-23')).toEqual({ market: 'US', to: '2027-11-23' });
  expect(launchOn(within, '2027-02-01')).toEqual({ market: 'US', to: '2028-02-01' });
  expect(launchOn({ market: 'EU', from: '2027-01-01' }, '2028-01-01')).toEqual({
    ...{ market: 'EU', from: '2027-01-01' },
  });
});
