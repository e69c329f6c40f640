import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { done, nameText } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { comparison } from './asked-offers.ts';
import { mostOffers, mostScenarios, scenarioFormats, scenarioNameMaxLength } from './offer-limits.ts';
import { ranking } from './ranking.ts';

const reference = z.string().max(40).describe('Of a request');

const listed = z.object({
  id: z.string(),
  name: z.string(),
  by: z.string().nullable().describe('The colleague who made it; null for oneself'),
  company: z.string().nullable().describe('Whose people read it too; null where nobody else does'),
  references: z.array(z.string()).describe('Of the requests that it compares'),
  revision: z.int(),
  changedAt: z.iso.datetime(),
});
export type ListedScenario = z.infer<typeof listed>;

const scenario = listed.extend({
  asked: comparison.describe('As it was typed'),
  ranking: ranking
    .nullable()
    .describe(
      'By the latest term sheets and the rates of its day; null where it cannot be reckoned any more',
    ),
  faults: z.array(z.object({ path: z.string(), message: z.string() })).describe('Why not'),
  newer: z.array(z.string()).describe('Requests with a newer term sheet than it was kept with'),
  gone: z.array(z.string()).describe('Requests that are not one’s own side’s to see any more: left out'),
});
export type Scenario = z.infer<typeof scenario>;

const offer = z.object({
  reference: z.string(),
  title: z.string(),
  code: z.string(),
  version: z.int(),
  currency: z.string(),
  lines: z
    .array(z.object({ strength: z.string(), packUnits: z.string() }))
    .describe('What it states a price for'),
  volumes: z.array(z.string()).describe('As the term sheet says them, by year'),
});
export type OfferAtHand = z.infer<typeof offer>;

const own = { source: '§24.6', access: 'signed-in', whose: 'own' } as const;
const params = z.object({ scenario: rowId.describe('Number of the scenario') });
const fields = z.object({
  name: nameText(scenarioNameMaxLength, 'Give the scenario a name'),
  asked: comparison,
});

/** Offers compared in money. */
export const offerCalls = defineCalls({
  'GET /api/offers': {
    summary: 'The latest term sheets of requests of one’s own side, the newest first',
    ...own,
    source: '§24.2',
    query: z.object({ before: reference.optional().describe('The last that one has') }),
    response: z.object({ data: z.array(offer), next: z.string().nullable() }),
  },
  'POST /api/offers/ranking': {
    repeat: 'reads',
    summary: `Rank up to ${mostOffers} offers by net present value at the volumes of a plan`,
    ...own,
    source: '§24.1',
    searches: true,
    body: comparison,
    response: z.object({ data: ranking }),
  },
  'GET /api/offers/scenarios': {
    summary: 'The scenarios that one sees, those made last first',
    ...own,
    query: z.object({
      request: reference.optional().describe('Those alone that compare this request'),
      before: z.string().max(64).optional().describe('Number of the last that one has'),
    }),
    response: z.object({ data: z.array(listed), next: z.string().nullable() }),
  },
  'POST /api/offers/scenarios': {
    repeat: 'keyed',
    summary: `Keep a scenario under a name; one keeps ${mostScenarios} at most`,
    ...own,
    searches: true,
    body: fields,
    response: z.object({ data: scenario }),
  },
  'GET /api/offers/scenarios/:scenario': {
    summary: 'A scenario with its ranking',
    ...own,
    searches: true,
    params,
    response: z.object({ data: scenario }),
  },
  'POST /api/offers/scenarios/:scenario': {
    repeat: { keyed: { besides: ['revision'] } },
    summary: 'Keep a scenario anew, by the rates of this day; refused where somebody changed it meanwhile',
    ...own,
    searches: true,
    params,
    body: fields.extend({ revision: z.int().min(1).describe('As it was read') }),
    response: z.object({ data: scenario }),
  },
  'DELETE /api/offers/scenarios/:scenario': {
    repeat: { unkeyed: 'what is deleted stays deleted' },
    summary: 'Delete a scenario; one that is not there stays away',
    ...own,
    params,
    response: done,
  },
  'GET /api/offers/scenarios/:scenario/file': {
    summary: 'A scenario as a workbook with live formulae, or as a letter',
    ...own,
    source: '§24.7',
    searches: true,
    params,
    query: z.object({ format: z.enum(scenarioFormats) }),
  },
});
