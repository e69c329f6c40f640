import { z } from 'zod';
import { listingKinds } from '#domains/catalogue/contract/listing-kinds.ts';
import { lintRuleIds, lintSeverities } from '#domains/dossiers/contract/lint-rules.ts';
import { requestStates } from '#domains/requests/contract/request-life.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { queues } from './queues.ts';

const access = ['admin'] as const;

type QueueName = (typeof queues)[number]['name'];
const queueNames = queues.map(({ name }) => name) as [QueueName, ...QueueName[]];

const queue = z.object({
  name: z.enum(queueNames),
  count: z.int(),
  more: z.boolean().describe('There are more than `count`'),
  first: z.array(z.object({ id: z.int(), title: z.string(), detail: z.string(), to: z.string() })),
});
export type Queue = z.infer<typeof queue>;

const findingCount = z.object({
  rule: z.enum(lintRuleIds),
  severity: z.enum(lintSeverities),
  count: z.int().describe('Dossiers of which it is found'),
  open: z.int().describe('Of a question: those of which nobody has said why'),
});
export type FindingCount = z.infer<typeof findingCount>;

const week = z.iso.date().describe('The Monday it begins with');
const figures = z.object({
  requests: z.array(z.object({ week, states: z.partialRecord(z.enum(requestStates), z.int()) })),
  firstAnswers: z.array(
    z.object({
      week,
      hours: z.number().nullable().describe('Median; null where none was answered'),
      answered: z.int(),
    }),
  ),
  emptySearches: z.array(z.object({ kind: z.enum(listingKinds), search: z.string(), times: z.int() })),
  views: z.array(z.object({ category: z.string(), market: z.string(), views: z.int() })),
});
export type Figures = z.infer<typeof figures>;

const fileState = z.object({
  scans: z.boolean().describe('A virus scanner is set'),
  waiting: z.int().describe('Files in quarantine until it has looked at them'),
  waitingSince: z.iso.datetime().nullable().describe('When the first of them came'),
  infected: z.int().describe('Files removed in the last 30 days because something was found in them'),
  missing: z.int().describe('Files that have a row and no bytes, as the last sweep found'),
  changed: z.int().describe('Files whose bytes are not what was received, as the last reading found'),
});
export type FileState = z.infer<typeof fileState>;

/** The first page of the back office. */
export const backOfficeOverviewCalls = defineCalls({
  'GET /api/back-office/queues': {
    summary: 'What waits for the desk',
    source: '§11.6',
    access,
    response: z.object({ data: z.array(queue) }),
  },
  'GET /api/back-office/findings': {
    summary: 'What the rules have against dossiers, by rule',
    source: '§12.16',
    access,
    response: z.object({ data: z.array(findingCount) }),
  },
  'GET /api/back-office/figures': {
    summary: 'The last twelve weeks in figures',
    source: '§11.7',
    access,
    response: z.object({ data: figures }),
  },
  'GET /api/back-office/files': {
    summary: 'How the files of members fare: scanned, waiting, infected, missing',
    source: '§16.4',
    access,
    response: z.object({ data: fileState }),
  },
});
