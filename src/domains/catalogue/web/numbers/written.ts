import { monthNames } from '#platform/contract/dates.ts';
import type { Money, Price, Quantity, Span } from '../../contract/quantities.ts';

/** How numbers that were read out of an owner's words are written: with unit and currency, '–' between two ends (§12.10). */

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
const cents = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const rounded = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

export function writtenSpan({ from, to }: Span, between = ' – ', write = figures.format): string {
  return from === to ? write(from) : `${write(from)}${between}${write(to)}`;
}

export function writtenMoney(money: Money, between?: string): string {
  const hasCents = !Number.isInteger(money.from) || !Number.isInteger(money.to);
  const amount = writtenSpan(money, between, hasCents ? cents.format : figures.format);
  return money.currency === null ? amount : `${money.currency} ${amount}`;
}

export function writtenPrice({ per, ...money }: Price, between?: string): string {
  return per === '' ? writtenMoney(money, between) : `${writtenMoney(money, between)} per ${per}`;
}

export function writtenPercent(span: Span, between?: string): string {
  return `${writtenSpan(span, between)}%`;
}

export function writtenQuantity(quantity: Quantity, between?: string): string {
  return `${writtenSpan(quantity, between)} ${quantity.to === 1 ? singular(quantity.unit) : quantity.unit}`.trim();
}

function singular(unit: string): string {
  if (unit.endsWith('ies')) return unit.replace(/ies$/, 'y');
  return unit.replace(/(?<=ch|x)es$|s$/, '');
}

export function writtenMonths(span: Span, between?: string): string {
  return `${writtenSpan(span, between)} ${span.to === 1 ? 'month' : 'months'}`;
}

export function writtenWeeks(span: Span, between?: string): string {
  return `${writtenSpan(span, between)} ${span.to === 1 ? 'week' : 'weeks'}`;
}

/** '2027-03' as people read it: 'Mar 2027'. */
export function writtenMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number} ${year}`;
}

const signs: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  INR: '₹',
  JPY: '¥',
  CNY: 'CN¥',
};

/** '≈ € 41,500': a converted amount is one of three figures, because the day's rate is no price. */
export function writtenRoughly({ from, to, currency }: Money): string {
  const sign = currency === null ? '' : (signs[currency] ?? currency);
  return `≈ ${sign} ${writtenSpan({ from, to }, ' – ', rounded.format)}`;
}
