import { z } from 'zod';
import { registerNames } from '#domains/registers/contract/register-rows.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { day, listingHorizonYears } from '#platform/contract/days.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { registerBoxes } from './register-files.ts';

/** 'older' waits for the word that it is wanted all the same; 'failed' changed nothing. */
export const uploadStates = ['reading', 'older', 'done', 'failed'] as const;
export type UploadState = (typeof uploadStates)[number];

const outcome = z.object({
  register: z.enum(registerNames),
  day: z.iso.date().describe('Of the edition that stands now'),
  became: z.enum(['taken', 'same', 'older']),
  read: z.int(),
  taken: z.int(),
  refused: z.int(),
  repeated: z.int(),
  leftOut: z.int(),
  inConflict: z.int().optional().describe('Rows that disagree with another one of their number'),
  refusals: z.array(z.string()).describe('The first of the rows that were refused, by line and column'),
});
export type UploadOutcome = z.infer<typeof outcome>;

const upload = z.object({
  id: z.string(),
  fileName: z.string(),
  by: z.string(),
  state: z.enum(uploadStates),
  rowsRead: z.int().describe('So far'),
  outcomes: z.array(outcome),
  failure: z.string().describe('What refused it, by line and column'),
  sentAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type RegisterUpload = z.infer<typeof upload>;

const edition = z.object({
  register: z.enum(registerNames),
  name: z.string(),
  source: z.url().describe('Where the publisher gives it out'),
  day: z.iso.date().nullable().describe('Null, as all that follows, where no edition stands'),
  isOld: z.boolean(),
  file: z.string().nullable(),
  broughtBy: z.enum(['snapshot', 'command', 'desk']).nullable(),
  by: z.string().nullable().describe('Who at the desk'),
  takenAt: z.iso.datetime().nullable(),
  read: z.int().nullable(),
  taken: z.int().nullable(),
  refused: z.int().nullable(),
  repeated: z.int().nullable().describe('Left out as the same as others'),
  leftOut: z.int().nullable().describe('Left out as of no concern here'),
  inConflict: z.int().nullable().describe('Taken, and disagree with another row of their number'),
});
export type StandingEdition = z.infer<typeof edition>;

const forDesk = { source: '§20.8', access: ['admin'] } as const;
const params = z.object({ upload: rowId });
const answered = z.object({ data: upload });

/** The desk replaces a register in the browser. */
export const registerUploadCalls = defineCalls({
  'GET /api/admin/registers': {
    summary: 'The editions that stand, with who brought them, and the last files that the desk sent',
    ...forDesk,
    response: z.object({ data: z.object({ editions: z.array(edition), uploads: z.array(upload) }) }),
  },
  'POST /api/admin/register-uploads': {
    repeat: 'keyed',
    summary: 'Send a publisher’s file: it is taken in whole or not at all, after the answer',
    ...forDesk,
    form: {
      fields: z.object({
        day: z
          .union([z.literal(''), day('Give the day of the edition, or none', listingHorizonYears)])
          .default('')
          .describe('Of the edition, where the file does not say it'),
      }),
      boxes: registerBoxes,
    },
    response: answered,
  },
  'GET /api/admin/register-uploads/:upload': {
    summary: 'How far a file is, or what became of it',
    ...forDesk,
    params,
    response: answered,
  },
  'POST /api/admin/register-uploads/:upload/confirm': {
    repeat: { unkeyed: 'the same edition stands already by then' },
    summary: 'Take a file in although a newer edition stands',
    ...forDesk,
    params,
    response: answered,
  },
});
