import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import type { ListingKind, ListingState } from '#domains/catalogue/contract/listing-kinds.ts';
import type { Lint } from '#domains/dossiers/server/lint/lint.ts';
import { readClock } from '#platform/server/database/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { Reasons } from '../../contract/findings.ts';
import { keepFindings, listFindings } from './queries.ts';
import { type KeptFinding, refusals, withReasons } from './rules.ts';

/** A listing as it shall stand; one that is not there yet has no id. */
export type Judged = { kind: ListingKind; id?: number; state: ListingState; values: ListingValues };

export type Answering = {
  viewer: Viewer;
  reasons: Reasons;
  /** Reasons that came before, besides those that are kept with the listing. */
  known?: readonly KeptFinding[];
};

/** What the rules have against a listing, with the reasons that there are; plants and what is retired have no rules (§12.16). */
export async function findAgainst(
  tx: Queryable,
  lint: Lint,
  { kind, id, state, values }: Judged,
  { viewer, reasons, known = [] }: Answering,
): Promise<KeptFinding[]> {
  if (kind === 'supplier' || state === 'retired') return [];
  const [found = []] = await lint([{ values, ...(id !== undefined && { id }) }], tx);
  const kept = id === undefined ? [] : await listFindings(tx, id);
  const given = { reasons, by: viewer.personId, at: await readClock(tx) };
  return withReasons(found, [...known, ...kept], given);
}

/** The same, and throws where something cannot be; and, of what buyers read or shall, where a question has no reason. */
export async function judge(
  ...[tx, lint, judged, answering]: Parameters<typeof findAgainst>
): Promise<KeptFinding[]> {
  const findings = await findAgainst(tx, lint, judged, answering);
  const issues = refusals(findings, judged.state === 'published');
  const [first] = issues;
  if (first === undefined) return findings;
  const isQuestion = first.path.startsWith('reasons.');
  throw new AppError('invalid', isQuestion ? `Say why: ${first.message}` : first.message, { issues });
}

/** Keeps with a listing what was found of it. */
export async function keepWith(
  tx: Queryable,
  { kind, id }: { kind: ListingKind; id: number },
  findings: readonly KeptFinding[],
): Promise<void> {
  if (kind === 'dossier') await keepFindings(tx, id, findings);
}

/** Whether anybody gives a reason with this. */
export function hasReasons(reasons: Reasons): boolean {
  return Object.values(reasons).some((reason) => reason.trim() !== '');
}

/** For the audit trail, the rules whose questions are answered by these, if any: what was said stands with the listing. */
export function explainedBy(findings: readonly KeptFinding[], reasons: Reasons): { explained?: string[] } {
  const answered = findings.filter(
    ({ rule, reason }) => reason !== '' && reason === (reasons[rule] ?? '').trim(),
  );
  return answered.length === 0 ? {} : { explained: answered.map(({ rule }) => rule) };
}
