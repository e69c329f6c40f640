import { groupDigits, money, times } from '#platform/contract/amounts.ts';
import type { TermSheet } from '../../contract/term-sheets.ts';

type FirstYear = { value: string; how: string } | { value: null; why: string };

type Priced = Pick<TermSheet['terms'], 'currency' | 'supplyPrice' | 'priceUnit' | 'volumes'>;

/** Figures, in threes or not, and what they count: '100000', '120,000 packs'. Neither 'about' nor '1 M' is read. */
const counted = /^(\d+|\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+)(?:\s+(\p{L}+))?$/u;

/**
 * What the supply of the first year is worth (§10.18): volume times price, where the version says both and counts the
 * volume in what the price is for. Otherwise it is unknown, and why is said; nothing is guessed.
 */
export function firstYear({ currency, supplyPrice, priceUnit, volumes: [volume = ''] }: Priced): FirstYear {
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
  return {
    value: money(times(number, supplyPrice), currency),
    how: `${groupDigits(number)} × ${money(supplyPrice, currency)}${per}`,
  };
}

/** Whether what is counted is what the price is for: 'packs' of a 'pack of 30 tablets'. The form itself asks for units. */
function isOf(counts: string, priceUnit: string): boolean {
  const one = singular(counts);
  return one === 'unit' || one === singular(priceUnit.trim().split(/\s+/)[0] ?? '');
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, '');
}
