import { sumOf } from '#platform/contract/amounts.ts';

/** What of a fee is still to come in its currency, in decimal text: below zero where more was paid. */
export function restOfFee(
  { currency, due }: { currency: string; due: string },
  entries: readonly { currency: string; amount: string }[],
): string {
  const arrived = sumOf(entries.filter((entry) => entry.currency === currency).map(({ amount }) => amount));
  return sumOf([due, arrived.startsWith('-') ? arrived.slice(1) : `-${arrived}`]);
}
