import { readMonths } from '#domains/catalogue/contract/quantities.ts';
import { correlation, modifiedRelease, releasedAtOnce, waiverIn } from '../../contract/reading/studies.ts';
import { monthsBetween, monthsIn, monthWords, quoted } from '../../contract/reading/words-read.ts';
import type { LintFacts } from './facts.ts';

export function waiverOfNoSuchForm({ form, text }: LintFacts): string | null {
  const waiver = waiverIn(text('clinicalDetails'));
  if (waiver === null || form === '') return null;
  // FDA and EMA alike let an in vitro/in vivo correlation stand for a study.
  if (modifiedRelease.test(form)) {
    if (correlation.test(text('clinicalDetails'))) return null;
    return `${form} release later: their bioequivalence is studied, and waived by an in vitro/in vivo correlation alone.`;
  }
  if (/^(?:Suppositories|Transdermal)/.test(form))
    return `${form} are absorbed by another way than the mouth, and are no solution: their study is not waived.`;
  if (waiver === 'by class' && !releasedAtOnce.test(form))
    return `A biowaiver by BCS class is for what is swallowed and released at once, not for ${form}.`;
  return null;
}

export function waiverForEar({ routes, text }: LintFacts): string | null {
  const details = text('clinicalDetails');
  if (!routes.includes('Otic') || waiverIn(details) === null) return null;
  return `Ear drops have a biowaiver only as a solution of the same ingredients as the reference. The details say ${quoted(details)}: is it one?`;
}

export function studiedInOneState({ form, text }: LintFacts): string | null {
  if (!modifiedRelease.test(form)) return null;
  const details = text('clinicalDetails');
  const fed = /\bfed\b|non-?fasting|with food|post-?prandial|high[- ]fat/i.test(details);
  const fasting = /(?<!non-?)\bfast(?:ing|ed)\b/i.test(details);
  if (fed === fasting || !/\bBE\b|bio-?equivalence|\bPK\b|study|studies/i.test(details)) return null;
  return `What is released later is studied fed and fasting; the details tell of ${fed ? 'fed' : 'fasting'} alone: ${quoted(details)}.`;
}

const spanOfMonths = /(\d{1,3})\s{0,3}-?\s{0,3}(?:months?|mths?|mos?\b|M\b)/gi;
const spanOfYears = /(\d{1,2})\s{0,3}-?\s{0,3}(?:years?|yrs?)\b/gi;

/** For how long stability is known, in months: what is planned, or goes on, is not known yet. */
function knownStability(text: string): number | null {
  const parts = text
    .split(/[;,\n]/)
    .filter((part) => !/planned|proposed|to be|will be|expected|target/i.test(part));
  // '24 months ongoing' is a study of that length.
  if (/ongoing|in progress|started/i.test(text)) return null;
  const spans = parts.flatMap((part) => [
    ...[...part.matchAll(spanOfMonths)].map(([, count]) => Number(count)),
    ...[...part.matchAll(spanOfYears)].map(([, count]) => Number(count) * 12),
  ]);
  return spans.length === 0 ? null : Math.max(...spans);
}

/** Months in which batches were made: those of a plan are left out. */
export function batchMonths(text: string): string[] {
  return text
    .split(/[;\n]/)
    .filter(
      (part) => !/planned|plan\b|scheduled|expected|to be (?:made|manufactured)|will be|target/i.test(part),
    )
    .flatMap(monthsIn)
    .sort();
}

export function stabilityBeyondBatch({ text, today }: LintFacts): string | null {
  const [stability, batches] = [text('stabilityConditions'), text('submissionBatches')];
  const known = knownStability(stability);
  if (known === null) return null;
  const [oldest] = batchMonths(batches);
  if (oldest === undefined) {
    const isPlanned =
      /^\W*(?:planned|scheduled|to be made|not (?:yet )?(?:made|manufactured|started)|none yet)/i.test(
        batches,
      );
    return isPlanned ? `Stability is told of ${known} months, and no batch was made.` : null;
  }
  const age = monthsBetween(oldest, today);
  if (age < 0 || known <= age) return null;
  return `Stability is told of ${known} months; the oldest batch is of ${monthWords(oldest)}.`;
}

/** Of data to so many months twice as many are claimed at most, and no more than twelve beyond. */
export function shelfLifeBeyondStability({ text }: LintFacts): string | null {
  const known = knownStability(text('stabilityConditions'));
  const claimed = readMonths(text('shelfLife'));
  if (known === null || claimed === null || /proposed|planned|target|expected/i.test(text('shelfLife')))
    return null;
  const most = Math.min(known * 2, known + 12);
  if (claimed.to <= most) return null;
  return `A shelf life of ${claimed.to} months is claimed; data of ${known} months allow ${most}.`;
}

export function batchToCome({ text, today }: LintFacts): string | null {
  const ahead = batchMonths(text('submissionBatches')).find((month) => month > today.slice(0, 7));
  return ahead === undefined
    ? null
    : `A batch is told of ${monthWords(ahead)}, which is to come: say that it is planned.`;
}

export function inspectionToCome({ text, today }: LintFacts): string | null {
  const said = text('lastInspection');
  if (/planned|scheduled|due|expected|next/i.test(said)) return null;
  const ahead = monthsIn(said).find((month) => month > today.slice(0, 7));
  return ahead === undefined
    ? null
    : `The last inspection is told of ${monthWords(ahead)}, which is to come.`;
}
