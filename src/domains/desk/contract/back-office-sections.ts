type Section = {
  label: string;
  to: string;
  /** Where its records stand, if not below it. */
  records?: string;
};

/** The side navigation of the back office, in the order in which a desk's day goes. */
export const sections: readonly { title: string; entries: readonly Section[] }[] = [
  {
    title: 'Work',
    entries: [
      { label: 'Overview', to: '/admin' },
      { label: 'Requests', to: '/admin/requests', records: '/requests' },
      { label: 'Listing edits', to: '/admin/edits', records: '/admin/listing-edits' },
      { label: 'Settlements', to: '/admin/settlements' },
      { label: 'Evidence', to: '/admin/evidence' },
      { label: 'Messages', to: '/admin/messages' },
      { label: 'Problem reports', to: '/admin/problems' },
    ],
  },
  {
    title: 'Catalogue',
    entries: [
      { label: 'Dossiers', to: '/admin/dossiers' },
      { label: 'Suppliers', to: '/admin/suppliers' },
      { label: 'Findings', to: '/admin/findings' },
      { label: 'Imports', to: '/admin/imports' },
      { label: 'Registers', to: '/admin/registers' },
      { label: 'Blog', to: '/admin/blog' },
    ],
  },
  {
    title: 'Parties',
    entries: [
      { label: 'Companies', to: '/admin/companies' },
      { label: 'People', to: '/admin/people' },
    ],
  },
  {
    title: 'Records',
    entries: [
      { label: 'Fee ledger', to: '/admin/fees' },
      { label: 'Mails', to: '/admin/mails' },
      { label: 'Empty searches', to: '/admin/searches' },
      { label: 'Audit trail', to: '/admin/audit' },
      { label: 'Holidays', to: '/admin/holidays' },
      { label: 'Operator', to: '/admin/operator' },
    ],
  },
];
