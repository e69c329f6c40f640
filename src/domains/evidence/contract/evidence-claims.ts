import { z } from 'zod';
import { registerNames } from '#domains/registers/contract/register-rows.ts';
import { day } from '#platform/contract/days.ts';
import { nameText } from '#platform/contract/fields.ts';
import { claimFaults, isSource } from './claim-faults.ts';
import { redFindings, rowFindings } from './evidence-findings.ts';
import {
  authorities,
  evidenceFaults,
  evidenceHorizonYears,
  evidenceKinds,
  evidenceLengths,
} from './evidence-kinds.ts';
import { conflicts, evidenceStates } from './evidence-state.ts';

const claimDay = day(evidenceFaults.issuedOn, evidenceHorizonYears).nullable();

const fields = z.object({
  kind: z.enum(evidenceKinds, { error: evidenceFaults.kind }),
  authority: z
    .enum(authorities, { error: evidenceFaults.authority })
    .describe('Of those that the kind can come from'),
  holder: nameText(evidenceLengths.holder),
  number: nameText(evidenceLengths.number).describe('Empty for a GMP certificate that has none'),
  substance: nameText(evidenceLengths.substance),
  site: nameText(evidenceLengths.site),
  scope: nameText(evidenceLengths.scope).describe('What else it covers, in words'),
  dosageForms: z
    .array(nameText(60))
    .max(40)
    .describe('Of GMP: the finder’s dosage forms that it covers; none where nobody says'),
  issuedOn: claimDay.describe('YYYY-MM-DD; of GMP and inspections the day of the inspection'),
  validUntil: claimDay,
  // In one line: on paper it stands among the desk's.
  source: nameText(evidenceLengths.source, evidenceFaults.source)
    .refine(isSource, evidenceFaults.address)
    .describe('Where it can be read: an address, or words'),
});

/** A claim as a person states it. */
export const claimFields = fields.superRefine((claim, context) => {
  for (const { path, message } of claimFaults(claim)) {
    context.addIssue({ code: 'custom', path: [path], message });
  }
  if (claim.kind !== 'gmp' && claim.dosageForms.length > 0)
    context.addIssue({ code: 'custom', path: ['dosageForms'], message: evidenceFaults.forms });
});
export type ClaimFields = z.infer<typeof fields>;

const isoDay = z.iso.date();

/** What a register's current edition has of the number of a claim. */
const shownCheck = z.object({
  register: z.enum(registerNames),
  edition: isoDay.describe('The day of the edition, as the publisher gives it'),
  since: isoDay.describe('The edition since which it says so'),
  finding: z
    .enum(rowFindings)
    .nullable()
    .describe('Null where it does not have the number, or its rows disagree'),
  conflict: z.enum(conflicts).nullable(),
  rowDay: isoDay.nullable().describe('Of an inspection the day on which the newest ended'),
  officialBefore: isoDay
    .nullable()
    .describe('Of an inspection: when the last one before it that indicated official action ended'),
  rows: z
    .array(z.object({ status: z.string(), substance: z.string(), holder: z.string() }))
    .describe('As published, five at most'),
});
export type ShownCheck = z.infer<typeof shownCheck>;

/** A claim of a listing that is red, as lists of listings tell of it (§21.7). */
export const alarm = z.object({ name: z.string(), state: z.enum(redFindings) });
export type EvidenceAlarm = z.infer<typeof alarm>;

/** A claim as it is read, with how it stands today. */
export const shownClaim = z.object({
  id: z.string(),
  ...fields.shape,
  // Judged when they were stated.
  authority: z.string(),
  source: z.string(),
  issuedOn: isoDay.nullable(),
  validUntil: isoDay.nullable(),
  state: z.enum(evidenceStates),
  statedAs: z.enum(['owner', 'desk']).describe('On which side who stated it stood'),
  statedOn: isoDay,
  provenOn: isoDay.nullable().describe('When the desk proved it'),
  note: z.string().describe('How the desk proved it, or why it refused it'),
  nextCheck: isoDay
    .nullable()
    .describe('Null where each new edition of its register is one, and of what is expired or refused'),
  check: shownCheck.nullable().describe('Null where it has no number, or no register has such'),
});
export type ShownClaim = z.infer<typeof shownClaim>;
