import { answerLabels } from '../../contract/answer-labels.ts';
import type { Request } from '../../contract/request-view.ts';
import type { TermSheet } from '../../contract/term-sheets.ts';
import { type ComparedLine, compareTerms } from '../../contract/terms/term-lines.ts';

/** A line of the request, of a term sheet, or of both where they speak of the same. */
export type AskedLine = ComparedLine & {
  /** What the form calls it and what was typed there; null where the form does not ask. */
  asked: { label: string; value: string } | null;
  /** Term sheets speak of it. */
  isTerm: boolean;
};

/** Which answer stands beside which term. */
const answersTo: Readonly<Record<string, string>> = {
  [answerLabels.dossier.marketsOfInterest]: 'Territory',
  [answerLabels.dossier.supplyRequired]: 'Supply price',
  [answerLabels.dossier.indicativeVolumes]: 'Volume, year 1',
};

/** What was asked and what was offered, side by side: the request's lines first, in the form's order, then what else is offered. */
export function askedLines(
  answers: Request['answers'],
  before: TermSheet | undefined,
  after: TermSheet | undefined,
): AskedLine[] {
  const terms = after === undefined ? [] : compareTerms((before ?? after).terms, after.terms);
  const left = new Map(terms.map((line) => [line.label, line]));

  function take(label: string): ComparedLine | undefined {
    const line = left.get(label);
    left.delete(label);
    return line;
  }

  const lines: AskedLine[] = [];
  for (const asked of answers) {
    const term = take(answersTo[asked.label] ?? '');
    if (term === undefined) {
      lines.push({
        key: `asked ${asked.label}`,
        label: asked.label,
        before: '',
        after: '',
        changed: false,
        asked,
        isTerm: false,
      });
      continue;
    }
    lines.push({ ...term, asked, isTerm: true });
    if (!term.label.startsWith('Volume')) continue;
    // The years go together.
    for (const { label } of terms) {
      const year = label.startsWith('Volume') ? take(label) : undefined;
      if (year) lines.push({ ...year, asked: null, isTerm: true });
    }
  }
  return [...lines, ...[...left.values()].map((line) => ({ ...line, asked: null, isTerm: true }))];
}
