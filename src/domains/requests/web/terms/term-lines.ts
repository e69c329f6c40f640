import { groupDigits, money } from '#platform/contract/amounts.ts';
import { calendarDayOf } from '#ui/dates.ts';
import type { TermSheetTerms } from '../../contract/term-sheets.ts';

/** One line of a term sheet; an empty value where it is not agreed on. */
type TermLine = { label: string; value: string };

/** What a term sheet says, line by line, in the order of the form. */
export function termLines(terms: TermSheetTerms): TermLine[] {
  const { currency, supplyPrice, priceUnit, volumes, oneTimeFee, royalty, profitShare } = terms;
  const { exclusivity, territory, validUntil, otherTerms } = terms;
  const unit = priceUnit === '' ? '' : ` per ${priceUnit}`;
  return [
    { label: 'Supply price', value: supplyPrice && `${money(supplyPrice, currency)}${unit}` },
    ...volumes.map((volume, year) => ({ label: `Volume, year ${year + 1}`, value: groupDigits(volume) })),
    { label: 'One-time fee', value: oneTimeFee && money(oneTimeFee, currency) },
    { label: 'Royalty', value: royalty && `${royalty} % of net sales` },
    { label: 'Profit share', value: profitShare && `${profitShare} % to the owner` },
    { label: 'Exclusivity', value: exclusivity },
    { label: 'Territory', value: territory.join(', ') },
    { label: 'Valid until', value: calendarDayOf(validUntil) },
    { label: 'Other terms', value: otherTerms },
  ];
}

export type ComparedLine = { label: string; before: string; after: string; changed: boolean };

/** Two versions line by line: a year that only one of them has is a line all the same. */
export function compareTerms(before: TermSheetTerms, after: TermSheetTerms): ComparedLine[] {
  const old = new Map(termLines(before).map(({ label, value }) => [label, value]));
  const latest = new Map(termLines(after).map(({ label, value }) => [label, value]));
  const longer = before.volumes.length > after.volumes.length ? old : latest;
  return [...longer.keys()].map((label) => {
    const [was = '', is = ''] = [old.get(label), latest.get(label)];
    return { label, before: was, after: is, changed: was !== is };
  });
}
