import { companies } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Database } from '#platform/server/database/database.ts';

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
      smiles: 'CCOC(=O)C1=C(COCCN)NC(C)=C(C1c1ccccc1Cl)C(=O)OC',
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
