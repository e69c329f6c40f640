import type { Sent } from '#contract/calls.ts';
import type {
  DossierCard,
  DossierFilterCounts,
  DossierFilterGroup,
  dossierFilterGroups,
} from '#contract/dossiers.ts';
import { call } from '#web/call.ts';
import { createAnswers } from '#web/features/finder/answers.ts';
import { chosenOf, type FinderState, isUnfiltered } from '#web/features/finder/finder-shape.ts';
import { readState } from '#web/features/finder/finder-url.ts';
import { dossierShape } from './dossier-shape.ts';

export type DossierAnswer = { cards: DossierCard[]; total: number; counts: DossierFilterCounts };

/** The dossier finder's searches: whatever stands in its address. */
export const startDossierSearch = createAnswers((search, signal) =>
  findDossiers(readState(dossierShape, search), signal),
);

/** Unfiltered, the catalogue; with words or filters, the search (product decisions, "Calls"). */
async function findDossiers(state: FinderState, signal: AbortSignal): Promise<DossierAnswer> {
  if (isUnfiltered(state)) {
    const { data, totalcount, counts } = await call('POST /get-dossier', { body: paging(state), signal });
    return { cards: data, total: totalcount, counts };
  }
  const { data, totalCount, counts } = await call('POST /search-dossier', {
    body: searchBody(state),
    signal,
  });
  return { cards: data, total: totalCount, counts };
}

/** How many dossiers a search has; null where that could not be learnt. */
export async function countDossiers(state: FinderState, signal: AbortSignal): Promise<number | null> {
  try {
    return (await findDossiers({ ...state, page: 1, size: 1 }, signal)).total;
  } catch {
    return null;
  }
}

export function searchBody(state: FinderState): Sent<'POST /search-dossier', 'body'> {
  return {
    ...paging(state),
    therapCategory: ticked(state, 'therapCategory'),
    doseForm: ticked(state, 'doseForm'),
    routeOfAdministration: ticked(state, 'routeOfAdministration'),
    usConstraintDate: chosenOf(state, 'usConstraintDate')[0] ?? '',
    RegionofInterest: ticked(state, 'RegionofInterest'),
    DossierReadiness: ticked(state, 'DossierReadiness'),
    countryOfManufacture: ticked(state, 'countryOfManufacture'),
    curated: ticked(state, 'curated').length > 0,
    supplyStatus: ticked(state, 'supplyStatus'),
  };
}

function paging({ page, size, text }: FinderState) {
  return { page, limit: size, searchChar: text };
}

/** The address admits only values of the list, so they are what the contract's list says. */
function ticked<G extends DossierFilterGroup>(state: FinderState, group: G) {
  return [...chosenOf(state, group)] as (typeof dossierFilterGroups)[G][number][];
}
