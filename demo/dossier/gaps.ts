import { type Random, weighted } from '../random.ts';

/** How companies fill a field that they leave open, in the share seen in listings; the odd spelling is theirs. */
const gapWords = weighted([
  [40, '-'],
  [22, 'NA'],
  [14, 'Not Applicable'],
  [6, 'non-mdantory'],
  [18, ''],
]);

/** Words for a field that does not apply to this dossier. */
const inapplicableWords = weighted([
  [30, '-'],
  [38, 'NA'],
  [28, 'Not Applicable'],
  [4, 'non-mdantory'],
]);

/** The value, or in the given share of listings one of the ways to leave it open. */
export function orGap(random: Random, share: number, value: string): string {
  return random.chance(share) ? random.draw(gapWords) : value;
}

export function inapplicable(random: Random): string {
  return random.draw(inapplicableWords);
}
