import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { listingId } from '#platform/contract/fields.ts';
import { tablePage, tablePaging, tableQuestion } from '#platform/contract/tables/page.ts';
import { dossier } from './dossiers.ts';

const source = '§13.17';
const access = ['investor', 'admin'] as const;

/** For investors: the dossiers open for co-development or acquisition. Interest in one is a request of its own kind. */
export const activeDealCalls = defineCalls({
  'GET /api/active-deals': {
    summary: 'A page of the dossiers open for investment: tech transfer, pilot BE or early development',
    source,
    access,
    query: tableQuestion.extend(tablePaging),
    response: tablePage,
  },
  'GET /api/active-deals/:id': {
    summary: 'One of these dossiers, whole',
    source,
    access,
    params: z.object({ id: listingId }),
    response: z.object({ data: dossier }),
  },
});
