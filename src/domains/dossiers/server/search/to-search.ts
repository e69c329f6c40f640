import type { Received } from '#platform/contract/calls.ts';
import { dossierFilterGroups } from '../../contract/dossiers.ts';
import { monthNumber } from '../rules.ts';
import { orderOf, rangesOf } from './columns.ts';
import { launchRange } from './launch-search.ts';

/** What the finder is asked by the body of its call, on a day. */
export function toSearch(body: Received<'POST /search-dossier', 'body'>, today: string) {
  return {
    labels: { ...body, curated: body.curated ? dossierFilterGroups.curated : [] },
    monthFrom: body.usConstraintDate === '' ? null : monthNumber(body.usConstraintDate),
    ranges: [...rangesOf(body.ranges), ...launchRange(body.launch, today)],
    strengths: body.strengths,
    sort: orderOf(body.sort),
    asTyped: body.asTyped,
  };
}
