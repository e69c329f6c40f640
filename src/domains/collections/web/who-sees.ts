import type { SharingCompany } from '../contract/sharing.ts';

/** Who may see what is one's own; `can` ends the words of colleagues. */
export function whoSees(companies: readonly SharingCompany[], can = '') {
  return [
    { value: '', label: 'Only you' },
    ...companies.map(({ id, name }) => ({ value: id, label: `Colleagues of ${name}${can}` })),
  ];
}
