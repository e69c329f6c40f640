import { toAge } from '#domains/catalogue/server/listing-table.ts';
import { toMark } from '#domains/companies/server/verification/mark.ts';
import type { ListingTexts } from '#domains/finder/engine/words/matched-words.ts';
import { cardKeeper } from '#domains/finder/server/kept-cards.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import { numbersOf } from '../contract/dossier-numbers.ts';
import { type Dossier, dossierCard, type RelatedProduct } from '../contract/dossiers.ts';
import { given } from '../contract/reading/given.ts';
import type { DossierCardRow } from './cards.ts';
import { isBiologic } from './molecules/drug-classes.ts';
import { knownNames } from './molecules/molecule-names.ts';
import type { DossierRow, RelatedRow } from './queries.ts';
import { describe, toWireDate } from './rules.ts';

export function structureAddress(moleculeId: number, hasStructure: boolean): string | null {
  return hasStructure ? `/api/molecules/${moleculeId}/structure.svg` : null;
}

const keepCard = cardKeeper(dossierCard, toCard, cardTexts);

/** What searches keep of a dossier's card: our names become those on the wire (§3.3). */
export function keepDossierCard(row: DossierCardRow) {
  return { ...keepCard(row), inn: row.inn };
}

function toCard(row: DossierCardRow) {
  return {
    _id: String(row.id),
    ListingTitle: row.title,
    ListingCode: row.code,
    doseForm: row.dosageForm,
    resCapsules: row.strengths,
    curated: row.curated,
    locations: row.markets,
    dosStatus: row.readiness,
    mfg: row.gmpStatuses,
    com: row.countriesOfManufacture,
    usConDate: toWireDate(row.usConstraintDate),
    supply: row.supply,
    type: row.dealType,
    descp: describe(row.usReferenceProduct, row.indication, isBiologic(row.inn)),
    About: row.about,
    offDay: row.offerDays,
    structure: structureAddress(row.moleculeId, row.hasStructure),
    numbers: numbersOf(row),
    launch: row.launch,
  };
}

/** The texts of a card's listing in which a buyer's words are looked for, as the index has them. */
function cardTexts(row: DossierCardRow): ListingTexts {
  return {
    names: [row.title, row.code, row.salt, row.inn, given(row.usReferenceProduct)],
    productNames: namesOfMolecule(row),
    description: [row.indication],
  };
}

/** The last list of each molecule's names: cards of one molecule share it, and thousands of cards are kept. */
const moleculeNames = new BoundedCache<readonly string[]>(20_000);

function namesOfMolecule({ inn, otherNames, brands }: DossierCardRow): readonly string[] {
  const known = knownNames(inn);
  const names = [...otherNames, ...brands, ...known.otherNames, ...known.brands];
  const last = moleculeNames.get(inn);
  if (last?.length === names.length && last.every((name, at) => name === names[at])) return last;
  moleculeNames.set(inn, names);
  return names;
}

/** Our names become those on the wire, for a whole dossier (§3.2). */
export function toDossier({ dossier, molecule, company }: DossierRow): Dossier {
  return {
    _id: String(dossier.id),
    ListingCode: dossier.code,
    ListingTitle: dossier.title,
    SupplierHQLocation: company.headquarters,
    RDCapabilities: company.rdCapabilities,
    Manufacturing: company.manufacturing,
    FrontEndMarkets: company.frontEndMarkets,
    SupplierAPIFlag: company.apiManufacturing,
    YearsInOperation: String(company.foundedYear),
    RegulatorySupport: dossier.regulatorySupport,
    IncrementalRD: dossier.incrementalRd,
    TechTransferSupport: dossier.techTransferSupport,
    StabilityLoading: dossier.stabilityLoading,
    productDetails: {
      doseForm: dossier.dosageForm,
      routeOfAdministration: dossier.routes,
      strengths: dossier.strengths,
      saltBase: dossier.salt,
      therapCategory: dossier.therapeuticCategories,
      atcClass: dossier.atcClasses,
      indication: dossier.indication,
      usRefProduct: dossier.usReferenceProduct,
      usConstraintDate: toWireDate(dossier.usConstraintDate),
      rxOtc: dossier.prescriptionStatus,
      packStyle1: dossier.packStyle1,
      packSizes1: dossier.packSizes1,
      packStyle2: dossier.packStyle2,
      packSizes2: dossier.packSizes2,
      ctBeDetails: dossier.clinicalDetails,
      dossierStatus: dossier.readiness,
      registeredIn: dossier.registeredIn,
    },
    dealContours: {
      availableGeographies: dossier.markets,
      supplyInternalStatus: dossier.supply,
      techTransferSupport: dossier.techTransfer,
      dealType: dossier.dealType,
      exclusivity: dossier.exclusivity,
      maHolder: dossier.marketingAuthorisationHolder,
      ipOwner: dossier.ipOwner,
      details: dossier.dealDetails,
      oneTimeFee: dossier.oneTimeFee,
      royalty: dossier.royalty,
      profitShare: dossier.profitShare,
      supplyPrice: dossier.supplyPrice,
    },
    manufacturingDetails: {
      rAndDDetails: dossier.rdDetails,
      submissionBatchMfg: dossier.submissionBatches,
      gmpStatus: dossier.gmpStatuses,
      lastInspection: dossier.lastInspection,
      CountryOfManufactureInternal: dossier.countriesOfManufacture,
      numberOfApiSources: dossier.apiSources,
      apiType: dossier.apiType,
      apiDmf: dossier.apiDmf,
      cppCountry: dossier.cppCountry,
      batchSize: dossier.batchSize,
      moq: dossier.minimumOrder,
      cro: dossier.cro,
      StabilityCondition: dossier.stabilityConditions,
      shelfLife: dossier.shelfLife,
      leadTime: dossier.leadTime,
    },
    curated: dossier.curated,
    offDay: dossier.offerDays,
    About: molecule.about,
    structure: structureAddress(dossier.moleculeId, molecule.hasStructure),
    age: toAge(dossier),
    verified: toMark(company),
    numbers: numbersOf(dossier),
  };
}

/** Our names become those on the wire, for a product beside its supplier (§3.4). */
export function toRelatedProduct(row: RelatedRow): RelatedProduct {
  return {
    _id: String(row.id),
    ListingTitle: row.title,
    ListingCode: row.code,
    productDetails: { doseForm: row.dosageForm, strengths: row.strengths, dossierStatus: row.readiness },
    dealContours: { availableGeographies: row.markets },
    Supply: row.supply.join(', '),
  };
}
