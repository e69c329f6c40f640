import { monthWords } from '#domains/finder/web/state/ranges.ts';

/** How numbers that were read out of owners' words stand in a column; '' for what is not known. */

type Span = { from: number; to: number };
type Maybe<T> = T | null;

const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** '4', '4–6'. */
export function inSpan(span: Maybe<Span>): string {
  if (!span) return '';
  const { from, to } = span;
  return from === to ? plain.format(from) : `${plain.format(from)}–${plain.format(to)}`;
}

/** '€45,000', '€45,000–63,000', 'US$1,200,000'; 0 is the same in every currency. */
export function inMoney(money: Maybe<Span & { currency: string | null }>): string {
  if (!money) return '';
  return `${money.currency === null ? '' : signOf(money.currency)}${inSpan(money)}`;
}

/** '6 %', '4–6 %'. */
export function inPercent(span: Maybe<Span>): string {
  return span ? `${inSpan(span)} %` : '';
}

/** '50,000 tablets'. */
export function inUnits(quantity: Maybe<Span & { unit: string }>): string {
  return quantity ? `${inSpan(quantity)} ${quantity.unit}`.trim() : '';
}

/** 'Mar 2026'. */
export function inMonth(month: Maybe<string>): string {
  return month ? monthWords(month) : '';
}

function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return sign === currency ? `${sign} ` : sign;
}
