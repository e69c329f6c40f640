import { z } from 'zod';
import { moveNames, sides } from '#domains/requests/contract/request-life.ts';
import { fee } from '#domains/requests/contract/term-sheets.ts';
import { saidTerms } from '#domains/requests/contract/terms/said-terms.ts';
import { readData } from '../read-data.ts';

/** Terms as a story tells them: the day until which they hold is so many business days from the first start on. */
const storyTerms = saidTerms.omit({ validUntil: true }).extend({ validIn: z.int() }).strict();
export type StoryTerms = z.infer<typeof storyTerms>;

const deed = z.union([
  z.strictObject({ says: z.string() }),
  z.strictObject({
    move: z.enum(moveNames),
    note: z.string().optional(),
    terms: storyTerms.optional(),
    counter: z
      .looseObject({ values: z.looseObject({}).optional() })
      .optional()
      .describe('What the buyer would have otherwise than the version says'),
    fee: fee.omit({ bookedOn: true }).strict().optional(),
  }),
  z.strictObject({ corrects: z.string(), ...fee.pick({ currency: true }).shape, amount: z.string() }),
  z.literal('expires'),
]);
export type Deed = z.infer<typeof deed>;

/** Whose turn it is in a story: the buyer is the one it names, the owner somebody of the listing's company. */
const actor = z.enum(sides);
export type Actor = z.infer<typeof actor>;

export const step = z
  .tuple([z.int(), actor, deed])
  .describe('Business days before the first start, who, and what they did');
export type Step = z.infer<typeof step>;

/** A request of the demo data, from its submission on. */
const story = z.strictObject({
  listing: z.string().describe('Its code, DB-10763 or SU-20211'),
  buyer: z.string().describe('The address of one of the demo people'),
  daysAgo: z.int().describe('Business days before the first start on which it was submitted'),
  answers: z.record(z.string(), z.string()),
  cda: z.literal(true).optional().describe('A signed CDA came with it'),
  steps: z.array(step),
});
export type Story = z.infer<typeof story>;

/** What the demo people deal over, the earliest first: every state of a request is among them. */
export const stories: readonly Story[] = readData('deals/stories.json', z.array(story));
