import type { FieldValue, ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { sentenceFor } from '#platform/server/http/schema-sentences.ts';
import { listingValues } from '../../contract/listing-values.ts';
import { mostQuestions } from '../../contract/own-sheets/limits.ts';
import type { OwnQuestion } from '../../contract/own-sheets/questions.ts';
import { blankFor } from '../rules.ts';
import type { ReadColumn } from './columns/column-questions.ts';
import { labelOfTarget } from './columns/map-columns.ts';
import type { ReadDraft } from './read-rows.ts';
import { notAnswered } from './values/cell-trouble.ts';

/** A listing that rows of the sheet make, whole; with faults it comes back. */
export type FinishedDraft = Omit<ReadDraft, 'values' | 'said'> & {
  values: ListingValues;
  /** Of a combination: which strength is of which substance its place alone tells. */
  isPlaced: boolean;
};

/** As long as it is open what a column is for, no row is whole. */
export function waitingFor({ id, column }: Pick<OwnQuestion, 'id' | 'column'>, draft: ReadDraft): ReadDraft {
  const fault = { row: draft.rows[0] as number, column, message: notAnswered, waits: id };
  return { ...draft, faults: [...draft.faults, fault] };
}

/** Of what is unclear beyond the questions of one sheet nobody can answer. */
const notAsked = `More is unclear in this sheet than the ${mostQuestions} questions that are asked of one: map the columns by hand, or write this so that it needs none`;

/** The listing whole: with what holds for all rows, a title, and what its fields do not take. */
export function finish(
  { rows, values, faults, said }: ReadDraft,
  columns: readonly ReadColumn[],
  needed: Readonly<Record<string, FieldValue | { waits: string }>>,
  company: string,
  open: ReadonlySet<string>,
): FinishedDraft {
  const own = faults.map(({ waits, ...fault }) => {
    if (waits !== undefined && open.has(waits)) return { ...fault, waits };
    return fault.message === notAnswered ? { ...fault, message: notAsked } : fault;
  });
  const whole: ListingValues = { ...blankFor('dossier', company), ...values };
  const headOf = (name: string) =>
    columns.find(({ target }) => target === name)?.head ?? labelOfTarget[name] ?? name;
  for (const [name, value] of Object.entries(needed)) {
    if (values[name] !== undefined) continue;
    if (value !== null && typeof value === 'object' && 'waits' in value)
      own.push({
        row: rows[0] as number,
        column: headOf(name),
        message: open.has(value.waits) ? notAnswered : notAsked,
        waits: value.waits,
      });
    else whole[name] = value as FieldValue;
  }
  if (whole.title === '') whole.title = titleOf(whole);
  const told = new Set(own.map(({ column }) => column));
  const isSound = own.length === 0;
  const parsed = listingValues.dossier.draft.safeParse(whole, { error: sentenceFor });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = headOf(String(path[0]));
    // Of what has no molecule nobody needs to hear that its title is missing.
    if (told.has(column) || (!isSound && path[0] === 'title')) continue;
    const isMissing = whole[String(path[0])] === '' || whole[String(path[0])] === null;
    own.push({ row: rows[0] as number, column, message, ...(isMissing && { isMissing }) });
  }
  return {
    rows,
    values: parsed.success ? parsed.data : whole,
    faults: own,
    isPlaced: said?.isPlaced ?? false,
  };
}

/** 'Apixaban Film Coated Tablets', as the form for a new dossier proposes it. */
function titleOf({ molecule, dosageForm }: ListingValues): string {
  return `${capitalise(String(molecule ?? ''))} ${String(dosageForm ?? '')}`.trim();
}
