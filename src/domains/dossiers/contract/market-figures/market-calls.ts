import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { members } from '#platform/contract/roles.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { toldFigures } from './figures.ts';

/** Of the copies of a presentation so many are named. */
export const mostCopies = 100;

const registered = {
  number: z.string().describe("As the register has it, with its letter: 'N202155'"),
  name: z.string().describe('What it is sold as'),
  holder: z.string(),
  approvedOn: z.iso.date().nullable().describe('Null where it was approved before 1982'),
  sold: z
    .array(z.enum(['RX', 'OTC']))
    .describe('As what its products are sold; of none that are not any more'),
};
const application = z.object(registered);
export type RegisteredApplication = z.infer<typeof application>;

const registerMarket = z.object({
  asOf: z.iso.date().nullable().describe('Day of the edition'),
  references: z.array(application).describe('The new drugs that it refers to'),
  copies: z.array(application).describe(`Approved copies (ANDA), the first first; ${mostCopies} at most`),
  count: z.int().describe('All of them'),
  holders: z.int().describe('Different holders of copies that are sold'),
  byYear: z
    .array(z.object({ year: z.int().nullable(), count: z.int() }))
    .describe('Copies by the year of their approval; null is before 1982'),
});
export type RegisterMarket = z.infer<typeof registerMarket>;

const market = z.object({
  register: registerMarket.nullable().describe('What the Orange Book says; null where it has no row of it'),
  figures: toldFigures.nullable().describe('Null where nothing may be told'),
});
export type Market = z.infer<typeof market>;

export const marketCalls = defineCalls({
  'GET /api/presentations/:presentation/market': {
    summary:
      'What the market says of a presentation: reference and copies by the Orange Book, and figures of enough companies here',
    source: '§22.2',
    access: members,
    params: z.object({ presentation: rowId }),
    response: z.object({ data: market }),
  },
});
