import type { Limit } from '#platform/server/attempts/attempts.ts';
import { invitationsADay } from '../../contract/company-limits.ts';

const day = 24 * 60;

/** How often people are invited (§26.3), and how often a key may be tried. */
export const invitationLimits = {
  perCompany: { name: 'invitations-company', max: invitationsADay.company, minutes: day },
  /** Of all companies; beyond it the answer is the same and no mail leaves. */
  perMailbox: { name: 'invitations-mailbox', max: invitationsADay.mailbox, minutes: day },
  keyPerAddress: { name: 'invitation-key-address', max: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;
