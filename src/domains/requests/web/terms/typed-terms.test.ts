import { expect, it } from 'vitest';
import { valuedTerms } from '#testing/sample-terms.ts';
import { toTerms, toTermsJson, typeTerms } from './typed-terms.ts';
import { rowsJson } from './values/typed-rows.ts';

it('terms come back from what is typed, but for the day until which they hold', () => {
  const terms = {
    currency: 'EUR',
    supplyPrice: '1.25',
    priceUnit: 'pack',
    volumes: ['100', '', '300'],
    oneTimeFee: '',
    royalty: '4.5',
    profitShare: '',
    exclusivity: 'Exclusive',
    territory: ['EU', 'UK'],
    validUntil: '2026-12-31',
    otherTerms: 'None',
  } as const;
  const typed = typeTerms({ ...terms, volumes: [...terms.volumes], territory: [...terms.territory] });
  expect(JSON.parse(toTermsJson(typed))).toEqual({ ...terms, validUntil: '' });
});

it('everything that values say comes back too, and nothing of them is sent where they say nothing', () => {
  const typed = { ...typeTerms(valuedTerms), validUntil: valuedTerms.validUntil };
  expect(toTerms(typed)).toEqual(valuedTerms);
  const emptied = { ...typed, prices: rowsJson([{ strength: ' ', price: '' }]) };
  expect(toTerms(emptied).values?.prices).toEqual([]);
  expect(toTerms(typeTerms(undefined))).not.toHaveProperty('values');
});

it('years at the end that were left empty are not sent', () => {
  const typed = { ...typeTerms(undefined), volumes: '100\n\n', territory: '' };
  expect(JSON.parse(toTermsJson(typed))).toMatchObject({ volumes: ['100'], territory: [] });
});
