import { expect, test } from 'vitest';
import { namesCompany } from './own-name.ts';

test.each([
  ['Pfizer and Helvarion Pharma', 'Helvarion Pharma'],
  ['PFIZER, HELVARION  PHARMA LTD.', 'Helvarion Pharma'],
  ['Helvarion Pharma / Pfizer', 'Helvarion Pharma Pvt. Ltd.'],
  ['Helvarion-Pharma S.p.A. and others', 'Helvárion Pharma AG'],
  ['Helva\u200brion Pharma and Pfizer', 'Helvarion Pharma'],
  ['SE and Pfizer', 'SE'],
  ['Helvarion Pharma and Pfizer', 'Helvarion Pharma S.p.A.'],
  ['Dr Reddys and Pfizer', 'Dr. Reddy’s'],
])('%j names %j', (parties, company) => {
  expect(namesCompany(parties, company)).toBe(true);
});

test.each([
  ['Pfizer and Example Generics', 'Helvarion Pharma'],
  ['Helvarion and Pfizer', 'Helvarion Pharma'],
  ['Newhelvarion Pharma', 'Helvarion Pharma'],
  ['Helvarion Pharmaceuticals', 'Helvarion Pharma'],
  ['Pharma 2000 and Pfizer', 'Pharma 3000'],
  ['', 'Helvarion Pharma'],
  ['', '-'],
])('%j does not name %j', (parties, company) => {
  expect(namesCompany(parties, company)).toBe(false);
});
