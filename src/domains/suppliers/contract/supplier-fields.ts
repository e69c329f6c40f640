import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import { inGroup, type ListingField } from '#domains/catalogue/contract/listing-field.ts';
import * as lists from './supplier-lists.ts';

const line = { type: 'text', maxLength: 500 } as const;
const shortTexts = { type: 'texts', maxLength: 300, most: 60 } as const;
const answer = { type: 'text', maxLength: 200, suggestions: ['Yes', 'No'] } as const;

/** Every field of a plant's listing, in the order of form, sheet and comparison. */
export const supplierFields: readonly ListingField[] = [
  ...inGroup('Plant', [
    { name: 'company', label: 'Company', type: 'company', maxLength: 200, required: 'draft', deskOnly: true },
    { name: 'country', label: 'Country', type: 'text', maxLength: 100, required: 'draft' },
    { name: 'city', label: 'City', type: 'text', maxLength: 100 },
    {
      name: 'yearsOfOperation',
      label: 'Years of operation',
      type: 'number',
      min: 0,
      max: 300,
      required: 'draft',
    },
    {
      name: 'companyType',
      label: 'Type of company',
      ...line,
      suggestions: ['Emerging', 'Mid-size', 'Established', 'Large'],
    },
    {
      name: 'stars',
      label: 'Stars',
      type: 'number',
      min: 0,
      max: 5,
      decimals: true,
      required: 'draft',
      deskOnly: true,
    },
  ]),
  ...inGroup('Quality', [
    {
      name: 'accreditations',
      label: 'cGMP accreditations',
      type: 'choices',
      options: cGMPAccreditations,
    },
    { name: 'otherGmp', label: 'Other GMP', ...line, hint: "What stands behind 'Others', separated by ;" },
    { name: 'compliances', label: 'Compliances', ...shortTexts },
    { name: 'inspectionYear', label: 'Year of last inspection', type: 'number', min: 1950, max: 2100 },
  ]),
  ...inGroup('Capabilities', [
    { name: 'dosageForms', label: 'Dosage forms', type: 'choices', options: lists.supplierDosageForms },
    {
      name: 'specialCapabilities',
      label: 'Special capabilities',
      type: 'choices',
      options: lists.specialCapabilities,
    },
    { name: 'capabilityTexts', label: 'Capabilities in a few words', ...shortTexts },
    {
      name: 'manufacturerTypes',
      label: 'Manufacturer types',
      type: 'choices',
      options: lists.manufacturerTypes,
    },
    { name: 'otherOfferings', label: 'Other offerings', ...shortTexts },
    { name: 'annualCapacity', label: 'Annual capacity', ...line },
    { name: 'unitPrice', label: 'Unit price', type: 'text', maxLength: 60, hint: "In $ per unit: '0.8'" },
  ]),
  ...inGroup('Company', [
    { name: 'rdCapabilities', label: 'R&D capabilities', ...answer },
    { name: 'apiManufacturing', label: 'API manufacturing', ...answer },
    { name: 'frontEndMarkets', label: 'Front-end markets', ...answer },
  ]),
  ...inGroup('Production lines', [
    { name: 'production', label: 'Production lines', type: 'production', most: 10 },
  ]),
];
