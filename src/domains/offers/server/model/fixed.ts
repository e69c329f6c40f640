import { type Figure, figure } from './numbers.ts';

/**
 * A decimal to thirty places as a whole number of the last: what is worked out along the volume is thousands of sums and
 * products, each a twentieth of what it takes the decimal library, and still none of a float.
 */
export type Fixed = bigint;

const places = 30;
export const unit: Fixed = 10n ** BigInt(places);

export function toFixed(value: Figure): Fixed {
  return BigInt(value.toFixed(places).replace('.', ''));
}

export function fixed(text: string): Fixed {
  return toFixed(figure(text));
}

export function toFigure(value: Fixed): Figure {
  return figure(`${value}e-${places}`);
}

export function times(one: Fixed, other: Fixed): Fixed {
  return (one * other) / unit;
}

export function over(one: Fixed, other: Fixed): Fixed {
  return (one * unit) / other;
}

export function total(values: readonly Fixed[]): Fixed {
  let all = 0n;
  for (const value of values) all += value;
  return all;
}

export function compare(one: Fixed, other: Fixed): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
