import { messages } from '#platform/contract/messages.ts';
import { type Form, toFormData } from './encode-form.ts';
import type { TestPerson, TestProduct } from './test-product.ts';

/** The two forms as a test fills them: where they go, and what they ask for. */
export const termSheets = [
  {
    kind: 'dossier',
    path: '/create-dossertermsheet',
    missing: messages.dossierMissing,
    list: (product: TestProduct, fields: { state?: 'retired' } = {}) => product.list(fields),
    own: { marketsOfInterest: 'EU, UK', supplyRequired: 'Without  Supply' },
    answers: [
      { label: 'Markets of interest', value: 'EU, UK' },
      { label: 'Supply Required', value: 'Without  Supply' },
      { label: 'Indicative volumes', value: '' },
    ],
    listing: { title: 'Amlodipine Tablets 5 mg' },
    subject: 'Amlodipine Tablets 5 mg',
  },
  {
    kind: 'supplier',
    path: '/create-suppliertermsheet',
    missing: messages.supplierMissing,
    list: (product: TestProduct, fields: { state?: 'retired' } = {}) => product.listPlant(fields),
    own: { gmpStatusRequired: 'EU GMP, MHRA', dosageFormsOfInterest: 'Injectable' },
    answers: [
      { label: 'GMP status required', value: 'EU GMP, MHRA' },
      { label: 'Dosage forms of interest', value: 'Injectable' },
      { label: 'Indicative volumes', value: '' },
      { label: 'Special capabilities required', value: '' },
    ],
    listing: { title: 'Manufacturing plant in Hyderabad, India' },
    subject: 'supplier SU-',
  },
] as const;
type TermSheet = (typeof termSheets)[number];

/** Sends a filled form the way a browser does. */
export async function submitTo(
  origin: string,
  { path }: TermSheet,
  person: TestPerson,
  form: Form,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...person.headers, ...headers },
    body: toFormData(form),
  });
  return { status: answer.status, body: await answer.json() };
}
