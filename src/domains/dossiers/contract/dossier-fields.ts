import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import { inGroup, type ListingField } from '#domains/catalogue/contract/listing-field.ts';
import * as lists from './dossier-lists.ts';

const line = { type: 'text', maxLength: 500 } as const;
const paragraph = { type: 'long-text', maxLength: 4000 } as const;
const shortTexts = { type: 'texts', maxLength: 200, most: 60 } as const;
const answer = { type: 'text', maxLength: 200, suggestions: ['Yes', 'No'] } as const;

/** Every field of a dossier's listing, in the order of form, sheet and comparison. */
export const dossierFields: readonly ListingField[] = [
  ...inGroup('Listing', [
    { name: 'company', label: 'Company', type: 'company', maxLength: 200, required: 'draft', deskOnly: true },
    {
      name: 'molecule',
      label: 'Molecule (INN)',
      type: 'molecule',
      maxLength: 300,
      required: 'draft',
      hint: "Components of a combination joined by ' + '. A name that is not there yet is added.",
    },
    { name: 'title', label: 'Title', ...line, required: 'draft', hint: 'What the finder shows it as' },
    { name: 'curated', label: 'Curated', type: 'yes-no', deskOnly: true },
    {
      name: 'offerDays',
      label: 'Offer in business days',
      type: 'number',
      min: 1,
      max: 250,
      required: 'draft',
    },
  ]),
  ...inGroup('Product', [
    {
      name: 'dosageForm',
      label: 'Dosage form',
      type: 'choice',
      options: lists.dosageForms,
      required: 'draft',
    },
    {
      name: 'routes',
      label: 'Routes of administration',
      type: 'choices',
      options: lists.routesOfAdministration,
      required: 'published',
    },
    { name: 'strengths', label: 'Strengths', ...line, required: 'published' },
    { name: 'salt', label: 'Salt / base', ...line },
    {
      name: 'therapeuticCategories',
      label: 'Therapeutic categories',
      type: 'choices',
      options: lists.therapeuticCategories,
      required: 'published',
    },
    { name: 'atcClasses', label: 'ATC classes', ...shortTexts },
    { name: 'indication', label: 'Indication', ...paragraph },
    { name: 'usReferenceProduct', label: 'US reference product', ...line },
    { name: 'usConstraintDate', label: 'US constraint date', type: 'date' },
    { name: 'prescriptionStatus', label: 'Prescription status', ...line, suggestions: ['Rx', 'OTC'] },
    { name: 'packStyle1', label: 'Pack style 1', ...line },
    { name: 'packSizes1', label: 'Pack sizes 1', ...shortTexts },
    { name: 'packStyle2', label: 'Pack style 2', ...line },
    { name: 'packSizes2', label: 'Pack sizes 2', ...shortTexts },
    { name: 'clinicalDetails', label: 'CT / BE details', ...paragraph },
    {
      name: 'readiness',
      label: 'Dossier readiness',
      type: 'choice',
      options: lists.dossierReadiness,
      required: 'draft',
    },
    { name: 'registeredIn', label: 'Registered in', ...paragraph, reads: 'registered in' },
  ]),
  ...inGroup('Deal', [
    {
      name: 'markets',
      label: 'Available markets',
      type: 'choices',
      options: lists.marketsOfInterest,
      required: 'published',
    },
    { name: 'supply', label: 'Supply', type: 'choices', options: lists.supplyFilter },
    { name: 'techTransfer', label: 'Tech transfer', ...line },
    { name: 'dealType', label: 'Deal type', ...line },
    { name: 'exclusivity', label: 'Exclusivity', ...line },
    { name: 'marketingAuthorisationHolder', label: 'MA holder', ...line },
    { name: 'ipOwner', label: 'IP owner', ...line },
    { name: 'dealDetails', label: 'Deal details', ...paragraph },
    { name: 'oneTimeFee', label: 'One-time fee', ...line, reads: 'money' },
    { name: 'royalty', label: 'Royalty', ...line, reads: 'percent' },
    { name: 'profitShare', label: 'Profit share', ...line, reads: 'percent' },
    {
      name: 'supplyPrice',
      label: 'Indicative supply price',
      ...line,
      reads: 'price',
      hint: "As 'EUR 1.85 per pack of 30 tablets'",
    },
  ]),
  ...inGroup('Manufacturing', [
    { name: 'rdDetails', label: 'R&D details', ...paragraph },
    { name: 'submissionBatches', label: 'Submission batches', ...line },
    { name: 'gmpStatuses', label: 'GMP of manufacture', ...shortTexts, suggestions: cGMPAccreditations },
    { name: 'lastInspection', label: 'Last inspection', ...line, reads: 'month' },
    { name: 'countriesOfManufacture', label: 'Countries of manufacture', ...shortTexts },
    { name: 'apiSources', label: 'API sources', ...line },
    { name: 'apiType', label: 'API type', ...line },
    { name: 'apiDmf', label: 'API DMF', ...line },
    { name: 'cppCountry', label: 'CPP country', ...line },
    { name: 'batchSize', label: 'Batch size', ...line, reads: 'quantity' },
    { name: 'minimumOrder', label: 'MOQ', ...line, reads: 'quantity' },
    { name: 'cro', label: 'CRO', ...line },
    { name: 'stabilityConditions', label: 'Stability conditions', ...line },
    { name: 'shelfLife', label: 'Shelf life', ...line, reads: 'months', hint: "As '24 months'" },
    { name: 'leadTime', label: 'Lead time', ...line, reads: 'weeks', hint: "As '8-10 weeks from order'" },
  ]),
  ...inGroup('Services', [
    { name: 'regulatorySupport', label: 'Regulatory support', ...answer },
    { name: 'incrementalRd', label: 'Incremental R&D', ...answer },
    { name: 'techTransferSupport', label: 'Tech transfer support', ...answer },
    { name: 'stabilityLoading', label: 'Stability loading', ...answer },
  ]),
];
