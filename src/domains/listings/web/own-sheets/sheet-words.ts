import type { RowOutcome } from '../../contract/own-sheets/outcomes.ts';
import type { OwnSheet, WholeOwnSheet } from '../../contract/own-sheets/own-sheets.ts';
import { count, figures } from '../imports/import-words.ts';

export const stateWords: Record<OwnSheet['state'], string> = {
  reading: 'Being read',
  asking: 'Has questions',
  ready: 'To be confirmed',
  writing: 'Being written',
  done: 'Written',
  failed: 'Could not be read',
};

const steps = ['Reading', 'Questions', 'Confirming', 'Writing'] as const;
const stepAt: Record<OwnSheet['state'], number> = {
  ...{ reading: 1, failed: 1, asking: 2, ready: 3, writing: 4, done: 4 },
};

/** 'Step 2 of 4: Questions' */
export function stepWords(state: OwnSheet['state']): string {
  const at = stepAt[state];
  return `Step ${at} of ${steps.length}: ${steps[at - 1]}`;
}

export const outcomeWords: Record<RowOutcome, string> = {
  new: 'New',
  change: 'Changed',
  same: 'The same',
  back: 'Come back',
};

/** '12 new, 3 changed, 20 the same, 2 come back' */
export function countsInWords({ counts }: OwnSheet): string {
  const [fresh, change, same, back] = [counts.new, counts.change, counts.same, counts.back].map(
    figures.format,
  );
  return `${fresh} new, ${change} changed, ${same} the same, ${back} ${counts.back === 1 ? 'comes' : 'come'} back`;
}

/** '4,500 of 10,000 listings are checked.' */
export function progressWords({ checked, of }: WholeOwnSheet['progress']): string {
  return `${figures.format(checked)} of ${count(of, 'listing')} are checked.`;
}

/** What the page says of a sheet, by how far it is. */
export function sentenceOf(sheet: OwnSheet & Pick<WholeOwnSheet, 'questions'>): string {
  const open = sheet.questions.filter(({ answer }) => answer === null).length;
  switch (sheet.state) {
    case 'reading':
      return 'Nothing is written. You may leave this page.';
    case 'asking':
      return `${count(open, 'question is', 'questions are')} open. Nothing is written until they are answered, and you confirm.`;
    case 'ready':
      return `Of its listings ${countsInWords(sheet)}. Nothing is written yet.`;
    case 'writing':
      return `${count(sheet.written, 'listing')} written so far. What was left off goes on here.`;
    case 'done':
      return `${count(sheet.written, 'listing')} written; of the others ${figures.format(sheet.counts.same)} are the same, and ${figures.format(sheet.counts.back)} come back.`;
    case 'failed':
      return 'Nothing was written.';
  }
}

/** Beside the word to write: how many new ones the company has room for as drafts (§12.13); null where all fit. */
export function roomWords({
  counts,
  freeDrafts,
}: Pick<WholeOwnSheet, 'counts' | 'freeDrafts'>): string | null {
  const beyond = counts.new - freeDrafts;
  if (beyond <= 0) return null;
  return `${count(freeDrafts, 'draft fits', 'drafts fit')}; ${count(beyond, 'will come back', 'will come back')}.`;
}
