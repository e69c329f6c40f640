import { z } from 'zod';
import { readData } from '../read-data.ts';
import { type Company, company } from './company.ts';

/** Every name is invented; the first is the company of the demo seller. */
export const companies: readonly [Company, ...Company[]] = readData(
  'catalogue/companies.json',
  z.tuple([company], company),
);

/** Young manufacturers, as invented as the others: they list plants and have no dossiers yet. */
export const newcomers: readonly Company[] = readData('catalogue/newcomers.json', z.array(company));
