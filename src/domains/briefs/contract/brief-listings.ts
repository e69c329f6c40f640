import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { text } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { mostAsked } from './brief-limits.ts';

const idList = z
  .string()
  .max(mostAsked * 12, `A brief goes to ${mostAsked} at most`)
  .default('')
  .transform((list) => [...new Set(list.split(',').filter((id) => id !== ''))])
  .pipe(z.array(z.string()).max(mostAsked, `A brief goes to ${mostAsked} at most`));

const listed = z.object({
  kind: z.enum(['dossier', 'supplier']),
  ...{ id: z.string(), code: z.string(), title: z.string() },
  markets: z.array(z.string()).describe('That a dossier is offered for, where it says so'),
  product: z.string().describe("Molecule and dosage form of a dossier; empty for a plant's"),
  strengths: z.string(),
});
export type Listed = z.infer<typeof listed>;

/** What a brief may go to, as its form shows it. */
export const briefListingCalls = defineCalls({
  'GET /api/brief-listings': {
    summary:
      'Published dossiers and plants by their ids, or the one that has a code; what is not listed is left out',
    source: '§25.1',
    access: members,
    query: z.object({
      dossiers: idList.describe('_ids, separated by commas'),
      plants: idList.describe('_ids, separated by commas'),
      code: text(32).default('').describe("'DB-10417', 'SU-20211'"),
    }),
    response: z.object({ data: z.array(listed) }),
  },
});
