import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { tablePage, tablePaging, tableQuestion } from '#platform/contract/tables/page.ts';
import { tableNames } from './back-office-tables.ts';

const source = '§11.4';
const access = ['admin'] as const;

const neighbour = z.object({ reference: z.string(), title: z.string() }).nullable();

const tableName = z.object({ table: z.enum(tableNames) });

/** The tables of the back office, each by the one way of asking. */
export const backOfficeCalls = defineCalls({
  'GET /api/back-office/tables/:table': {
    summary: 'A page of a table, searched, filtered and sorted',
    source,
    access,
    params: tableName,
    query: tableQuestion.extend(tablePaging),
    response: tablePage,
  },
  'GET /api/back-office/tables/:table/export': {
    summary: 'Every row that the filters leave, in their order, as a file',
    source,
    access,
    params: tableName,
    query: tableQuestion.extend({ format: z.enum(['csv', 'xlsx']) }),
  },
  'GET /api/back-office/requests/:reference/beside': {
    summary: 'The requests before and after one, in the order of their table under a question',
    source: '§10.18',
    access,
    params: z.object({ reference: z.string().max(32).describe('DB-2026-000123') }),
    query: tableQuestion,
    response: z.object({ data: z.object({ previous: neighbour, next: neighbour }) }),
  },
});
