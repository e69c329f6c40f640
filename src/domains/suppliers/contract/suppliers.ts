import { z } from 'zod';
import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import { listingAge } from '#domains/catalogue/contract/listing-age.ts';
import { verificationMark } from '#domains/companies/contract/verification-mark.ts';
import { relatedProduct } from '#domains/dossiers/contract/dossiers.ts';
import { asTyped, findings, matched, novelty } from '#domains/finder/contract/finders.ts';
import { supplierSortOrders } from '#domains/finder/contract/orders.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { filterCounts, labels, limit, listingId, page, searchText } from '#platform/contract/fields.ts';
import { members } from '#platform/contract/roles.ts';
import { type DosageFormNumber, dosageFormNumbers } from './dosage-form-numbers.ts';
import * as lists from './supplier-lists.ts';

/** What a plant's card and its own page both show. What the company left open is '' or an empty list. */
const supplierSummary = z.object({
  _id: z.string(),
  Plant_ID: z.string().describe('PL-0417'),
  SuListing_ID: z.string().describe('SU-20417, by which the supplier is called everywhere'),
  SuListing_Star_Rating: z.number().min(0).max(5),
  SuListing_Search_Manufacturing_Plant_location: z.array(z.string()).describe("'Hyderabad, India'"),
  SuListing_Filter_Searchpage_Years_Of_Operation: z.int(),
  SuListing_Search_Supplier_Type_of_company: z.string(),
  SuListing_Search_Special_capabilities_Short_Text: z.array(z.string()),
  SuListing_Search_Dosageforms: z
    .array(z.string())
    .describe('Of the 19 dosage forms; supplier-tiles.ts gives their tiles'),
  SuListing_Searchpage_Detailed_GMP: z
    .array(z.string())
    .describe('Of the 10 accreditations; supplier-tiles.ts gives their tiles'),
});

/** A search result (§3.5): one plant. */
export const supplierCard = supplierSummary.extend({ ...novelty, matched });
export type SupplierCard = z.infer<typeof supplierCard>;

type DosageFormField =
  | `SuListing_Production_capabilities_dosageform${DosageFormNumber}`
  | `SuListing_Detailed_Dosageform${DosageFormNumber}_${'manufacturing' | 'packaging' | 'capacity'}`
  | `SuListing_Detailed_${'mfg' | 'pkg'}equipment_dosageform${DosageFormNumber}`;

const dosageFormFields = Object.fromEntries(
  dosageFormNumbers.flatMap((n) =>
    [
      `SuListing_Production_capabilities_dosageform${n}`,
      `SuListing_Detailed_Dosageform${n}_manufacturing`,
      `SuListing_Detailed_Dosageform${n}_packaging`,
      `SuListing_Detailed_Dosageform${n}_capacity`,
      `SuListing_Detailed_mfgequipment_dosageform${n}`,
      `SuListing_Detailed_pkgequipment_dosageform${n}`,
    ].map((field) => [field, z.string()]),
  ),
) as Record<DosageFormField, z.ZodString>;

/** The numbered fields of a supplier, one set for each of its dosage forms. */
export type ProductionFields = Record<DosageFormField, string>;

const flag = z.string().describe("'Yes' or another value");

/**
 * A whole supplier listing (§3.6), with what its card shows. For dosage form N:
 * `SuListing_Production_capabilities_dosageformN` names it and what is made of it ('Tablets: bilayer, modified
 * release') and is '' from the first N on that the plant does not have.
 */
export const supplier = supplierSummary.extend({
  Supplier_ID: z.string().describe('The same as SuListing_ID'),
  SuListing_Detailed_Manufacturing_Plant_location: z.string(),
  SuListing_Detailed_Dosageforms_Annual_Capacity: z.string(),
  SuListing_Detailed_RND_flag: flag,
  SuListing_Detailed_API_flag: flag,
  SuListing_Detailed_Front_end_markets_flag: flag,
  Plant_GMP_Year_of_Last_Inspection: z.string().describe("'2024', or '' where none is known"),
  SuListing_Detailed_GMP: z
    .string()
    .describe("What stands behind the accreditation 'Others', separated by semicolons"),
  SuListing_Detailed_CC_cost_UOM: z
    .string()
    .nullable()
    .describe("Price as '0.8', in $ per unit; null, 'null' and '' stand for none"),
  SuListing_Filter_Detailed_Dosageform: z.array(z.string()),
  SuListing_Filter_manufacturer_type: z.array(z.string()),
  SuListing_Detailed_Others: z.array(z.string()).describe('What the plant offers beside its dosage forms'),
  SuListing_Detailed_Special_Capabilities: z.array(z.string()),
  SuListing_Detailed_Compliances: z.array(z.string()),
  ...dosageFormFields,
  age: listingAge.describe('When its owner last confirmed it (§12.6)'),
  verified: verificationMark.nullable().describe('When the desk verified its company, and by what (§26.11)'),
});
export type Supplier = z.infer<typeof supplier>;

/** The finder's filter groups in the order of the sidebar, each with its list and its field in the payload. */
export const supplierFilterGroups = {
  SuListing_Filter_Detailed_Dosageform: lists.supplierDosageForms,
  Sulisting_Filter_cGMP_accreditation: cGMPAccreditations,
  SuListing_Search_Manufacturing_Plant_location: lists.supplierManufacturingPlantLocations,
  SuListing_Filter_Special_capabilities: lists.specialCapabilities,
  SuListing_Filter_manufacturer_type: lists.manufacturerTypes,
  operation: lists.yearsOfOperation,
} as const;
export type SupplierFilterGroup = keyof typeof supplierFilterGroups;

/** The numbers of the groups; there is no group 3 (§2.18). */
export const supplierFilterGroupIds = {
  SuListing_Filter_Detailed_Dosageform: 1,
  Sulisting_Filter_cGMP_accreditation: 2,
  SuListing_Search_Manufacturing_Plant_location: 4,
  SuListing_Filter_Special_capabilities: 5,
  SuListing_Filter_manufacturer_type: 6,
  operation: 7,
} as const satisfies Record<SupplierFilterGroup, number>;

const counts = filterCounts(supplierFilterGroups);

const paging = { page, limit, searchChar: searchText };

/** The supplier calls (§7.5). */
export const supplierCalls = defineCalls({
  'POST /get-supplier': {
    repeat: 'reads',
    summary: 'The unfiltered supplier finder',
    source: '§7.5',
    access: members,
    readOften: true,
    body: z.object(paging),
    response: z.object({ data: z.array(supplierCard), totalcount: z.int(), counts }),
  },
  'POST /search-supplier': {
    repeat: 'reads',
    summary: 'Find suppliers by words and filters',
    source: '§7.5',
    access: members,
    readOften: true,
    body: z.object({
      ...paging,
      SuListing_Filter_manufacturer_type: labels(lists.manufacturerTypes),
      SuListing_Filter_Detailed_Dosageform: labels(lists.supplierDosageForms),
      SuListing_Filter_Special_capabilities: labels(lists.specialCapabilities),
      SuListing_Search_Manufacturing_Plant_location: labels(lists.supplierManufacturingPlantLocations),
      Sulisting_Filter_cGMP_accreditation: labels(cGMPAccreditations),
      operation: z
        .object({
          fiveless: z.boolean().default(false),
          sixtoten: z.boolean().default(false),
          tentotwenty: z.boolean().default(false),
          Twentymore: z.boolean().default(false),
        } satisfies Record<lists.YearsOfOperationFlag, z.ZodType>)
        .refine((bands) => Object.values(bands).filter(Boolean).length <= 1, 'Choose one band of years')
        .prefault({})
        .describe('Years of operation: 0-5, 6-10, 11-20, over 20; at most one'),
      sort: z.enum(supplierSortOrders).default('relevance'),
      asTyped,
    }),
    response: z.object({ data: z.array(supplierCard), count: z.int(), counts, ...findings }),
  },
  'POST /get-supplierbyid': {
    repeat: 'reads',
    summary: 'One supplier listing, whole',
    source: '§7.5',
    access: members,
    readOften: true,
    body: z.object({ id: listingId }),
    response: z.object({ data: z.object({ data: supplier }) }),
  },
  'POST /get-productcode': {
    repeat: 'reads',
    summary: "The dossiers of a supplier's company",
    source: '§7.4',
    access: members,
    readOften: true,
    body: z.object({ id: listingId.describe("_id of the supplier's listing") }),
    response: z.object({ data: z.array(relatedProduct) }),
  },
});
