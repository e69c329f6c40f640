import { z } from 'zod';
import { listingAge } from '#domains/catalogue/contract/listing-age.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { text } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';

export const asTyped = z
  .boolean()
  .default(false)
  .describe('Read no filters and no strengths out of the text: every word is looked for as it stands');

/** A strength as it is labelled: a number and a unit. */
const strength = text(40).describe("'500 mg', '10 mg/mL', '0.05 %'");
export const strengths = z
  .array(strength)
  .max(8, 'At most 8 strengths')
  .default([])
  .describe('All of them must be there; 1 g is 1000 mg');

const words = z.string().describe('The words of the text that said so, as they were typed');

/** What the server read out of a text, so that a page can show it and undo it by leaving the words out. */
const understood = z.object({
  filters: z
    .array(
      z.object({
        group: z.string().describe("The filter's field in the payload"),
        label: z.string(),
        words,
      }),
    )
    .describe('One entry for each label; labels of one group with the same words were one phrase'),
  strengths: z.array(
    z.object({
      strength: z.string(),
      words,
      orElse: z
        .string()
        .optional()
        .describe("The other strength that the digits may mean: of '1,250 mg' 1.25 mg"),
    }),
  ),
  stated: z
    .array(z.object({ label: z.string(), words }))
    .describe(
      'What no filter holds and listings state nevertheless: their GMP, countries, filings, drug class',
    ),
  months: z
    .array(z.object({ month: z.string().describe('YYYY-MM'), words }))
    .describe('Months from which on the text asks for constraint dates'),
  notUnderstood: z
    .array(z.object({ words, why: z.string() }))
    .describe('What no listing states, and why: a search for it finds nothing'),
  corrections: z
    .array(z.object({ typed: z.string(), read: z.string() }))
    .describe('Words that only a misspelling matched, and the nearest word that the catalogue has'),
});
export type Understood = z.infer<typeof understood>;

/** What to leave out of a search that found nothing. */
const drop = z.object({
  kind: z
    .enum(['word', 'filter', 'month', 'range', 'strength', 'not-understood'])
    .describe(
      "'not-understood' leaves out all that `understood.notUnderstood` tells, where it tells more than one",
    ),
  group: z
    .string()
    .optional()
    .describe('Of a filter: its field in the payload; of a range: its name among the ranges'),
  label: z
    .string()
    .optional()
    .describe('Of a filter: its label, where the group has only one; of a strength: the strength'),
  words: words.optional().describe('Absent for what was ticked and not typed'),
  brings: z.int().describe('How many listings the search finds without it'),
});
export type Drop = z.infer<typeof drop>;

/** A molecule that the text names and no listing is of. It is never taken for a misspelling of another. */
const unlisted = z.object({
  typed: z.string().describe('The words of the text that name it'),
  molecule: z.string(),
  others: z
    .array(z.object({ name: z.string(), brings: z.int() }))
    .max(3)
    .describe(
      'Other molecules with names like it, and how many listings the search finds with each in its place',
    ),
});
export type Unlisted = z.infer<typeof unlisted>;

/** What the answers of both finders carry beside the cards and their number (§13.5, §13.11). */
export const findings = {
  understood,
  unlisted: z.array(unlisted).optional().describe('Only where the text names what is known and not listed'),
  drops: z.array(drop).max(5).optional().describe('Only where nothing was found; best first'),
};

export const matched = z
  .array(z.string())
  .describe("The listing's own words that the text's words matched, as written in its names and indication");

/** How old a card's listing is (§12.6), and whether it came since the visit before this one (§13.16). */
export const novelty = {
  ...listingAge.shape,
  isNew: z
    .boolean()
    .describe(
      'Listed since the last search of the visit before; a visit ends with 30 minutes without a search',
    ),
};

const suggestion = z.object({
  kind: z.enum(['molecule', 'brand', 'filter']),
  text: z.string().describe('The whole text to search for when it is chosen'),
  group: z.string().optional().describe('Of a filter: its field in the payload'),
  label: z.string().optional().describe('Of a filter: its label'),
  of: z.string().optional().describe("Of a brand: its molecule's INN"),
  count: z.int().describe('Listings that the text finds'),
});
export type Suggestion = z.infer<typeof suggestion>;

/** Help while typing (§13.10). */
export const finderCalls = defineCalls({
  'GET /api/search/suggestions': {
    summary: 'What a text that is being typed may become',
    source: '§13.10',
    access: members,
    readOften: true,
    query: z.object({
      finder: z.enum(['dossiers', 'suppliers']),
      text: text(500).default(''),
    }),
    response: z.object({ data: z.array(suggestion).max(8) }),
  },
});
