import type { ListingAge } from '../contract/listing-age.ts';
import { confirmedWords } from './confirmed-words.ts';

/** How sure it is that a listing still holds, for its readers. */
export function AgeLine({ age }: { age: ListingAge }) {
  return (
    <p className="note" data-stale={age.stale || undefined}>
      {confirmedWords(age)}
    </p>
  );
}
