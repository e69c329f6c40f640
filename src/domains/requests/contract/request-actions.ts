import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { text } from '#platform/contract/fields.ts';
import { requestBoxes } from '#platform/contract/files.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { moveNames } from './request-life.ts';
import { request } from './request-view.ts';
import { documentFormats } from './term-sheet-lists.ts';
import { fee, termSheetTerms } from './term-sheets.ts';

const documentName = z
  .string({ error: 'Name a version or a counter' })
  .regex(/^(counter-)?[1-9]\d{0,4}$/, "Name a version as '2', or what was asked of it as 'counter-2'");
const params = z.object({ reference: z.string().max(32).describe('DB-2026-000123') });
const shared = { access: 'signed-in', whose: 'participants' } as const;
const whole = z.object({ data: request.describe('The request as it stands now') });

/** Prose out of a multipart form, in which browsers end each line with CR and LF. */
export function prose(maxLength: number) {
  return z
    .string()
    .default('')
    .transform((value) => value.replaceAll('\r\n', '\n'))
    .pipe(text(maxLength));
}

/** An object in a field of a multipart form, whose fields are text; an empty field is none. */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .default('')
    .transform((value, context) => {
      if (value === '') return undefined;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'Is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema.optional());
}

/** What participants of a request do with it. */
export const requestActionCalls = defineCalls({
  'POST /api/requests/:reference/messages': {
    repeat: 'keyed',
    summary: `Write in the thread of a request, with or without files; one may send ${dailyCaps.messages} messages and moves in 24 hours`,
    source: '§10.11',
    ...shared,
    params,
    form: {
      fields: z.object({ text: prose(10_000) }),
      boxes: requestBoxes,
    },
    response: whole,
  },
  'POST /api/requests/:reference/moves': {
    repeat: { keyed: { besides: ['revision'] } },
    summary:
      "Move a request on; 409 'conflict' says who did what meanwhile, or why the state does not allow it",
    source: '§10.5',
    ...shared,
    params,
    form: {
      fields: z.object({
        move: z.enum(moveNames, { error: 'There is no such move' }),
        revision: z.coerce
          .number({ error: 'Give the revision that was read' })
          .int()
          .describe('Of the request as it was read'),
        note: prose(4000),
        terms: jsonText(termSheetTerms).describe('JSON text of the terms, for a term sheet'),
        counter: jsonText(termSheetTerms).describe(
          "JSON text of the terms as the buyer would have them, with 'ask-revision': what differs from the version is kept and told",
        ),
        fee: jsonText(fee).describe('JSON text of currency, due, amount and bookedOn, for a fee'),
      }),
      boxes: requestBoxes,
    },
    response: whole,
  },
  'POST /api/requests/:reference/take-over': {
    repeat: { unkeyed: 'who looks after it already changes nothing' },
    summary: "Look after a colleague's request from now on",
    source: '§10.3',
    ...shared,
    params,
    response: whole,
  },
  'POST /api/requests/:reference/watching': {
    repeat: { unkeyed: 'who watches watches' },
    summary: 'Get the mails about a request of a colleague too',
    source: '§26.7',
    ...shared,
    params,
    response: whole,
  },
  'DELETE /api/requests/:reference/watching': {
    repeat: { unkeyed: 'who does not watch does not' },
    summary: 'Get them no more',
    source: '§26.7',
    ...shared,
    params,
    response: whole,
  },
  'GET /api/requests/:reference/term-sheets/:version/file': {
    summary: 'A version of the term sheet as it was drawn when it was issued, as an attachment',
    source: '§10.9',
    ...shared,
    params: params.extend({ version: z.string().max(8).pipe(rowId) }),
    query: z.object({ format: z.enum(documentFormats).default('pdf') }),
  },
  'GET /api/requests/:reference/term-sheets/redline': {
    summary: 'What changed between two versions or counters, as an attachment',
    source: '§10.21',
    ...shared,
    params,
    query: z.object({
      from: documentName.describe("A version, '1', or what was asked of it, 'counter-1'"),
      to: documentName,
      format: z.enum(documentFormats).default('pdf'),
    }),
  },
});
