import { Decimal as Base } from 'decimal.js';

/** Thirty digits: a trillion to its eighteenth decimal, and nothing is rounded before it is shown (§24.1). */
const Thirty = Base.clone({ precision: 30, rounding: Base.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });

export type Figure = Base;

export function figure(value: string | number): Figure {
  return new Thirty(value);
}

export const zero = figure(0);
export const one = figure(1);
const hundred = figure(100);

/** '8.5' per cent as 0.085. */
export function perCent(typed: string): Figure {
  return figure(typed).div(hundred);
}

export function sum(figures: readonly Figure[]): Figure {
  return figures.reduce((total, next) => total.plus(next), zero);
}

/**
 * A figure as it is shown. A division leaves something in the last digits, which must not turn the half of a cent: what
 * lies beyond the twelfth decimal is none.
 */
export function shownTo(places: number, value: Figure): string {
  return value.toDecimalPlaces(12).toFixed(places);
}

export function largest(figures: readonly Figure[]): Figure | null {
  return figures.reduce<Figure | null>((most, next) => (most?.gte(next) ? most : next), null);
}
