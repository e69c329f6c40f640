import { compareAmounts, groupDigits, money, times } from '#platform/contract/amounts.ts';
import type { TermSheet } from '../../contract/term-sheets.ts';
import { unitsOfPrice } from '../../contract/terms/price-unit.ts';

type FirstYear = { value: string; how: string; least?: string } | { value: null; why: string };

type Priced = Pick<TermSheet['terms'], 'currency' | 'supplyPrice' | 'priceUnit' | 'volumes' | 'values'>;

/** Figures, in threes or not, and what they count: '100000', '120,000 packs'. Neither 'about' nor '1 M' is read. */
const counted = /^(\d+|\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+)(?:\s+(\p{L}+))?$/u;

/**
 * What the supply of the first year is worth (§10.18): volume times price, where the version says both and counts the
 * volume in what the price is for. Otherwise it is unknown, and why is said; nothing is guessed.
 */
export function firstYear(terms: Priced): FirstYear {
  const {
    currency,
    supplyPrice,
    priceUnit,
    volumes: [volume = ''],
  } = terms;
  if (supplyPrice === '') return { value: null, why: 'The term sheet states no supply price.' };
  if (volume === '') return { value: null, why: 'The term sheet states no volume for the first year.' };
  const read = counted.exec(volume.trim());
  if (read === null) return { value: null, why: `“${volume}” is no volume that can be multiplied.` };
  const [, figures = '', unit] = read;
  // '1,000 tablets': whether the volume counts tablets or thousands of them nobody says.
  if (/^(?!1(\s|$))\d/.test(priceUnit.trim())) {
    return {
      value: null,
      why: `The price is per ${priceUnit}, and the volume does not say how many of those.`,
    };
  }
  if (unit !== undefined && !isOf(unit, priceUnit)) {
    const per = priceUnit === '' ? 'for a unit that is not named' : `per ${priceUnit}`;
    return { value: null, why: `The volume counts ${unit}, and the price is ${per}.` };
  }
  const number = figures.replace(/\D/g, '');
  const per = priceUnit === '' ? '' : ` per ${priceUnit}`;
  const least = leastOf(terms, number);
  return {
    ...(least !== null && { least }),
    value: money(times(number, supplyPrice), currency),
    how: `${groupDigits(number)} × ${money(supplyPrice, currency)}${per}`,
  };
}

/** What is paid for at least, where the line of that price says an MOQ above the volume: 'at least 80,000 packs a year: 14,000,000 INR'. */
function leastOf({ currency, supplyPrice, priceUnit, values }: Priced, packs: string): string | null {
  const units = unitsOfPrice(priceUnit);
  const lines = (values?.prices ?? []).filter(
    ({ price, packUnits }) =>
      compareAmounts(price, supplyPrice) === 0 && (units === null || packUnits === String(units)),
  );
  const [line] = lines;
  if (line === undefined || lines.length > 1 || line.moq === '' || compareAmounts(line.moq, packs) <= 0)
    return null;
  return `at least ${groupDigits(line.moq)} packs a year: ${money(times(line.moq, supplyPrice), currency)}`;
}

/** Whether what is counted is what the price is for: 'packs' of a 'pack of 30 tablets'. The form itself asks for units. */
function isOf(counts: string, priceUnit: string): boolean {
  const one = singular(counts);
  return one === 'unit' || one === singular(priceUnit.trim().split(/\s+/)[0] ?? '');
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, '');
}
