import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import type { Presentation } from '#domains/registers/contract/presentations.ts';
import type { RowIndex } from '#domains/registers/server/row-index/rules.ts';
import { launchWindows } from '#domains/registers/server/windows/rules.ts';
import { given } from '../rules.ts';
import { type PresentationFields, presentationOf } from '../windows/presentation-of.ts';

/** What a rule looks at: a listing's values, and what the registers say of its presentation. */
export type LintFacts = {
  /** The substances by their INNs; none while no molecule is named. */
  inn: string;
  form: string;
  routes: readonly string[];
  presentation: Presentation;
  index: RowIndex;
  /** Worked out by the first rule that wants it. */
  usWindow: () => LaunchWindow | undefined;
  /** Which substances the EMA's table has under a code of the ATC. */
  innsOfCode: (code: string) => readonly string[];
  /** ISO day; months before it are past. */
  today: string;
  /** A text, or '' where the owner wrote one of the trade's ways of saying nothing. */
  text: (field: string) => string;
  list: (field: string) => readonly string[];
};

export type LintAround = Pick<LintFacts, 'index' | 'innsOfCode' | 'today'>;

/** What the rules look at of a listing as it is typed, or as it stands. */
export function factsOf(values: ListingValues, around: LintAround): LintFacts {
  const text = (field: string) => {
    const value = values[field];
    return typeof value === 'string' ? given(value) : '';
  };
  const list = (field: string) => {
    const value = values[field];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  };
  const inn = text('molecule');
  const [form, routes] = [text('dosageForm'), list('routes')];
  const presentation = presentationOf(inn, {
    dosageForm: form as PresentationFields['dosageForm'],
    routes: [...routes],
    strengths: text('strengths'),
    salt: text('salt'),
    atcClasses: [...list('atcClasses')],
    usReferenceProduct: text('usReferenceProduct'),
  });
  let windows: LaunchWindow[] | undefined;
  const usWindow = () => {
    windows ??= launchWindows(around.index, { presentation, today: around.today });
    return windows.find(({ market }) => market === 'US');
  };
  return { inn, form, routes, presentation, usWindow, text, list, ...around };
}
