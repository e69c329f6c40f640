import { createHash } from 'node:crypto';
import { gapsAsked, gapWords } from '#domains/dossiers/contract/market-fit/asked-markets.ts';
import { type FitFacts, gapsOf } from '#domains/dossiers/contract/market-fit/judge-fit.ts';
import { marketsCalled, notOffered } from '#domains/dossiers/contract/market-names.ts';
import { dayWords, toSentenceDate } from '#platform/contract/dates.ts';
import { productTermSheetBoxes, requestBoxes } from '#platform/contract/files.ts';
import { splitList } from '#platform/contract/validation.ts';
import { answerLabels } from '../contract/answer-labels.ts';

/** A request as it was typed: answers by field name, and what its files are. */
export type Submission = {
  answers: Record<string, string>;
  consent: boolean;
  files: readonly { box: string; name: string; sha256: string }[];
};

/** Answers with the labels of their form, those left empty included. */
export function labelAnswers(
  kind: keyof typeof answerLabels,
  answers: Record<string, string>,
): { label: string; value: string }[] {
  return Object.entries(answerLabels[kind]).map(([field, label]) => ({ label, value: answers[field] ?? '' }));
}

const boxes: Record<string, { label: string }> = { ...productTermSheetBoxes, ...requestBoxes };

export function boxLabel(box: string): string {
  return boxes[box]?.label ?? box;
}

/** What the timeline says of markets that were asked for: which the listing does not offer (§10.19), and which it has a gap for (§23.6). */
export function marketNote(
  { code, markets, facts }: { code: string; markets: readonly string[]; facts?: FitFacts },
  { marketsOfInterest = '' }: Record<string, string>,
): string {
  const asked = splitList(marketsOfInterest);
  const missing = notOffered(asked, markets);
  const gaps = facts === undefined ? [] : gapsAsked(asked, gapsOf(facts));
  return [
    missing.length > 0 && `Not among the markets of ${code}: ${missing.join(', ')}`,
    gaps.length > 0 && `Gaps of ${code}: ${gapWords(gaps)}`,
  ]
    .filter(Boolean)
    .join('. ');
}

/** Those of the markets that a form names which are known, each once. */
export function marketsAsked({ marketsOfInterest = '' }: Record<string, string>): string[] {
  return [...new Set(splitList(marketsOfInterest).flatMap(marketsCalled))];
}

/** At least one field or file; consent alone is not a request (§5.8). */
export function isEmptySubmission({ answers, files }: Submission): boolean {
  return files.length === 0 && Object.values(answers).every((answer) => answer.trim() === '');
}

/** The same for a repeated submit, another for anything else. */
export function fingerprint(kind: string, listingId: number, submission: Submission): string {
  const content = [
    kind,
    listingId,
    Object.entries(submission.answers).sort(([a], [b]) => (a < b ? -1 : 1)),
    submission.consent,
    submission.files.map((file) => [file.box, file.name, file.sha256]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** What a member can quote (§10.1): DB-2026-000123. */
export function toReference(year: number, number: number): string {
  return `DB-${year}-${String(number).padStart(6, '0')}`;
}

/** A browser's key, or the content itself where none was sent: a repeated submit is one request either way. */
export function submitKey(header: string | undefined, contentFingerprint: string): string {
  return header ?? `content:${contentFingerprint}`;
}

/** '3 Nov 2026' for an instant where the desk is, or for a day of the calendar. */
export function toDeskDate(moment: Date | string, timeZone = 'UTC'): string {
  if (typeof moment === 'string') return dayWords(moment);
  return toSentenceDate(moment, timeZone);
}

/** '3 Nov 2026 at 14:05' where the desk is. */
export function toDeskMoment(moment: Date, timeZone: string): string {
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${toDeskDate(moment, timeZone)} at ${time}`;
}
