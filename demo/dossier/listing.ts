import { listedAt } from '../medicines/listing-dates.ts';
import { weighted } from '../random.ts';
import { isInDevelopment, type ListingColumns, type StagedSubject } from './subject.ts';

type ListingFacts = Pick<ListingColumns, 'code' | 'state' | 'listedAt' | 'curated' | 'offerDays'>;

const offerDays = weighted([
  [10, 2],
  [18, 3],
  [8, 4],
  [26, 5],
  [14, 7],
  [12, 10],
  [4, 12],
  [8, 15],
]);

const firstCode = 10_001;

/** Listing codes count up with the position in the catalogue, so a longer catalogue never reuses one. */
function codeAt(index: number): string {
  return `DB-${firstCode + index}`;
}

/** The position after the one that bears this number. */
export function indexAfterCode(number: number): number {
  return Math.max(0, number - firstCode + 1);
}

export function writeListing(subject: StagedSubject, index: number): ListingFacts {
  const { random, readiness } = subject;
  return {
    code: codeAt(index),
    state: 'published',
    listedAt: listedAt(index),
    // Due diligence is done on dossiers that can be shown; one in development is seldom chosen for it.
    curated: random.chance(isInDevelopment(readiness) ? 0.03 : 0.115),
    offerDays: random.draw(offerDays),
  };
}
