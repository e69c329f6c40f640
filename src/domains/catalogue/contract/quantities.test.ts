import { describe, expect, it, test } from 'vitest';
import {
  readMoney,
  readMonthOfYear,
  readMonths,
  readPercent,
  readPrice,
  readQuantity,
  readWeeks,
} from './quantities.ts';

/** What a reader makes of words, in one line: 'EUR 45000..63000', '100000 tablets', or 'unknown'. */
function said(read: Record<string, unknown> | string | null): string {
  if (read === null || typeof read === 'string') return read ?? 'unknown';
  const { from, to, currency, unit, per } = read;
  const ends = from === to ? `${from}` : `${from}..${to}`;
  return [currency, ends, unit, per && `per ${per}`].filter(Boolean).join(' ');
}

describe('a fee', () => {
  it.each([
    ['EUR 45,000', 'EUR 45000'],
    // More digits than a number keeps: its answer would be none that JSON can say.
    [`EUR ${'9'.repeat(320)}`, 'unknown'],
    ['EUR 45,000 - 63,000 per territory', 'EUR 45000..63000'],
    ['EUR 45,000 (50% on signing, 50% on dossier delivery)', 'EUR 45000'],
    ['USD 1,200,000 in 4 milestones', 'USD 1200000'],
    ['45k €', 'EUR 45000'],
    ['45KEUR', 'EUR 45000'],
    ['€45.5k – 63k', 'EUR 45500..63000'],
    ['EUR 45 to 63k', 'EUR 45000..63000'],
    ['$1.2 million', 'USD 1200000'],
    ['1,2 Mio. EUR', 'EUR 1200000'],
    ['INR 2 lakh', 'INR 200000'],
    ['₹ 1 crore', 'INR 10000000'],
    ['INR 12,50,000/-', 'INR 1250000'],
    ['£30,000', 'GBP 30000'],
    ["CHF 45'000", 'CHF 45000'],
    ['A$ 5,000', 'AUD 5000'],
    ['EUR 45\u202f000', 'EUR 45000'],
    ['EUR 45.000,00', 'EUR 45000'],
    ['EUR 1.250.000', 'EUR 1250000'],
    ['approx. EUR 45,000, negotiable', 'EUR 45000'],
    ['Nil', '0'],
    ['No fee, supply price only', '0'],
    ['EUR 0', '0'],
  ])('%s is %s', (words, read) => {
    expect(said(readMoney(words))).toBe(read);
  });

  it.each([
    ...['', '-', 'NA', 'Not Applicable', 'TBD', 'On request', 'None'],
    // No currency, or one of several countries
    ...['45,000', 'Rs 45,000', '¥ 500,000'],
    // Forty-five or forty-five thousand
    ...['EUR 45.000', 'EUR 45-63,000', 'EUR 45k-63', 'EUR 1,250 million'],
    // More than the number
    ...['from EUR 45,000', 'up to EUR 45,000', 'EUR 45,000 plus 5% royalty', 'EUR 45,000 or USD 50,000'],
    ...['EUR 45,000 (50% on signing)', 'EUR 20,000 + EUR 30,000', 'EUR 45,000 - USD 63,000'],
    ...['EUR 63,000 - 45,000', '-5 EUR', 'EUR 45k million'],
  ])('%s is unknown', (words) => {
    expect(readMoney(words)).toBeNull();
  });
});

describe('a price', () => {
  it.each([
    ['EUR 1.85 per pack of 30 tablets, ex works', 'EUR 1.85 per pack of 30 tablets'],
    ['$0.125/tablet', 'USD 0.125 per tablet'],
    ['EUR 3,20 - 3,90 per vial', 'EUR 3.2..3.9 per vial'],
    ['USD 24.50 per 1,000 tablets', 'USD 24.5 per 1,000 tablets'],
    ['0.12-0.15 USD per tablet FOB Mumbai', 'USD 0.12..0.15 per tablet'],
    ['EUR 12 (indicative)', 'EUR 12'],
    // A thousand, or one and a quarter
    ['USD 1,250 per vial', 'unknown'],
    ['USD 1.250 per vial', 'unknown'],
    ['EUR 1.85 per pack at 100,000 packs', 'unknown'],
    ['On volumes', 'unknown'],
  ])('%s is %s', (words, read) => {
    expect(said(readPrice(words))).toBe(read);
  });
});

describe('a percentage', () => {
  it.each([
    ['6%', '6'],
    ['6 % on net sales, 5 years', '6'],
    ['6% of net sales', '6'],
    ['6-9%', '6..9'],
    ['5 to 8 per cent of net profits', '5..8'],
    ['2,5%', '2.5'],
    ['40:60', '40'],
    ['50/50', '50'],
    ['nil', '0'],
    ['No royalty', '0'],
    ['6', 'unknown'],
    ['40:50', 'unknown'],
    ['60-40', 'unknown'],
    ['12.500%', 'unknown'],
    ['120%', 'unknown'],
    ['5% up to 1M, 7% above', 'unknown'],
    ['up to 5%', 'unknown'],
    ['On request', 'unknown'],
    ['non-mdantory', 'unknown'],
  ])('%s is %s', (words, read) => {
    expect(said(readPercent(words))).toBe(read);
  });
});

describe('a quantity', () => {
  it.each([
    ['100,000 tablets (proposed)', '100000 tablets'],
    ['200,000 tablets a year', '200000 tablets'],
    ['100,000 tablets and 200,000 tablets', '100000..200000 tablets'],
    ['50,000 - 80,000 vials', '50000..80000 vials'],
    ['200 L and 400 litres', '200..400 L'],
    ['2 lakh tabs', '200000 tablets'],
    ['1.5 million capsules', '1500000 capsules'],
    ['100k packs', '100000 packs'],
    ['min. 50,000 packs per order', '50000 packs'],
    ['1 commercial batch', '1 batches'],
    ['One batch per strength', '1 batches'],
    ['2 batches', '2 batches'],
    ['No MOQ', '0'],
    ['100,000', 'unknown'],
    ['100.000 tablets', 'unknown'],
    ['3 x 100,000 tablets', 'unknown'],
    ['100,000 tablets and 200 kg', 'unknown'],
    ['100 mg', 'unknown'],
    ['0 tablets', 'unknown'],
    ['-', 'unknown'],
  ])('%s is %s', (words, read) => {
    expect(said(readQuantity(words))).toBe(read);
  });
});

describe('a length of time', () => {
  it.each([
    ['24 months', '24'],
    ['2-3 years', '24..36'],
    ['36 months below 25 °C', '36'],
    ['24-month shelf life (2-8 C), protected from light', '24'],
    ['18 months, proposed', '18'],
    ['24 m', 'unknown'],
    ['24', 'unknown'],
    ['28 days in use', 'unknown'],
    ['24 months, 36 months applied for', 'unknown'],
    ['0 months', 'unknown'],
  ])('of shelf: %s is %s months', (words, read) => {
    expect(said(readMonths(words))).toBe(read);
  });

  it.each([
    ['12 weeks', '12'],
    ['8–10 weeks from firm order', '8..10'],
    ['90 days', '12.9'],
    ['60 working days', '12'],
    ['3 months after receipt of PO', '13'],
    ['20 weeks for the first order, then 12', 'unknown'],
    ['up to 12 weeks', 'unknown'],
    ['To be discussed', 'unknown'],
  ])('to delivery: %s is %s weeks', (words, read) => {
    expect(said(readWeeks(words))).toBe(read);
  });
});

describe('a month', () => {
  it.each([
    ['Mar 2025', '2025-03'],
    ['14 March 2025', '2025-03'],
    ['Sept. 2024', '2024-09'],
    ['Mar-2025 (USFDA)', '2025-03'],
    ['EU GMP: Jun 2024', '2024-06'],
    ['2025-03-14', '2025-03'],
    ['3/2025', '2025-03'],
    ['25/03/2025', '2025-03'],
    ['14.03.2025', '2025-03'],
    ['03/04/2025', 'unknown'],
    ['2025', 'unknown'],
    ['Q1 2025', 'unknown'],
    ['Mar 25', 'unknown'],
    ['Planned Mar 2027', 'unknown'],
    ['31 Feb 2025', 'unknown'],
    ['2025-13', 'unknown'],
    ['NA', 'unknown'],
  ])('%s is %s', (words, read) => {
    expect(said(readMonthOfYear(words))).toBe(read);
  });
});

test.each(['constructor', 'valueOf', 'toString'])(
  '%s, which every object has, is no unit of anything',
  (word) => {
    expect(readMonths(`24 ${word}`)).toBeNull();
    expect(readWeeks(`8 ${word}`)).toBeNull();
    expect(readMoney(`45 ${word}`)).toBeNull();
  },
);
