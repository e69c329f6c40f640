import type { LintFacts } from './facts.ts';
import { batchMonths } from './study-rules.ts';
import { monthWords } from './words-read.ts';

export function saltBesideReference({ presentation: { registers }, text }: LintFacts): string | null {
  const theirs = registers.otherSalts();
  if (theirs.length === 0) return null;
  return `The reference, ${text('usReferenceProduct')}, is ${theirs.slice(0, 2).join(', ')} in the Orange Book, not ${text('salt')}.`;
}

export function strengthsBeyond({ presentation: { registers } }: LintFacts): string | null {
  const { unusual, registered } = registers.unusualStrengths();
  if (unusual.length === 0) return null;
  return `The Orange Book has ${registered.slice(0, 6).join(', ')} in this form; ${unusual.join(', ')} is far from all of them.`;
}

export function batchBeforeReference({ presentation: { registers }, text }: LintFacts): string | null {
  const [oldest] = batchMonths(text('submissionBatches'));
  if (oldest === undefined) return null;
  const approved = registers.approvedOn();
  if (approved === null || oldest >= approved.slice(0, 7)) return null;
  if (registers.authorisedOn().some((day) => day.slice(0, 7) <= oldest)) return null;
  return `A batch is told of ${monthWords(oldest)}; ${text('usReferenceProduct')} was approved in ${monthWords(approved)}.`;
}

/** Owners round to months, and count from one day or the next. */
const sameWithinDays = 31;

/**
 * A date that is no end of what the reference has: of all of its products, as one that is matched may have fewer. Where the
 * register has no such product, it contradicts nothing.
 */
export function constraintBesideRegister({
  inn,
  presentation: { registers },
  text,
}: LintFacts): string | null {
  const date = text('usConstraintDate');
  const isNear = (until: string) => daysBetween(until, date) <= sameWithinDays;
  // The window is asked last: it is most of the work, and few dates are left by then.
  if (date === '' || registers.endsOfReference().some(isNear)) return null;
  const { isKnown, ends, lastExclusivity: last } = registers.usWindow();
  if (!isKnown || ends.some(isNear)) return null;
  const told = last
    ? `its last exclusivity, ${last.code}, ends on ${last.until}`
    : 'it has no exclusivity that runs';
  return `The register has no end on ${date} for ${text('usReferenceProduct') || inn}: ${told}.`;
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
}

export function constraintPast({ text, today }: LintFacts): string | null {
  const date = text('usConstraintDate');
  return date === '' || date >= today ? null : `The date, ${date}, is past: nothing constrains it by then.`;
}
