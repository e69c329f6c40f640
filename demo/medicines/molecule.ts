import { z } from 'zod';
import {
  dosageForms,
  routesOfAdministration,
  therapeuticCategories,
} from '#domains/dossiers/contract/dossier-lists.ts';

const text = z.string().min(1);
const category = z.enum(therapeuticCategories);
const categories = z.tuple([category], category);
const atcCode = z.string().regex(/^[A-V]\d\d[A-Z]{2}\d\d$/);

/** One form in which a molecule is marketed, with the strengths that really exist. */
const presentation = z.strictObject({
  dosageForm: z.enum(dosageForms),
  routes: z.array(z.enum(routesOfAdministration)).min(1),
  strengths: z
    .array(text)
    .min(1)
    .describe("As labelled in the US or EU: '500 mg', '10 mg/mL', '50 mg/1000 mg' for a combination"),
  reference: z
    .strictObject({ brand: text, company: text })
    .nullable()
    .describe('US reference listed drug of this form; null where none is marketed in the US'),
  otherReferences: z
    .record(text, z.strictObject({ brand: text, company: text }))
    .optional()
    .describe('Of the strengths that the reference does not have, by strength'),
  referenceApprovedOn: z.iso
    .date()
    .optional()
    .describe('First approval of the reference, where it is so young that a batch could be older'),
  usConstraintDate: z.iso
    .date()
    .optional()
    .describe('Estimated end of FDA-granted exclusivities; absent where none is running or known'),
  packs: z
    .array(z.strictObject({ style: text, sizes: z.array(text).min(1) }))
    .min(1)
    .describe('Usual packs, the primary pack first'),
  // Where they are others than the molecule's: an eye drop treats no joints.
  salt: text.optional(),
  indication: text.optional(),
  atcCode: atcCode.optional(),
  therapeuticCategories: categories.optional(),
  // As it is sold in this form, in whatever country; of what is not said one of the molecule's is drawn.
  prescriptionStatus: z.enum(['Rx', 'OTC', 'Rx & OTC']).optional(),
});
export type Presentation = z.infer<typeof presentation>;

/** A real medicine: nothing here is invented. Commercial terms are made by the generator. */
export const molecule = z.strictObject({
  inn: text.describe(
    "International non-proprietary name, lower case; components of a combination in alphabetical order joined by ' + '",
  ),
  otherNames: z.array(text).describe('What else a buyer types: USAN, BAN, former names; lower case'),
  brands: z.array(text).describe('Those by which the trade knows it, in any market'),
  salt: text.describe("Salt or form of the API as dossiers name it: 'Amlodipine besilate'"),
  atcCode: atcCode.describe('Of the WHO, level 5'),
  therapeuticCategories: categories.describe('One or two of the 64; the first is the main one'),
  indication: text.describe('One sentence'),
  about: text.describe('Two or three sentences for a buyer: class, mechanism, what matters in development'),
  prescriptionStatus: z.enum(['Rx', 'OTC', 'Rx & OTC']),
  structure: z
    .strictObject({
      smiles: text,
      formula: text.describe('Hill notation, recorded apart from the SMILES so that one checks the other'),
      mass: z.number().positive().describe('Average molecular mass, g/mol'),
    })
    .optional()
    .describe(
      'Of the active moiety, free base or acid; absent for biologics, polymers and most combinations',
    ),
  presentations: z.tuple([presentation], presentation),
});
export type Molecule = z.infer<typeof molecule>;
