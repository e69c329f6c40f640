import { isOriginal, matchPurpleBook } from '#domains/registers/server/matching/biologics/rules.ts';
import { matchMedicines } from '#domains/registers/server/matching/medicines/rules.ts';
import { isNew, matchOrangeBook } from '#domains/registers/server/matching/rules.ts';
import { otherSalts, referenceOf, unusualStrengths } from '#domains/registers/server/reference/rules.ts';
import type { LintFacts } from './facts.ts';
import { batchMonths } from './study-rules.ts';
import { monthWords } from './words-read.ts';

export function saltBesideReference({ index, presentation, text }: LintFacts): string | null {
  const theirs = otherSalts(index, presentation);
  if (theirs.length === 0) return null;
  return `The reference, ${text('usReferenceProduct')}, is ${theirs.slice(0, 2).join(', ')} in the Orange Book, not ${text('salt')}.`;
}

export function strengthsBeyond({ index, presentation }: LintFacts): string | null {
  const { unusual, registered } = unusualStrengths(index, presentation);
  if (unusual.length === 0) return null;
  return `The Orange Book has ${registered.slice(0, 6).join(', ')} in this form; ${unusual.join(', ')} is far from all of them.`;
}

export function batchBeforeReference(facts: LintFacts): string | null {
  const { index, presentation, text } = facts;
  const [oldest] = batchMonths(text('submissionBatches'));
  if (oldest === undefined) return null;
  const approved = approvalOfReference(facts);
  if (approved === null || oldest >= approved.slice(0, 7)) return null;
  const medicines = matchMedicines(index, presentation);
  const authorised = medicines.found ? medicines.rows.flatMap(({ authorisedOn }) => authorisedOn ?? []) : [];
  if (authorised.some((day) => day.slice(0, 7) <= oldest)) return null;
  return `A batch is told of ${monthWords(oldest)}; ${text('usReferenceProduct')} was approved in ${monthWords(approved)}.`;
}

/** The first approval of the reference under its brand; null where it is older than the register's days, or unknown. */
function approvalOfReference({ index, presentation }: LintFacts): string | null {
  const rows = referenceOf(index, presentation);
  const biologic = rows.length > 0 ? null : matchPurpleBook(index, presentation);
  const days = biologic?.found
    ? biologic.rows.filter(isOriginal).map(({ firstLicensedOn, approvedOn }) => firstLicensedOn ?? approvedOn)
    : rows.map(({ approvedOn }) => approvedOn);
  if (days.length === 0 || days.includes(null)) return null;
  return (days as string[]).sort()[0] ?? null;
}

/** Owners round to months, and count from one day or the next. */
const sameWithinDays = 31;

/**
 * A date that is no end of what the reference has: of all of its products, as one that is matched may have fewer. Where the
 * register has no such product, it contradicts nothing.
 */
export function constraintBesideRegister(facts: LintFacts): string | null {
  const date = facts.text('usConstraintDate');
  const window = facts.usWindow();
  if (date === '' || window === undefined || window.state === 'unknown') return null;
  const own = window.reasons.flatMap(({ kind, until }) =>
    kind === 'readiness' || until === null ? [] : [until],
  );
  if ([...own, ...endsOfReference(facts)].some((until) => daysBetween(until, date) <= sameWithinDays))
    return null;
  const last = window.reasons.find(({ kind, counts }) => /exclusivity/.test(kind) && counts);
  const told = last
    ? `its last exclusivity, ${last.code}, ends on ${last.until}`
    : 'it has no exclusivity that runs';
  return `The register has no end on ${date} for ${facts.text('usReferenceProduct') || facts.inn}: ${told}.`;
}

/** Every end that stands in the register for an application of the reference. */
function endsOfReference({ index, presentation }: LintFacts): string[] {
  const matched = matchOrangeBook(index, presentation);
  const rows = matched.found ? [...matched.rows, ...referenceOf(index, presentation)] : [];
  const applications = new Set(rows.flatMap((row) => (isNew(row) ? [row.application] : [])));
  return [...applications].flatMap((application) => [
    ...(index.patents.get(application) ?? []).map(({ expiresOn }) => expiresOn),
    ...(index.exclusivities.get(application) ?? []).map(({ endsOn }) => endsOn),
  ]);
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
}

export function constraintPast({ text, today }: LintFacts): string | null {
  const date = text('usConstraintDate');
  return date === '' || date >= today ? null : `The date, ${date}, is past: nothing constrains it by then.`;
}
