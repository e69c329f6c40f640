import type { DealValues } from '../../contract/deal-values.ts';
import type { StoredTerms } from '../../contract/terms/said-terms.ts';
import { noValues } from '../../contract/terms/values.ts';
import { rowsJson, rowsOf } from './values/typed-rows.ts';

/** Terms as they are typed: a draft keeps only text, so lists stand line by line and tables as JSON. */
export type TypedTerms = Record<Exclude<keyof StoredTerms, 'values'> | keyof DealValues, string>;

const valueNames = Object.keys(noValues) as (keyof DealValues)[];
const tables = ['prices', 'milestones', 'royaltyTiers'] as const;

export function typeTerms(terms: StoredTerms | undefined): TypedTerms {
  const { volumes = [], territory = [], values, ...single } = terms ?? {};
  return {
    currency: 'USD',
    supplyPrice: '',
    priceUnit: '',
    oneTimeFee: '',
    royalty: '',
    profitShare: '',
    exclusivity: '',
    otherTerms: '',
    ...single,
    ...typeValues({ ...noValues, ...values }),
    volumes: volumes.join('\n'),
    territory: territory.join('\n'),
    // A version that is issued anew holds anew.
    validUntil: '',
  };
}

function typeValues({ prices, milestones, royaltyTiers, words, ...single }: typeof noValues) {
  return {
    ...single,
    prices: rowsJson(prices),
    milestones: rowsJson(milestones),
    royaltyTiers: rowsJson(royaltyTiers),
    words: Object.keys(words).length === 0 ? '' : JSON.stringify(words),
  };
}

/** The lines of a list that is typed. One that is empty has none, and an empty line within it counts. */
export function linesOf(list: string): string[] {
  return list === '' ? [] : list.split('\n');
}

/** The owner's words beside values, by what they stand beside. */
export function wordsOf(typed: string): Record<string, string> {
  return typed === '' ? {} : JSON.parse(typed);
}

export function wordsJson(words: Readonly<Record<string, string>>): string {
  const said = Object.entries(words).filter(([, word]) => word.trim() !== '');
  return said.length === 0 ? '' : JSON.stringify(Object.fromEntries(said));
}

/** What is typed, as terms: nobody has judged yet what it says. */
export function toTerms(typed: TypedTerms): StoredTerms {
  const trimmed = Object.keys(typeTerms(undefined)).map(
    (name) => [name, typed[name as keyof TypedTerms].trim()] as const,
  );
  const isValue = (name: string) => (valueNames as string[]).includes(name);
  const volumes = linesOf(typed.volumes).map((volume) => volume.trim());
  while (volumes.at(-1) === '') volumes.pop();
  const values = {
    ...Object.fromEntries(trimmed.filter(([name]) => isValue(name))),
    ...Object.fromEntries(tables.map((table) => [table, rowsOf(typed[table])])),
    words: wordsOf(typed.words),
  };
  const isSilent = valueNames.every((name) => typed[name].trim() === '');
  const said = {
    ...Object.fromEntries(trimmed.filter(([name]) => !isValue(name))),
    volumes,
    territory: linesOf(typed.territory),
    ...(!isSilent && { values }),
  };
  return said as unknown as StoredTerms;
}

/** As the call takes them; the server judges what they say. */
export function toTermsJson(typed: TypedTerms): string {
  return JSON.stringify(toTerms(typed));
}
