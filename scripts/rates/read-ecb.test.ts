import { expect, test } from 'vitest';
import { FaultyFile, readEcb } from './read-ecb.ts';

const head = 'Date,USD,JPY,CYP,GBP,CHF,INR,CNY,CAD,AUD,SEK,PLN,\n';
const newer = '2025-03-14,1.0889,161.88,N/A,0.84183,0.9641,94.6655,7.8822,1.5691,1.7237,11.0538,4.1723,\n';
const older = '2025-03-13,1.083,160.64,N/A,0.83778,0.9579,94.27,7.8493,1.5591,1.7264,11.07,4.1965,\n';

test('the newest day is taken, without the currencies that have no rate', () => {
  expect(readEcb(head + newer + older)).toEqual({
    source: 'European Central Bank',
    day: '2025-03-14',
    rates: {
      ...{ USD: 1.0889, JPY: 161.88, GBP: 0.84183, CHF: 0.9641, INR: 94.6655, CNY: 7.8822 },
      ...{ CAD: 1.5691, AUD: 1.7237, SEK: 11.0538, PLN: 4.1723 },
    },
  });
});

test.each([
  ['cut within a line', (head + newer + older).slice(0, -30), 'line 3, column 8: the file is cut'],
  [
    'cut between a number and its comma',
    `${head}${newer}${older.slice(0, -2)}\n`,
    'line 3, column 12: 12 values',
  ],
  ['without a day', head, 'line 2, column 1: there is no day'],
  [
    'with other columns',
    `${head.replace('CHF,', '')}${newer}`,
    'line 1, column 12: columns are missing: CHF',
  ],
  ['of something else', 'Currency;Rate\nUSD;1.08\n', "line 1, column 1: 'Date' is expected"],
  ['with a column twice', head.replace('JPY', 'USD') + newer, 'line 1, column 3: USD is there twice'],
  ['with a rate of nothing', head + newer.replace('161.88', '0'), "line 2, column 3: '0' is no rate"],
  ['with a rate below it', head + newer.replace('161.88', '-1.5'), "line 2, column 3: '-1.5' is no rate"],
  ['with words for a rate', head + newer.replace('161.88', '1e3'), "line 2, column 3: '1e3' is no rate"],
  [
    'with a point lost',
    head + newer.replace('1.0889', '10889') + older,
    'line 2, column 2: USD at 10889 is impossible',
  ],
  [
    'with no rate where one is needed',
    head + newer.replace('94.6655', 'N/A'),
    'line 2, column 7: INR has no rate',
  ],
  [
    'with a day that there is not',
    head + newer.replace('03-14', '02-30'),
    "line 2, column 1: '2025-02-30' is no day",
  ],
  [
    'with its days the other way round',
    head + older + newer,
    'line 3, column 1: 2025-03-14 does not come before',
  ],
])('a file %s is refused', (_, text, says) => {
  expect(() => readEcb(text)).toThrow(FaultyFile);
  expect(() => readEcb(text)).toThrow(says);
});
