import { z } from 'zod';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { members } from '#platform/contract/roles.ts';
import {
  type OpportunityFilterName,
  opportunityFilters,
  opportunitySorts,
  usualOpportunities,
} from './opportunity-lists.ts';

/** What is asked for; a saved search keeps it, and asks anew from the day of each look. */
export const opportunityFilter = z.object({
  market: z
    .enum(opportunityFilters.market)
    .default(usualOpportunities.market)
    .describe('Where it loses its last hard protection'),
  months: z
    .enum(opportunityFilters.months)
    .default(usualOpportunities.months)
    .describe('Within so many months from today'),
  most: z.enum(opportunityFilters.most).optional().describe('With so many dossiers here at most'),
  generics: z
    .enum(opportunityFilters.generics)
    .optional()
    .describe('With so many holders of approved copies (ANDA) at most that are listed as sold'),
  asked: z
    .enum(opportunityFilters.asked)
    .optional()
    .describe(`Asked for by ${fewestCompanies} companies or more in the twelve whole months before`),
  atc: z.enum(opportunityFilters.atc).optional().describe('The first letter of its ATC code'),
  form: z
    .enum(opportunityFilters.form)
    .optional()
    .describe('Of what is listed here: a register has words of its own'),
} satisfies Record<OpportunityFilterName, z.ZodType>);
export type { OpportunityFilter } from './opportunity-lists.ts';

const cursor = z
  .string()
  .regex(/^\d{1,9}_\d{4}-\d{2}-\d{2}_[1-9]\d{0,8}$/, 'Give `next` of the page before')
  .transform((text) => {
    const [wanted = '', hardUntil = '', id = ''] = text.split('_');
    return { wanted: Number(wanted), hardUntil, id: Number(id) };
  })
  .refine(({ hardUntil }) => z.iso.date().safeParse(hardUntil).success, 'Give `next` of the page before');
export type OpportunityCursor = z.output<typeof cursor>;

const companies = z.int().min(fewestCompanies).nullable();
const opportunity = z.object({
  id: z.string(),
  market: z.enum(windowMarkets),
  hardUntil: z.iso.date().describe('The last hard end'),
  last: z.string().describe("What ends then: 'patent 9326945 substance'"),
  asOf: z.iso.date().nullable().describe('Day of the edition that has it'),
  presentation: z.string().nullable().describe('Null where nobody here lists the substance'),
  ...{ molecule: z.string(), strengths: z.string() },
  form: z.string().describe('As listed here, or else as the register has it'),
  brand: z.string().describe('Of what nobody lists: what the register calls it'),
  holder: z.string(),
  atc: z.string().nullable(),
  dossiers: z.int().describe('Published dossiers of it, which anybody may count in the finder'),
  generics: z
    .int()
    .nullable()
    .describe(
      'Holders of approved copies (ANDA) that are listed as sold; null where the Orange Book is not asked',
    ),
  wanted: companies.describe(
    `Companies that searched, opened, shortlisted or asked for it: the most that did one of these; null for fewer than ${fewestCompanies}`,
  ),
  asked: companies.describe('Companies that asked for it'),
});
export type Opportunity = z.infer<typeof opportunity>;

const sorted = opportunityFilter.extend({
  sort: z.enum(opportunitySorts).default('day').describe('The next end first, or what most companies want'),
});
const forMembers = { source: '§22.5', access: members } as const;

export const opportunityCalls = defineCalls({
  'GET /api/opportunities': {
    summary:
      'What loses its last hard protection within some months: presentations with few dossiers here, and products that nobody lists',
    ...forMembers,
    query: sorted.extend({ after: cursor.optional().describe('`next` of the page before') }),
    response: z.object({
      data: z.array(opportunity),
      total: z.int(),
      unknown: z
        .int()
        .describe('How many more there are of which nobody knows the class or the form that is asked for'),
      worked: z.iso.date().nullable().describe('The day on which it was worked out; null until then'),
      next: z.string().nullable().describe('`after` of the next page; null on the last one'),
    }),
  },
  'GET /api/opportunities/export': {
    summary: 'The same, all of it, as CSV or as an XLSX workbook',
    ...forMembers,
    query: sorted.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  },
});
