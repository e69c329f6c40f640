import { capitalise } from '#platform/contract/capitalise.ts';
import type { CompanyPerson } from '../../contract/company-people.ts';
import { sharedWords } from '../../contract/company-words.ts';

type Leaver = Pick<CompanyPerson, 'isViewer' | 'openRequests' | 'shares'>;

/** What becomes of what somebody shares with the company's people once they leave, as it is said before they do (§26.4). */
export function whatGoes(
  { isViewer, openRequests }: Leaver,
  { heir, ...shared }: NonNullable<Leaver['shares']>,
): string {
  const isOne = shared.lists + shared.searches === 1;
  const what = `${capitalise(sharedWords(shared))} of ${isViewer ? 'yours' : 'theirs'}`;
  if (heir === null)
    return `${what} ${isOne ? 'stops' : 'stop'} being shared: nobody is left who could have ${isOne ? 'it' : 'them'}.`;
  const stays = `${what} ${isOne ? 'stays' : 'stay'} with the company, with all that is on ${isOne ? 'it' : 'them'}`;
  if (openRequests === 0) return `${stays}.`;
  return `${stays}: with whoever gets the requests, and where that is its administrators, with ${heir.name}.`;
}

/** The choice of who gets it, and the requests; null where there is nothing to get, or nobody. */
export function whoGets(
  { openRequests, shares }: Leaver,
  colleagues: readonly { id: string; name: string }[],
): { label: string; data: { value: string; label: string }[] } | null {
  const named = colleagues.map(({ id: value, name: label }) => ({ value, label }));
  if (openRequests > 0) {
    const label = openRequests === 1 ? 'The request goes to' : `The ${openRequests} requests go to`;
    return { label, data: [{ value: '', label: 'its administrators' }, ...named] };
  }
  if (!shares?.heir) return null;
  const { heir, lists, searches } = shares;
  const first = { value: '', label: heir.name };
  const label = lists + searches === 1 ? 'It goes to' : 'They go to';
  return { label, data: [first, ...named.filter(({ value }) => value !== heir.id)] };
}
