import { z } from 'zod';
import { lintRuleIds, lintSeverities } from '#domains/dossiers/contract/lint-rules.ts';
import { text } from '#platform/contract/fields.ts';
import { reasonLength } from './reason-length.ts';

const rule = z.enum(lintRuleIds);

/** What answers questions, by their rules, with a save or a review. */
export const reasons = z
  .partialRecord(rule, text(reasonLength))
  .default({})
  .describe('Why it is so, by the rule that asks; a blank one is none');
export type Reasons = z.infer<typeof reasons>;

export const finding = z.object({
  rule,
  severity: z.enum(lintSeverities),
  field: z.string().describe('Name of the field beside which it is told'),
  words: z.string(),
  reason: z.string().describe('Why it is so all the same; empty as long as nobody says'),
  by: z.string().nullable().describe('Who gave the reason'),
  at: z.iso.datetime().nullable(),
});
export type Finding = z.infer<typeof finding>;
