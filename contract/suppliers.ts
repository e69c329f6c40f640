import { z } from 'zod';
import { defineCalls } from './call.ts';
import { labels, limit, listingId, page, searchText } from './fields.ts';
import { members } from './roles.ts';
import * as lists from './supplier-lists.ts';

/** A search result (section 3, Supplier listing): one plant. */
export const supplierCard = z.object({
  _id: z.string(),
  Plant_ID: z.string(),
  SuListing_ID: z.string(),
  SuListing_Star_Rating: z.number().min(0).max(5),
  SuListing_Search_Manufacturing_Plant_location: z.array(z.string()),
  SuListing_Filter_Searchpage_Years_Of_Operation: z.int(),
  SuListing_Search_Supplier_Type_of_company: z.string(),
  SuListing_Search_Special_capabilities_Short_Text: z.array(z.string()),
  SuListing_Search_Dosageforms: z.array(z.string()),
  SuListing_Searchpage_Detailed_GMP: z.array(z.string()),
});

const dosageFormNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
type DosageFormNumber = (typeof dosageFormNumbers)[number];
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

/** A whole supplier listing (section 3, Supplier detail). */
export const supplier = z.object({
  _id: z.string(),
  Supplier_ID: z.string(),
  SuListing_Detailed_Manufacturing_Plant_location: z.string(),
  SuListing_Detailed_Dosageforms_Annual_Capacity: z.string(),
  SuListing_Detailed_RND_flag: z.string(),
  SuListing_Detailed_API_flag: z.string(),
  SuListing_Detailed_Front_end_markets_flag: z.string(),
  Plant_GMP_Year_of_Last_Inspection: z.string(),
  SuListing_Detailed_GMP: z.string().describe('Separated by semicolons'),
  SuListing_Detailed_CC_cost_UOM: z.string().nullable(),
  SuListing_Filter_Detailed_Dosageform: z.array(z.string()),
  SuListing_Detailed_Others: z.array(z.string()),
  SuListing_Detailed_Special_Capabilities: z.array(z.string()),
  SuListing_Detailed_Compliances: z.array(z.string()),
  ...dosageFormFields,
});

/** The supplier finder's filter groups by their payload field; the numbers are the specification's group ids. */
export const supplierFilterGroups = {
  SuListing_Filter_Detailed_Dosageform: { id: 1, values: lists.supplierDosageForms },
  Sulisting_Filter_cGMP_accreditation: { id: 2, values: lists.cGMPAccreditations },
  SuListing_Search_Manufacturing_Plant_location: { id: 4, values: lists.supplierManufacturingPlantLocations },
  SuListing_Filter_Special_capabilities: { id: 5, values: lists.specialCapabilities },
  SuListing_Filter_manufacturer_type: { id: 6, values: lists.manufacturerTypes },
  operation: { id: 7, values: lists.yearsOfOperation },
} as const;

const paging = { page, limit, searchChar: searchText };

/** Section 7, the supplier calls. */
export const supplierCalls = defineCalls({
  'POST /get-supplier': {
    summary: 'The unfiltered supplier finder',
    source: 'section 7',
    access: members,
    body: z.object(paging),
    response: z.object({ data: z.array(supplierCard), totalcount: z.int() }),
  },
  'POST /search-supplier': {
    summary: 'Find suppliers by words and filters',
    source: 'section 7',
    access: members,
    body: z.object({
      ...paging,
      SuListing_Filter_manufacturer_type: labels(lists.manufacturerTypes),
      SuListing_Filter_Detailed_Dosageform: labels(lists.supplierDosageForms),
      SuListing_Filter_Special_capabilities: labels(lists.specialCapabilities),
      SuListing_Search_Manufacturing_Plant_location: labels(lists.supplierManufacturingPlantLocations),
      Sulisting_Filter_cGMP_accreditation: labels(lists.cGMPAccreditations),
      operation: z
        .object({
          fiveless: z.boolean().default(false),
          sixtoten: z.boolean().default(false),
          tentotwenty: z.boolean().default(false),
          Twentymore: z.boolean().default(false),
        })
        .refine((bands) => Object.values(bands).filter(Boolean).length <= 1, 'Choose one band of years')
        .prefault({})
        .describe('Years of operation: 0-5, 6-10, 11-20, over 20; at most one'),
    }),
    response: z.object({ data: z.array(supplierCard), count: z.int() }),
  },
  'POST /get-supplierbyid': {
    summary: 'One supplier listing, whole',
    source: 'section 7',
    access: members,
    body: z.object({ id: listingId }),
    response: z.object({ data: z.object({ data: supplier }) }),
  },
});
