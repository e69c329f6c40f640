import { groupDigits, money } from '#platform/contract/amounts.ts';
import { dayWords } from '#platform/contract/dates.ts';
import type { TermLine } from './line.ts';
import type { StoredTerms } from './said-terms.ts';
import { valueLines } from './value-lines.ts';
import { noValues } from './values.ts';

/** What a term sheet says, line by line, in the order of the form; of what only values say, the lines that there are. */
export function termLines(terms: StoredTerms): TermLine[] {
  const { currency, supplyPrice, priceUnit, volumes, oneTimeFee, royalty, profitShare } = terms;
  const { exclusivity, territory, validUntil, otherTerms } = terms;
  const unit = priceUnit === '' ? '' : ` per ${priceUnit}`;
  const values = { ...noValues, ...terms.values };
  const more = valueLines(values, terms);
  return [
    {
      key: 'supplyPrice',
      label: 'Supply price',
      value: supplyPrice && `${money(supplyPrice, currency)}${unit}`,
    },
    ...more.prices,
    ...volumes.map((volume, year) => ({
      key: `volumes ${year}`,
      label: `Volume, year ${year + 1}`,
      value: groupDigits(volume),
    })),
    ...more.volumes,
    { key: 'oneTimeFee', label: 'One-time fee', value: oneTimeFee && money(oneTimeFee, currency) },
    ...more.fee,
    { key: 'royalty', label: 'Royalty', value: royalty && `${royalty} % of net sales` },
    ...more.royalty,
    { key: 'profitShare', label: 'Profit share', value: profitShare && `${profitShare} % to the owner` },
    ...more.share,
    { key: 'exclusivity', label: 'Exclusivity', value: exclusivity },
    ...more.exclusivity,
    { key: 'territory', label: 'Territory', value: territory.join(', ') },
    ...more.supply,
    { key: 'validUntil', label: 'Valid until', value: dayWords(validUntil) },
    { key: 'otherTerms', label: 'Other terms', value: otherTerms },
  ];
}

export type ComparedLine = { key: string; label: string; before: string; after: string; changed: boolean };

/** Two versions line by line: a line that only one of them has is one all the same, at its place. */
export function compareTerms(before: StoredTerms, after: StoredTerms): ComparedLine[] {
  const [old, latest] = [termLines(before), termLines(after)];
  const was = new Map(old.map((line) => [line.key, line.value]));
  const is = new Map(latest.map((line) => [line.key, line.value]));
  return inOneOrder(old, latest).map(({ key, label }) => {
    const [said = '', says = ''] = [was.get(key), is.get(key)];
    return { key, label, before: said, after: says, changed: said !== says };
  });
}

/** The lines of the later one, and behind what they followed those of the earlier one alone. */
function inOneOrder(old: readonly TermLine[], latest: readonly TermLine[]): TermLine[] {
  const kept = new Set(latest.map(({ key }) => key));
  const gone = new Map<string, TermLine[]>();
  let place = '';
  for (const line of old) {
    if (kept.has(line.key)) place = line.key;
    else gone.set(place, [...(gone.get(place) ?? []), line]);
  }
  return [...(gone.get('') ?? []), ...latest.flatMap((line) => [line, ...(gone.get(line.key) ?? [])])];
}
