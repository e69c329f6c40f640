import { z } from 'zod';
import { mostShortlisted, noteMaxLength } from '#domains/catalogue/contract/shortlist-limits.ts';
import { dossierNumbers } from '#domains/dossiers/contract/dossier-numbers.ts';
import { movedWindow } from '#domains/dossiers/contract/moved-windows.ts';
import { alarm } from '#domains/evidence/contract/evidence-claims.ts';
import { launchBrief } from '#domains/registers/contract/launch-windows.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { listingId, listingIdAsSent, text } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';

const note = text(noteMaxLength);

export const entry = z.object({
  id: z.string().describe('_id of the dossier'),
  code: z.string(),
  title: z.string(),
  molecule: z.string(),
  doseForm: z.string(),
  strengths: z.string(),
  readiness: z.string(),
  markets: z.array(z.string()),
  supply: z.array(z.string()),
  dealType: z.string(),
  oneTimeFee: z.string().describe('In the owner’s words'),
  fee: dossierNumbers.shape.fee,
  offerDays: z
    .int()
    .nullable()
    .describe('Null where it is not told: of a retired dossier that a colleague put on a list'),
  curated: z.boolean(),
  listed: z
    .boolean()
    .describe('False once it has been retired: it can be read here, and no longer asked for'),
  note: z.string(),
  addedAt: z.iso.datetime(),
});
export type ShortlistEntry = z.infer<typeof entry>;

/** Beside an entry, where a whole list is read. */
export const moved = z
  .array(movedWindow)
  .describe(
    'Launch windows that another edition moved since it was put there, and since the viewer opened it last (§14.12)',
  );

/** As a card has it. */
export const launch = z
  .array(launchBrief)
  .describe('As it was worked out; empty until then, and of a retired one');

export const alarms = z
  .array(alarm)
  .describe(
    'Claims of it that a register says are suspended, withdrawn or the like (§21.7); of a retired one none',
  );

const own = { source: '§14.1', access: members, whose: 'own' } as const;
const params = z.object({ id: listingId });

/** Dossiers that a member has put aside: one's own only. */
export const shortlistCalls = defineCalls({
  'GET /api/shortlist': {
    summary: "One's shortlist, the latest first",
    ...own,
    response: z.object({ data: z.array(entry.extend({ moved, launch, alarms })) }),
  },
  'GET /api/shortlist/ids': {
    summary: "Which dossiers are on one's shortlist",
    ...own,
    response: z.object({ data: z.array(z.string()) }),
  },
  'GET /api/shortlist/export': {
    summary: "One's shortlist as an XLSX workbook",
    ...own,
  },
  'POST /api/shortlist/:id': {
    repeat: { unkeyed: 'one that is there stays as it is' },
    summary: `Put a listed dossier on one's shortlist, which holds ${mostShortlisted}; one that is there stays as it is`,
    ...own,
    params,
    body: z.object({ note: note.default('') }),
    response: z.object({ data: entry }),
  },
  'POST /api/shortlist/:id/note': {
    repeat: { unkeyed: 'sets the same again' },
    summary: 'Write the note of a dossier on one’s shortlist',
    ...own,
    params,
    body: z.object({ note }),
    response: z.object({ data: entry }),
  },
  'DELETE /api/shortlist/:id': {
    repeat: { unkeyed: 'what is off it stays off' },
    summary: "Take a dossier off one's shortlist; one that is not on it stays off",
    ...own,
    params: z.object({ id: listingIdAsSent }),
    response: z.object({ data: z.object({ id: z.string() }) }),
  },
});
