import { z } from 'zod';
import { text } from '../fields.ts';

/** What a reader asks of a table. Besides these names, each of the table's columns takes its filter. */
export const tableQuestion = z
  .object({
    q: text(200).default('').describe('Every word of it stands in what the table searches'),
    sort: text(60)
      .default('')
      .describe("A column; '-column' for the other direction; the table's own without"),
  })
  .catchall(text(1000));

/** As long as the longest text that a row is sorted by makes it. */
const cursor = text(8000).optional();
/** Which page of it. */
export const tablePaging = {
  after: cursor.describe('`next` of the page before'),
  before: cursor.describe('`previous` of the page after'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const tableRow = z.object({
  id: z.int(),
  cells: z.record(z.string(), cell),
  keys: z.record(z.string(), z.int().nullable()).describe('Rows of other tables that the cells stand for'),
});
export type TableRow = z.infer<typeof tableRow>;

export const tablePage = z.object({
  data: z.array(tableRow),
  count: z.int().describe('Rows that match, where they are no more than this table counts'),
  more: z.boolean().describe('There are more than `count`'),
  next: z.string().nullable().describe('`after` of the next page; null on the last one'),
  previous: z.string().nullable().describe('`before` of the page before; null on the first one'),
});
export type TablePage = z.infer<typeof tablePage>;
