import { z } from 'zod';

/**
 * What is asked of who sends a sheet, once: which sheet of the file, which of two columns, what a column is for, which
 * order its days or the strengths of combinations have, which day a month stands for, what its commas are, what its bare numbers are of, what a word means,
 * what holds for all rows, what rows without a molecule are, and what rows are that differ in their strengths alone.
 */
export const questionKinds = [
  'sheet',
  'column',
  'use',
  'order',
  'span',
  'decimal',
  'unit',
  'word',
  'needed',
  'blank',
  'twins',
] as const;

export const ownQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  column: z.string().describe('What stands above it in the sheet'),
  words: z.string().describe('The question as a sentence'),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  mayType: z.enum(['no', 'name', 'number']).describe('Whether an answer beside the options is taken'),
  samples: z.array(z.string()).describe('Cells that made it a question'),
  rows: z.int().describe('How many rows it is about'),
  answer: z.string().nullable().describe('What was answered, or is known of this sheet from before'),
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

export const ownColumn = z.object({
  column: z.int().describe('From 0'),
  letters: z.string(),
  head: z.string(),
  target: z.string().describe("Name of a field, 'product', 'market:EU', or 'none'"),
  why: z.string(),
  samples: z.array(z.string()).describe('Three cells of it'),
});
export type OwnColumn = z.infer<typeof ownColumn>;
