import { z } from 'zod';
import { dosageForms } from '#domains/dossiers/contract/dossier-lists.ts';
import { claimFields, shownClaim } from '#domains/evidence/contract/evidence-claims.ts';
import { evidenceFaults, evidenceLengths, mostClaims } from '#domains/evidence/contract/evidence-kinds.ts';
import { evidenceStates } from '#domains/evidence/contract/evidence-state.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done, text } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { params } from './listings.ts';

/** A claim for those who keep it: refused ones too. */
const keptClaim = shownClaim.extend({
  revision: z.int().describe('A change names the one it started from'),
  onceProven: z.enum(evidenceStates).describe('How it would stand if the desk proved it today'),
});
export type KeptClaim = z.infer<typeof keptClaim>;

const revision = z.int().min(1).describe('Of the claim that was read');
const revisionInAddress = z.object({ revision: z.coerce.number().pipe(revision) });

/** A claim as one states it: its dosage forms are the finder's. */
const stated = claimFields.refine(
  ({ dosageForms: covered }) => covered.every((form) => dosageForms.some((known) => known === form)),
  { path: ['dosageForms'], message: 'Choose from the list' },
);

const ofListing = { source: '§21.2', access: members, whose: 'company', params } as const;
const forDesk = { source: '§21.2', access: ['admin'], params: z.object({ claim: rowId }) } as const;

const note = (missing: string) =>
  text(evidenceLengths.note, missing).refine((value) => value.trim() !== '', missing);

/** What is claimed of a listing, as its owner and the desk state it, and as the desk proves or refuses it. */
export const evidenceCalls = defineCalls({
  'GET /api/listings/:kind/:id/evidence': {
    summary: 'The claims of one’s own listing, or for the desk of any, refused ones too',
    ...ofListing,
    response: z.object({ data: z.array(keptClaim) }),
  },
  'POST /api/listings/:kind/:id/evidence': {
    repeat: 'keyed',
    summary: `State a claim. A listing has ${mostClaims} at most`,
    ...ofListing,
    body: stated,
    response: done,
  },
  'POST /api/listings/:kind/:id/evidence/:claim': {
    repeat: { unkeyed: 'the same again is of a revision that is gone' },
    summary: 'State a claim anew: what was proven of it was of the one before',
    ...ofListing,
    params: params.extend({ claim: rowId }),
    body: stated.safeExtend({ revision }),
    response: done,
  },
  'DELETE /api/listings/:kind/:id/evidence/:claim': {
    repeat: { unkeyed: 'what is gone stays gone' },
    summary: 'Retire a claim',
    ...ofListing,
    params: params.extend({ claim: rowId }),
    query: revisionInAddress,
    response: done,
  },
  'POST /api/admin/evidence/:claim/prove': {
    repeat: { unkeyed: 'the same again is of a revision that is gone' },
    summary: 'Prove a claim, with how it was proven',
    ...forDesk,
    body: z.object({ revision, note: note(evidenceFaults.how) }),
    response: done,
  },
  'POST /api/admin/evidence/:claim/refuse': {
    repeat: { unkeyed: 'the same again is of a revision that is gone' },
    summary: 'Refuse a claim, with the reason: members read it no more',
    ...forDesk,
    body: z.object({ revision, note: note(evidenceFaults.reason) }),
    response: done,
  },
});
