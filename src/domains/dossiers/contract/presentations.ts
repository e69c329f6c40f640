import { z } from 'zod';
import { launchBrief, launchWindow } from '#domains/registers/contract/launch-windows.ts';
import { matchedRegisters } from '#domains/registers/contract/presentations.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done, listingId, text } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { isBlank } from '#platform/contract/validation.ts';

export const pinEffects = ['pin', 'cut', 'carve-out'] as const;
/** So many a presentation has at most. */
export const mostPins = 60;
/** So many rows are offered to be pinned or cut; those that are matched come first. */
export const mostCandidates = 300;

const name = {
  register: z.enum(matchedRegisters),
  application: text(60, 'Name the application').describe('As the register has it, without its letter'),
  product: text(20).nullable().describe('Null for all of its products'),
};

const pinFields = z
  .object({
    effect: z.enum(pinEffects),
    ...name,
    code: text(20).nullable().describe('Of a carve-out: the orphan exclusivity, as published'),
    reason: text(500, 'Give the reason')
      .trim()
      .refine((value) => !isBlank(value), 'Give the reason'),
  })
  .refine(({ effect, code }) => (effect === 'carve-out') === (code !== null), {
    path: ['code'],
    message: 'A carve-out names an exclusivity, and nothing else does',
  });
export type PinFields = z.infer<typeof pinFields>;

const pin = pinFields.and(z.object({ id: z.string(), by: z.string(), at: z.iso.datetime() }));
export type PinEntry = z.infer<typeof pin>;

const candidate = z.object({
  ...name,
  title: z.string().describe('What it is sold as, and its strength'),
  detail: z.string().describe('Substances, form and route; or code and holder'),
  matched: z.boolean().describe('The window is read from it'),
});
export type Candidate = z.infer<typeof candidate>;

const orphan = z.object({ application: z.string(), code: z.string(), until: z.iso.date() });

const matches = z.object({
  presentation: z.string().describe('What the pins are of: all listings of the same'),
  listings: z.int().describe('How many listings are of this presentation'),
  windows: z.array(launchWindow),
  candidates: z.array(candidate),
  more: z.boolean().describe('There are more than these candidates'),
  orphans: z
    .array(orphan)
    .describe('Orphan exclusivities of the matched products that hold, or whose PED does'),
  pins: z.array(pin),
});
export type Matches = z.infer<typeof matches>;

const offered = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  readiness: z.string(),
  markets: z.array(z.string()),
  launch: z.array(launchBrief).describe('As it was worked out; empty until then'),
});

const presentationRecord = z.object({
  id: z.string(),
  molecule: z.string(),
  salt: z.string(),
  dosageForm: z.string(),
  routes: z.array(z.string()),
  strengths: z.string(),
  atcClass: z.string().nullable().describe('As all that follows, what most of its listings say'),
  usReferenceProduct: z.string().nullable(),
  indication: z.string().nullable(),
  structure: z.string().nullable().describe('Address of a drawing of the molecule'),
  windows: z.array(launchWindow).describe('Of the registers and the desk, whoever offers it'),
  rows: z.array(candidate).describe('The rows of the registers that the windows are read from'),
  count: z.int().describe('Published listings'),
  listings: z.object({
    data: z.array(offered),
    next: z.string().nullable().describe('`after` of the next page; null on the last one'),
  }),
});
export type PresentationRecord = z.infer<typeof presentationRecord>;

const forDesk = { source: '§20.7', access: ['admin'] } as const;

/** Presentations, and what the desk says of their matches. */
export const presentationCalls = defineCalls({
  'GET /api/presentations/:presentation': {
    summary:
      'A presentation with what the registers say of it, its windows, and a page of the dossiers of it',
    source: '§20.7',
    access: members,
    params: z.object({ presentation: rowId }),
    query: z.object({ after: rowId.optional().describe('`next` of the page before') }),
    response: z.object({ data: presentationRecord }),
  },
  'GET /api/admin/dossiers/:id/matches': {
    summary:
      'Which rows of the registers a dossier’s windows are read from, which else there are, and the pins',
    ...forDesk,
    params: z.object({ id: listingId }),
    response: z.object({ data: matches }),
  },
  'POST /api/admin/presentations/:presentation/pins': {
    repeat: { unkeyed: 'the same pin stands once' },
    summary: `Pin or cut a row, or say that a label can leave out an orphan’s use, for all listings of a presentation; ${mostPins} at most`,
    ...forDesk,
    params: z.object({ presentation: rowId }),
    body: pinFields,
    response: done,
  },
  'DELETE /api/admin/pins/:pin': {
    repeat: { unkeyed: 'what is lifted is not found again' },
    summary: 'Lift a pin',
    ...forDesk,
    params: z.object({ pin: rowId }),
    response: done,
  },
});
