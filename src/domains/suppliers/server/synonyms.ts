import { z } from 'zod';
import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import { specialCapabilities, supplierDosageForms } from '../contract/supplier-lists.ts';
import synonyms from './synonyms.json' with { type: 'json' };

const spellings = z.array(z.string().min(1)).min(1);

/** What buyers type instead of the label. A label of several words matches by each of them anyway. */
const { dosageForms, capabilities, accreditations, countries } = z
  .strictObject({
    dosageForms: z.partialRecord(z.enum(supplierDosageForms), spellings),
    capabilities: z.partialRecord(z.enum(specialCapabilities), spellings),
    accreditations: z.partialRecord(z.enum(cGMPAccreditations), spellings),
    countries: z.record(z.string(), spellings),
  })
  .parse(synonyms);

const all: Readonly<Record<string, readonly string[] | undefined>> = {
  ...dosageForms,
  ...capabilities,
  ...accreditations,
  ...countries,
};

/** Labels, and beside each what buyers type instead of it. */
export function withSynonyms(labels: readonly string[]): string[] {
  return labels.flatMap((label) => [label, ...(all[label] ?? [])]);
}
