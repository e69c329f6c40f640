import type { TermSheetTerms } from '../../contract/term-sheets.ts';

/** Terms as they are typed: a draft keeps only text, so lists stand line by line. */
export type TypedTerms = Record<Exclude<keyof TermSheetTerms, 'values'>, string>;

export function typeTerms(terms: TermSheetTerms | undefined): TypedTerms {
  const { volumes = [], territory = [], values: _values, ...single } = terms ?? {};
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
    volumes: volumes.join('\n'),
    territory: territory.join('\n'),
    // A version that is issued anew holds anew.
    validUntil: '',
  };
}

/** The lines of a list that is typed. One that is empty has none, and an empty line within it counts. */
export function linesOf(list: string): string[] {
  return list === '' ? [] : list.split('\n');
}

/** As the call takes them; the server judges what they say. */
export function toTermsJson(typed: TypedTerms): string {
  const trimmed = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));
  const volumes = linesOf(typed.volumes).map((volume) => volume.trim());
  while (volumes.at(-1) === '') volumes.pop();
  return JSON.stringify({ ...trimmed, volumes, territory: linesOf(typed.territory) });
}
