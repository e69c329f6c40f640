import { z } from 'zod';
import { evidenceSeen } from './verification-words.ts';

/** That the desk has verified a company, when, and what it saw (§26.11): what buyers are told of it. */
export const verificationMark = z.object({
  at: z.iso.date().describe('The day alone: a moment would tell which listings are of one company'),
  seen: z.array(z.enum(evidenceSeen)),
});
export type VerificationMark = z.infer<typeof verificationMark>;
