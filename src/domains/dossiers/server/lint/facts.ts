import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import type { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import type { LintRuleId } from '../../contract/lint-rules.ts';
import { given } from '../../contract/reading/given.ts';
import { type PresentationFields, presentationOf } from '../windows/presentation-of.ts';
import { type RegisterFacts, registerFacts } from './register-facts.ts';

/** What is found of a presentation once for all of its listings. */
export type PresentationFacts = {
  registers: RegisterFacts;
  /** What those rules say that look at nothing else. */
  said: Map<LintRuleId, string | null>;
};

/** What a rule looks at: a listing's values, and what the registers say of its presentation. */
export type LintFacts = {
  /** The substances by their INNs; none while no molecule is named. */
  inn: string;
  form: string;
  routes: readonly string[];
  presentation: PresentationFacts;
  /** Which substances the EMA's table has under a code of the ATC. */
  innsOfCode: (code: string) => readonly string[];
  /** ISO day; months before it are past. */
  today: string;
  /** From which days the dossier's accepted settlements over the United States let it be sold (§20.5). */
  settledOn: readonly string[];
  /** A text, or '' where the owner wrote one of the trade's ways of saying nothing. */
  text: (field: string) => string;
  list: (field: string) => readonly string[];
};

export type LintAround = Pick<LintFacts, 'innsOfCode' | 'today'> & {
  index: RowIndex;
  /** What was found of presentations before. */
  known: BoundedCache<PresentationFacts>;
};

/** What the rules look at of a listing as it is typed, or as it stands. */
export function factsOf(
  values: ListingValues,
  { index, known, innsOfCode, today }: LintAround,
  settledOn: readonly string[],
): LintFacts {
  const texts = new Map<string, string>();
  const text = (field: string) => {
    let said = texts.get(field);
    if (said === undefined) {
      const value = values[field];
      said = typeof value === 'string' ? given(value) : '';
      texts.set(field, said);
    }
    return said;
  };
  const list = (field: string) => {
    const value = values[field];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  };
  const inn = text('molecule');
  const [form, routes] = [text('dosageForm'), list('routes')];
  const fields: PresentationFields = {
    dosageForm: form as PresentationFields['dosageForm'],
    routes: [...routes],
    strengths: text('strengths'),
    salt: text('salt'),
    atcClasses: [...list('atcClasses')],
    usReferenceProduct: text('usReferenceProduct'),
  };
  const key = JSON.stringify([today, inn, fields]);
  let presentation = known.get(key);
  if (presentation === undefined) {
    presentation = { registers: registerFacts(index, presentationOf(inn, fields), today), said: new Map() };
    known.set(key, presentation);
  }
  return { inn, form, routes, presentation, innsOfCode, today, settledOn, text, list };
}
