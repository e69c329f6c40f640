import { monthWords } from '../../contract/reading/words-read.ts';
import type { LintFacts } from './facts.ts';
import { batchMonths } from './study-rules.ts';

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

/** The window says so, too: its days are others' then. Of another salt the rule of salts asks. */
export function referenceUnmatched({ presentation: { registers }, text }: LintFacts): string | null {
  const others = registers.brandsInPlace();
  if (others.length === 0 || registers.otherSalts().length > 0) return null;
  return `The registers have this form and strength as ${others.slice(0, 4).join(', ')}, none of which is ${text('usReferenceProduct')}.`;
}

const statuses = [
  {
    sold: 'OTC',
    said: /\bOTC\b|over[- ]the[- ]counter|non-?prescription|without (?:a )?prescription/i,
    words: 'without a prescription',
  },
  {
    sold: 'RX',
    said: /\bRx\b|\bPOM\b|(?<!non-?|without |without a )prescription/i,
    words: 'on prescription only',
  },
] as const;

export function soldOtherwise({ presentation: { registers }, text }: LintFacts): string | null {
  const status = text('prescriptionStatus');
  const [said, ...more] = statuses.filter((one) => one.said.test(status));
  if (said === undefined || more.length > 0) return null;
  const { only, brands } = registers.soldInUs();
  const registered = statuses.find(({ sold }) => sold === only);
  if (registered === undefined || registered === said) return null;
  return `It is told as ${status}; ${brands.slice(0, 3).join(', ')} and whatever else it is matched to in the United States is sold ${registered.words}.`;
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
  settledOn,
  text,
}: LintFacts): string | null {
  const date = text('usConstraintDate');
  const isNear = (until: string) => daysBetween(until, date) <= sameWithinDays;
  // What the desk has accepted stands in the place of patents.
  if (settledOn.some(isNear)) return null;
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
