import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { members } from '#platform/contract/roles.ts';
import { editionOldAfterDays, type RegisterName, registerNames } from './register-rows.ts';

type Publisher = { name: string; publisher: string; address: string };

const orangeBook = {
  publisher: 'U.S. Food and Drug Administration',
  address: 'https://www.fda.gov/drugs/drug-approvals-and-databases/orange-book-data-files',
};

/** How each register is called, who publishes it and where. */
export const registerWords: Record<RegisterName, Publisher> = {
  'orange-book-products': { name: 'FDA Orange Book: products', ...orangeBook },
  'orange-book-patents': { name: 'FDA Orange Book: patents', ...orangeBook },
  'orange-book-exclusivities': { name: 'FDA Orange Book: exclusivities', ...orangeBook },
  'purple-book': {
    name: 'FDA Purple Book',
    publisher: 'U.S. Food and Drug Administration',
    address: 'https://purplebooksearch.fda.gov/downloads',
  },
  'ema-medicines': {
    name: 'EMA table of medicines',
    publisher: 'European Medicines Agency',
    address: 'https://www.ema.europa.eu/en/medicines/download-medicine-data',
  },
};

const register = z.object({
  register: z.enum(registerNames),
  name: z.string(),
  publisher: z.string(),
  source: z.url().describe('Where the publisher gives it out'),
  /** Null, as all that follows, where no edition was taken in yet. */
  day: z.iso.date().nullable().describe('The day of the edition as the publisher gives it'),
  file: z.string().nullable().describe('The file that it came in'),
  rows: z.int().nullable(),
  takenAt: z.iso.datetime().nullable(),
  isOld: z.boolean().describe(`Whether the edition is older than ${editionOldAfterDays} days`),
});
export type RegisterState = z.infer<typeof register>;

export const registerCalls = defineCalls({
  'GET /api/registers': {
    summary: 'The public registers that launch windows are read from, each with the day of its edition',
    source: '§20.1',
    access: members,
    response: z.object({ data: z.array(register) }),
  },
});
