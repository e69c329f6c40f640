import { z } from 'zod';
import { briefLine } from '#domains/briefs/contract/brief-lines.ts';
import { answersOf } from '#domains/briefs/server/rules.ts';
import { currencies } from '#domains/requests/contract/term-sheet-lists.ts';
import { readData } from '../read-data.ts';
import type { Story } from './story.ts';
import { step } from './story.ts';

/** A brief of the demo people, with what became of each of its requests. */
const brief = z.strictObject({
  title: z.string(),
  buyer: z.string(),
  daysAgo: z.int(),
  currency: z.enum(currencies),
  supplyRequired: z.string(),
  lines: z.array(briefLine.strict()),
  asked: z.array(z.strictObject({ listing: z.string(), steps: z.array(step) })),
});
type Brief = z.infer<typeof brief> & { firstYear: number };

/** What they ask for begins next year, whenever the demo begins. */
export const briefs: readonly Brief[] = readData('deals/briefs.json', z.array(brief)).map((one) => ({
  ...one,
  firstYear: new Date().getUTCFullYear() + 1,
}));

/** The requests of briefs as the stories that they are to their owners; `brief` is the place of the brief. */
export const storiesOfBriefs: readonly (Story & { brief: number })[] = briefs.flatMap((one, place) =>
  one.asked.map(({ listing, steps }) => ({
    ...{ listing, steps, brief: place, buyer: one.buyer, daysAgo: one.daysAgo },
    answers: answersOf('dossier', one, one.lines),
  })),
);
