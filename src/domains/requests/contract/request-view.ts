import { z } from 'zod';
import { verificationMark } from '#domains/companies/contract/verification-mark.ts';
import { evidenceStates } from '#domains/evidence/contract/evidence-state.ts';
import { fileChecks } from '#platform/contract/files.ts';
import { moveNames, needs, requestKinds, requestStates, sides } from './request-life.ts';
import { signingSides } from './signing-words.ts';
import { currencies } from './term-sheet-lists.ts';
import { counter, termSheet } from './term-sheets.ts';

const moment = z.iso.datetime();

const notProven = z
  .boolean()
  .describe('To the desk: nobody has shown that they read the mailbox of this account. False to all others');

/** A request in a list. */
export const requestSummary = z.object({
  reference: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  submittedAt: moment,
  stateSince: moment,
  dueAt: moment
    .nullable()
    .describe('The end of the last day for the answer that is waited for; null where no clock runs'),
  businessDaysLeft: z
    .int()
    .nullable()
    .describe(
      "Business days on the desk's calendar, without its holidays, after today up to `dueAt`; 0 on the last one and after it, null where no clock runs",
    ),
  waitsFor: z.enum(sides).nullable().describe('Whose answer that is'),
  halfSignedBy: z
    .enum(signingSides)
    .nullable()
    .describe('The side that alone has signed the version that stands; null where none or both have'),
  touchedAt: moment.describe('When anything last happened'),
  side: z.enum(sides).describe('As whom the viewer takes part: the first of `sides`'),
  listing: z
    .object({
      id: z.string(),
      code: z.string(),
      title: z.string(),
      retired: z.boolean().describe('No longer listed; its requests go on'),
    })
    .describe("Dossier or plant, as `kind` says; a plant's title is its place, never its company's name"),
  requester: z.object({ name: z.string(), organisation: z.string(), notProven }),
  fileCount: z.int(),
});
export type RequestSummary = z.infer<typeof requestSummary>;

const author = z
  .object({
    side: z.enum(sides),
    name: z.string(),
    organisation: z.string(),
    isViewer: z.boolean(),
  })
  .describe(
    "Who wrote or did it, as the reader may know them: to a buyer the owner's people are the listing's code, and no organisation, until a term sheet was issued",
  );
export type Author = z.infer<typeof author>;

const file = z.object({
  id: z.string(),
  box: z.string(),
  name: z.string(),
  bytes: z.int(),
  sha256: z.string().describe('Hexadecimal'),
  check: z
    .enum(fileChecks)
    .describe("By the virus scanner, 'none' where none is set; only 'none' and 'clean' can be downloaded"),
  finding: z.string().nullable().describe("With 'infected': what the scanner calls it"),
  addedAt: moment,
  by: author,
  messageId: z.string().nullable().describe('The message it came with'),
  termSheetVersion: z
    .int()
    .nullable()
    .describe('The version of the term sheet that it is the signed copy of'),
  eventId: z.string().nullable().describe('The move it came with; without either it is one of the form'),
});

const event = z.object({
  id: z.string(),
  at: moment,
  what: z.string(),
  who: z.string().describe("The author's name, or Dosebridge"),
  by: author.nullable().describe('Null for what the product did by itself'),
  move: z.enum(moveNames).nullable().describe('Null for what was no move'),
  note: z.string().describe("Empty to the owner's people where it stands beside a fee"),
});

const signature = z.object({
  version: z.int(),
  side: z.enum(signingSides),
  name: z.string().describe('As whoever signed confirmed it, as are title and company'),
  title: z.string(),
  company: z.string(),
  at: moment,
  sha256: z.string().describe('Of the PDF that was signed'),
});
export type Signature = z.infer<typeof signature>;

const sealed = z.object({
  version: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  sealedAt: moment,
  selfMade: z.boolean().describe('By a certificate that the product made for itself, as in the demo'),
});

const feeEntry = z.object({
  id: z.string(),
  kind: z.enum(['payment', 'refund', 'correction']),
  currency: z.enum(currencies),
  amount: z.string().describe('Decimal; a refund is negative'),
  bookedOn: z.iso.date(),
  due: z.string().nullable().describe('With a payment: the fee that was asked for in all'),
  note: z.string(),
  recordedAt: moment,
});

/** A request whole, as one reader may see it. */
export const request = requestSummary.extend({
  revision: z.int().describe('Send it with a move: it is refused once anything else has happened'),
  sides: z.array(z.enum(sides)).describe('As whom the viewer takes part; mostly one'),
  product: z
    .object({ doseForm: z.string(), strengths: z.string() })
    .nullable()
    .describe("Of the dossier, as it is listed; null for a supplier's plant"),
  moves: z
    .array(z.object({ move: z.enum(moveNames), label: z.string(), needs: z.array(z.enum(needs)) }))
    .describe('What the viewer may do now'),
  requester: z
    .object({
      ...{ name: z.string(), organisation: z.string(), email: z.string(), phone: z.string() },
      notProven,
    })
    .describe("The owner's people read neither address nor phone: both are empty"),
  handler: z
    .object({ name: z.string(), isViewer: z.boolean() })
    .nullable()
    .describe('The colleague who has taken it over; null while the requester looks after it'),
  canTakeOver: z.boolean(),
  away: z
    .object({
      until: z.iso.date(),
      deputy: z
        .string()
        .nullable()
        .describe('Null where they count no more, and others of the company answer'),
    })
    .nullable()
    .describe(
      'Who looks after it is out of office, and who answers meanwhile; told to the buyer’s side and the desk',
    ),
  watching: z
    .object({
      mine: z.boolean(),
      may: z.boolean().describe('False for who looks after it, and gets its mails anyway'),
      names: z.array(z.string()),
    })
    .nullable()
    .describe('Whether the viewer gets its mails as a watcher, and who does; null to who cannot watch it'),
  mayNotWrite: z
    .string()
    .nullable()
    .describe("Why the viewer's role in their company writes nothing in the thread, and who may (§26.1)"),
  refusal: z
    .string()
    .nullable()
    .describe(
      'Why the viewer makes no moves, or does not sign, and who may, where that is for their role in their company',
    ),
  owner: z.object({
    companyName: z.string().nullable().describe('Null until the reader may know it'),
    hasPeople: z.boolean().describe('Somebody of it can sign in; else the desk takes everything to it'),
    verified: verificationMark.nullable().describe('When the desk verified it, and by what (§26.11)'),
  }),
  passedOn: z.boolean().describe("The owner's people read it: everything in it, from its first day on"),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  consent: z.boolean(),
  files: z.array(file).describe("Without those of a fee for the owner's people"),
  messages: z
    .array(z.object({ id: z.string(), at: moment, by: author, text: z.string() }))
    .describe('The earliest first'),
  termSheets: z.array(termSheet).describe('Every version, the first one first'),
  counters: z.array(counter).describe('What buyers asked to have otherwise, by version'),
  signatures: z
    .array(signature)
    .describe('Made here, the earliest first; those of earlier versions are void'),
  canSign: z
    .boolean()
    .describe(
      "The viewer's side may sign the version that stands and has not, and neither has the viewer for the other",
    ),
  sealed: sealed
    .nullable()
    .describe(
      'The version that both sides have signed here, under the operator’s seal; null until it is made',
    ),
  alarms: z
    .array(z.object({ id: z.string(), name: z.string(), state: z.enum(evidenceStates), said: z.string() }))
    .describe(
      'Claims of its listing that the current edition of a register says are suspended, withdrawn or the like (§21.7)',
    ),
  fees: z.array(feeEntry).describe('Buyer and desk only; to others empty'),
  dealFee: z
    .object({ currency: z.enum(currencies), amount: z.string() })
    .nullable()
    .describe(
      'The nominal refundable fee: as it held when both signed, before that as the operator sets it; null where none is set, and to others than buyer and desk',
    ),
  timeline: z.array(event).describe('The earliest first'),
});
export type Request = z.infer<typeof request>;
