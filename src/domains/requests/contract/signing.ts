import { z } from 'zod';
import { ownerProof } from '#domains/accounts/contract/own-account.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { nameText } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { request } from './request-view.ts';
import { signingSides } from './signing-words.ts';

const params = z.object({ reference: z.string().max(32).describe('DB-2026-000123') });
const shared = { source: '§10.22', access: 'signed-in', whose: 'participants', params } as const;
/** The desk signs for nobody. */
const ofSides = { ...shared, access: ['seller', 'investor'] } as const;
const whole = z.object({ data: request.describe('The request as it stands now') });
const version = z.int().min(1).max(32_767).describe('Of the term sheet that was read');

const toSign = z.object({
  version,
  side: z.enum(signingSides).describe('For which the viewer signs'),
  sha256: z.string().describe('Of the PDF, hexadecimal: what both sides sign'),
  bytes: z.int(),
  name: z.string().describe('The viewer’s, as their account has it'),
  company: z.string().describe('For which it is signed: the party as the term sheet states it'),
  amount: z.string().nullable().describe('What it commits to, as 250,000 EUR; null where it does not say it'),
  authority: z
    .enum(['own', 'approved', 'missing'])
    .describe('Whether the viewer may sign: by their own limit, by a colleague’s approval, or not yet'),
  approvers: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        asked: z.boolean().describe('By the viewer, to approve this version'),
      }),
    )
    .describe('Colleagues whose limit it is within; empty where no limits are set'),
  mayApprove: z.boolean().describe('Nobody has approved it, and the viewer may for their colleagues'),
});
export type ToSign = z.infer<typeof toSign>;

/** Signing a version by both sides, on one hash. */
export const signingCalls = defineCalls({
  'GET /api/requests/:reference/signing': {
    summary:
      'What the viewer would sign now: the version that stands, the hash of its PDF, and whether they may',
    ...ofSides,
    response: z.object({ data: toSign }),
  },
  'POST /api/requests/:reference/signatures': {
    repeat: { unkeyed: 'a second signature of a side is refused' },
    summary: 'Sign a version for one’s side; asks for password and second factor anew',
    ...ofSides,
    body: ownerProof.extend({
      version,
      sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 of the PDF that was read'),
      name: nameText(200, 'Give your name as you sign').describe('That of one’s account, confirmed'),
      title: nameText(200, 'Give your title or position'),
    }),
    response: whole,
  },
  'POST /api/requests/:reference/approvals': {
    repeat: { unkeyed: 'what is approved stays approved' },
    summary: 'Let colleagues sign a version that is above their limits and within one’s own',
    ...ofSides,
    body: z.object({ version }),
    response: whole,
  },
  'POST /api/requests/:reference/approval-asks': {
    repeat: { unkeyed: 'whoever was asked is not asked again' },
    summary: 'Ask colleagues within whose limits it is to approve a version that is above one’s own',
    ...ofSides,
    body: z.object({
      version,
      of: z.int().min(1).max(2_147_483_647).nullable().describe('A colleague’s id; null asks all who may'),
    }),
    response: whole,
  },
  'GET /api/requests/:reference/term-sheets/:version/sealed': {
    summary:
      'The version that both sides have signed, with their signatures’ records, under the operator’s seal',
    ...shared,
    params: params.extend({ version: z.string().max(8).pipe(rowId) }),
  },
});
