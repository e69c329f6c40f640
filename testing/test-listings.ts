import { companies } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Database } from '#platform/server/database/database.ts';

/** With the places of its atoms, as the catalogue has it: drawing it takes a third of what finding places would. */
const amlodipine =
  'CCOC(=O)C1=C(COCCN)NC(C)=C(C1c1ccccc1Cl)C(=O)OC |(.86,2.48,;1.72,1.98,;2.35,2.47,;3.44,1.98,;2.58,1.49,;4.3,1.49,;4.3,.5,;3.44,0,;2.58,.5,;1.72,0,;.86,.5,;0,0,;5.15,0,;6.01,.5,;6.87,0,;6.01,1.49,;5.15,1.98,;5.15,2.98,;6.01,3.47,;6.01,4.46,;5.15,4.96,;4.3,4.46,;4.3,3.47,;3.27,2.82,;6.87,1.98,;7.73,1.49,;6.87,2.98,;7.73,3.47,)|';

async function insertCompany(db: Database, number: number): Promise<number> {
  const [company] = await db
    .insert(companies)
    .values({
      name: `Company ${number}`,
      headquarters: 'India',
      foundedYear: 1994,
      rdCapabilities: 'Yes',
      manufacturing: 'Yes',
      frontEndMarkets: 'No',
      apiManufacturing: 'No',
    })
    .returning();
  if (company === undefined) throw new Error('nothing was inserted');
  return company.id;
}

/** A plant of a company of its own, unless `fields` name one. */
export async function insertPlant(
  db: Database,
  number: number,
  fields: Partial<typeof plants.$inferInsert>,
): Promise<number> {
  const companyId = fields.companyId ?? (await insertCompany(db, number));
  const codes = { code: `SU-${20_000 + number}`, plantCode: `PL-${String(number).padStart(4, '0')}` };
  const [plant] = await db
    .insert(plants)
    .values({ ...blankPlant, ...codes, companyId, ...fields })
    .returning();
  if (plant === undefined) throw new Error('nothing was inserted');
  return plant.id;
}

/** A dossier of a company of its own, unless `fields` name one. */
export async function insertDossier(
  db: Database,
  number: number,
  fields: Partial<typeof dossiers.$inferInsert>,
): Promise<number> {
  const companyId = fields.companyId ?? (await insertCompany(db, number));
  const [molecule] = await db
    .insert(molecules)
    .values({
      inn: `amlodipine ${number}`,
      otherNames: [],
      brands: ['Norvasc'],
      about: 'A calcium channel blocker.',
      smiles: amlodipine,
    })
    .returning();
  if (molecule === undefined) throw new Error('nothing was inserted');
  const [dossier] = await db
    .insert(dossiers)
    .values({
      ...blankDossier,
      code: `DB-${number}`,
      companyId,
      moleculeId: molecule.id,
      ...fields,
    })
    .returning();
  if (dossier === undefined) throw new Error('nothing was inserted');
  return dossier.id;
}

const blankDossier = {
  state: 'published',
  title: 'Amlodipine Tablets 5 mg',
  offerDays: 5,
  dosageForm: 'Tablets',
  routes: ['Oral'],
  strengths: '5 mg',
  salt: 'Amlodipine besilate',
  therapeuticCategories: ['Calcium Channel Blockers'],
  atcClasses: ['C08CA01 - Amlodipine'],
  indication: 'Hypertension and angina',
  usReferenceProduct: 'Norvasc (Pfizer)',
  usConstraintDate: null,
  prescriptionStatus: 'Rx',
  packStyle1: 'Blister',
  packSizes1: ['30s'],
  packStyle2: '-',
  packSizes2: [],
  clinicalDetails: '',
  readiness: 'Ready : EU',
  registeredIn: 'Germany',
  markets: ['EU'],
  supply: ['With supply'],
  techTransfer: 'NA',
  dealType: 'License',
  exclusivity: '-',
  marketingAuthorisationHolder: '-',
  ipOwner: '-',
  dealDetails: '',
  oneTimeFee: '-',
  royalty: '-',
  profitShare: '-',
  rdDetails: '-',
  submissionBatches: '-',
  gmpStatuses: ['EU GMP'],
  lastInspection: 'Mar 2025',
  countriesOfManufacture: ['India'],
  apiSources: '2',
  apiType: '-',
  apiDmf: '-',
  cppCountry: '-',
  batchSize: '-',
  minimumOrder: '-',
  cro: '-',
  stabilityConditions: '-',
  regulatorySupport: 'Yes',
  incrementalRd: 'No',
  techTransferSupport: 'Yes',
  stabilityLoading: '-',
} satisfies Partial<typeof dossiers.$inferInsert>;

const blankPlant = {
  state: 'published',
  country: 'India',
  city: 'Hyderabad',
  stars: 4,
  yearsOfOperation: 12,
  companyType: 'Mid-size',
  dosageForms: ['Tablets'],
  accreditations: ['WHO-GMP'],
  otherGmp: '',
  compliances: [],
  inspectionYear: 2025,
  specialCapabilities: [],
  capabilityTexts: [],
  manufacturerTypes: ['Full Scale Manufacturing'],
  otherOfferings: [],
  annualCapacity: '',
  unitPrice: null,
  rdCapabilities: 'Yes',
  apiManufacturing: 'No',
  frontEndMarkets: '-',
  production: [],
} satisfies Partial<typeof plants.$inferInsert>;
