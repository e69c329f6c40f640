import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import { specialCapabilities, supplierDosageForms } from '#domains/suppliers/contract/supplier-lists.ts';
import type { Supplier } from '#domains/suppliers/contract/suppliers.ts';
import { given, givenList } from '#domains/suppliers/web/display.ts';
import { Stars } from '#domains/suppliers/web/stars.tsx';
import { supplierFinderPath, supplierShape } from '#domains/suppliers/web/supplier-shape.ts';
import { supplierTermSheetBoxes } from '#platform/contract/files.ts';
import { messages } from '#platform/contract/messages.ts';
import { searchedIn } from './from-search.ts';
import type { Subject } from './subject-card.tsx';
import type { TermSheetKind } from './term-sheet-kind.ts';

/** 'Request a Term Sheet' (§2.20). */
export const quoteSheet: TermSheetKind = {
  call: 'POST /create-suppliertermsheet',
  listing: 'supplier',
  title: 'Request a Term Sheet',
  breadcrumb: [
    { label: 'Home', to: '/home' },
    { label: 'Supplier Search', to: supplierFinderPath },
    { label: 'Supplier Term Sheet' },
  ],
  finder: supplierFinderPath,
  missing: messages.supplierMissing,
  failed: 'The supplier could not be loaded',
  fields: [
    {
      kind: 'list',
      name: 'gmpStatusRequired',
      label: 'GMP status required',
      description: 'Accreditations, separated by commas, for example: USFDA, EU GMP',
      things: 'Accreditations',
      known: cGMPAccreditations,
    },
    {
      kind: 'list',
      name: 'dosageFormsOfInterest',
      label: 'Dosage forms of interest',
      description: 'Separated by commas, for example: Tablets, Injectable',
      things: 'Dosage forms',
      known: supplierDosageForms,
    },
    {
      kind: 'list',
      name: 'indicativeVolumes',
      label: 'Indicative volumes',
      description: 'A year, per dosage form in the same order, separated by commas: 50 M, 200,000 vials',
      things: 'Volumes',
      beside: 'dosageFormsOfInterest',
      isVolumes: true,
    },
    {
      kind: 'list',
      name: 'specialCapabilitiesRequired',
      label: 'Special capabilities required',
      description: 'For example: Lyophilisation, High Potency (HPAPI)',
      things: 'Capabilities',
      known: specialCapabilities,
    },
  ],
  asterisks: true,
  cancel: true,
  fromSearch() {
    const searched = searchedIn(supplierFinderPath, supplierShape);
    return {
      gmpStatusRequired: searched('Sulisting_Filter_cGMP_accreditation').join(', '),
      dosageFormsOfInterest: searched('SuListing_Filter_Detailed_Dosageform').join(', '),
      specialCapabilitiesRequired: searched('SuListing_Filter_Special_capabilities').join(', '),
    };
  },
  isTaken: false,
  boxes: supplierTermSheetBoxes,
  consent: 'I agree to the product suggesting other suppliers that meet my criteria',
};

export function supplierSubject(supplier: Supplier): Subject {
  const facts = [
    ['Manufacturing plant', given(supplier.SuListing_Detailed_Manufacturing_Plant_location)],
    ['Dosage forms', givenList(supplier.SuListing_Filter_Detailed_Dosageform).join(', ')],
    ['GMP accreditations', givenList(supplier.SuListing_Searchpage_Detailed_GMP).join(', ')],
    ['Special capabilities', givenList(supplier.SuListing_Detailed_Special_Capabilities).join(', ')],
  ] as const;
  return {
    label: 'The supplier',
    title: given(supplier.Supplier_ID) || supplier.SuListing_ID,
    to: `/supplier-details/${encodeURIComponent(supplier._id)}`,
    code: supplier.Plant_ID,
    facts: [
      { label: 'Rating', value: <Stars rating={supplier.SuListing_Star_Rating} /> },
      ...facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    ],
  };
}
