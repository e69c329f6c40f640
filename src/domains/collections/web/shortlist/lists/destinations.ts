import type { Shortlist } from '../../../contract/shortlists.ts';
import type { Place } from '../place.ts';

/** Stands for a list that is still to be begun. */
export const newList = 'new';

/** The lists that what stands on one may go to, each with whose it is where it is a colleague's. */
export function destinations(
  place: Place,
  lists: readonly Shortlist[],
): readonly { value: string; label: string }[] {
  return [{ value: 'own', label: 'Shortlist' }]
    .concat(
      lists.map(({ id, name, owner }) => ({
        value: id,
        label: owner === null ? name : `${name} · ${owner}`,
      })),
    )
    .filter(({ value }) => value !== place);
}
