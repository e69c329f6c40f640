import { dayIn } from '#platform/server/day-in.ts';
import type { VerificationMark } from '../../contract/verification-mark.ts';
import { companies } from '../tables.ts';

/** The columns of a company that make its mark. */
export const markColumns = { verifiedAt: companies.verifiedAt, verifiedSeen: companies.verifiedSeen };

/** What buyers are told of the desk's look at a company; null where there was none. */
export function toMark({
  verifiedAt,
  verifiedSeen,
}: Pick<typeof companies.$inferSelect, keyof typeof markColumns>): VerificationMark | null {
  return verifiedAt === null ? null : { at: dayIn('UTC', verifiedAt), seen: verifiedSeen };
}
