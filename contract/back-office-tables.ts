import { asWords, type TableShape } from './back-office-columns.ts';
import { blogPostStates } from './blog-states.ts';
import { dosageForms, dossierReadiness, marketsOfInterest, therapeuticCategories } from './dossier-lists.ts';
import { listingKinds, listingStates } from './listing-kinds.ts';
import { requestKinds, requestStates } from './request-life.ts';
import { roles } from './roles.ts';
import { currencies } from './term-sheet-lists.ts';

/** Where a request's clock stands; the last two days of it are told apart, because that is what the desk acts on. */
export const clockStates = {
  overdue: 'Overdue',
  today: 'Due within a day',
  running: 'Running',
  none: 'No clock',
};

/** How far an outgoing mail is; failed: its last try met an error, and it has not left. */
export const mailStates = { failed: 'Failed', waiting: 'Waiting', sent: 'Sent' };

export const feeKinds = ['payment', 'refund', 'correction'] as const;

const same = <const T extends readonly string[]>(values: T) =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<T[number], string>;

/** Every table of the back office as data (§11.4): its columns, how they sort and filter, and what they are called. */
export const backOfficeTables = {
  requests: {
    title: 'Requests',
    searched: 'Reference, listing or its code',
    sort: '-createdAt',
    columns: {
      reference: { label: 'Reference', type: 'text', filter: 'contains', sortable: true },
      state: {
        label: 'State',
        type: 'choice',
        status: true,
        filter: 'choice',
        sortable: true,
        choices: asWords(requestStates),
      },
      clock: { label: 'Clock', type: 'choice', status: true, filter: 'choice', choices: clockStates },
      dueAt: { label: 'Due', type: 'moment', filter: 'range', sortable: true },
      kind: {
        label: 'Kind',
        type: 'choice',
        filter: 'choice',
        sortable: true,
        choices: asWords(requestKinds),
      },
      listingCode: { label: 'Code', type: 'text', filter: 'contains', sortable: true },
      listing: { label: 'Listing', type: 'text', filter: 'contains', sortable: true },
      buyer: { label: 'Buyer', type: 'text', filter: 'contains', sortable: true },
      organisation: { label: 'Organisation', type: 'text', filter: 'contains', sortable: true },
      owner: { label: 'Owner', type: 'text', filter: 'contains', sortable: true },
      createdAt: { label: 'Asked', type: 'moment', filter: 'range', sortable: true },
      touchedAt: { label: 'Last activity', type: 'moment', filter: 'range', sortable: true },
      proven: { label: 'Address proven', type: 'flag' },
      person: { label: 'Person', type: 'number', filter: 'id', filterOnly: true },
      company: { label: 'Company', type: 'number', filter: 'id', filterOnly: true },
    },
  },
  dossiers: {
    title: 'Dossiers',
    searched: 'Code or title',
    sort: '-listedAt',
    columns: {
      code: { label: 'Code', type: 'text', filter: 'contains', sortable: true },
      title: { label: 'Title', type: 'text', filter: 'contains', sortable: true },
      state: {
        label: 'State',
        type: 'choice',
        status: true,
        filter: 'choice',
        sortable: true,
        choices: asWords(listingStates),
      },
      dosageForm: {
        label: 'Dosage form',
        type: 'choice',
        filter: 'choice',
        sortable: true,
        choices: same(dosageForms),
      },
      readiness: {
        label: 'Readiness',
        type: 'choice',
        filter: 'choice',
        sortable: true,
        choices: same(dossierReadiness),
      },
      owner: { label: 'Company', type: 'text', filter: 'contains', sortable: true },
      curated: { label: 'Curated', type: 'flag', filter: 'flag', sortable: true },
      offerDays: { label: 'Offer days', type: 'number', filter: 'range', sortable: true },
      listedAt: { label: 'Listed', type: 'moment', filter: 'range', sortable: true },
      confirmedAt: { label: 'Confirmed', type: 'moment', filter: 'range', sortable: true },
      company: { label: 'Company', type: 'number', filter: 'id', filterOnly: true },
      category: {
        label: 'ATC class',
        type: 'choice',
        filter: 'choice',
        filterOnly: true,
        choices: same(therapeuticCategories),
      },
      market: {
        label: 'Market',
        type: 'choice',
        filter: 'choice',
        filterOnly: true,
        choices: same(marketsOfInterest),
      },
    },
  },
  suppliers: {
    title: 'Suppliers',
    searched: 'Code, plant code, city or country',
    sort: '-listedAt',
    columns: {
      code: { label: 'Code', type: 'text', filter: 'contains', sortable: true },
      plantCode: { label: 'Plant', type: 'text', filter: 'contains', sortable: true },
      city: { label: 'City', type: 'text', filter: 'contains', sortable: true },
      country: { label: 'Country', type: 'text', filter: 'contains', sortable: true },
      state: {
        label: 'State',
        type: 'choice',
        status: true,
        filter: 'choice',
        sortable: true,
        choices: asWords(listingStates),
      },
      owner: { label: 'Company', type: 'text', filter: 'contains', sortable: true },
      companyType: { label: 'Type', type: 'text', filter: 'contains', sortable: true },
      yearsOfOperation: { label: 'Years', type: 'number', filter: 'range', sortable: true },
      listedAt: { label: 'Listed', type: 'moment', filter: 'range', sortable: true },
      confirmedAt: { label: 'Confirmed', type: 'moment', filter: 'range', sortable: true },
      company: { label: 'Company', type: 'number', filter: 'id', filterOnly: true },
    },
  },
  edits: {
    title: 'Listing edits',
    sort: '-proposedAt',
    columns: {
      listing: { label: 'Listing', type: 'text' },
      kind: {
        label: 'Kind',
        type: 'choice',
        filter: 'choice',
        sortable: true,
        choices: asWords(listingKinds),
      },
      state: {
        label: 'State',
        type: 'choice',
        status: true,
        filter: 'choice',
        sortable: true,
        choices: asWords(['waiting', 'approved', 'rejected', 'withdrawn']),
      },
      fields: { label: 'Fields changed', type: 'text' },
      proposer: { label: 'Proposed by', type: 'text', filter: 'contains', sortable: true },
      proposedAt: { label: 'Proposed', type: 'moment', filter: 'range', sortable: true },
      decidedAt: { label: 'Decided', type: 'moment', filter: 'range', sortable: true },
      note: { label: 'Reason', type: 'text' },
      proven: { label: 'Address proven', type: 'flag' },
    },
  },
  blog: {
    title: 'Blog posts',
    searched: 'Title',
    sort: '-updatedAt',
    columns: {
      title: { label: 'Title', type: 'text', filter: 'contains', sortable: true },
      state: {
        label: 'State',
        type: 'choice',
        status: true,
        filter: 'choice',
        sortable: true,
        choices: asWords(blogPostStates),
      },
      publishedAt: { label: 'Published', type: 'moment', filter: 'range', sortable: true },
      updatedAt: { label: 'Saved', type: 'moment', filter: 'range', sortable: true },
      updatedBy: { label: 'Saved by', type: 'text', filter: 'contains' },
      subjects: { label: 'Subjects', type: 'text' },
    },
  },
  companies: {
    title: 'Companies',
    searched: 'Name or headquarters',
    sort: 'name',
    columns: {
      name: { label: 'Name', type: 'text', filter: 'contains', sortable: true },
      headquarters: { label: 'Headquarters', type: 'text', filter: 'contains', sortable: true },
      foundedYear: { label: 'Founded', type: 'number', filter: 'range', sortable: true },
      manufacturing: { label: 'Manufacturing', type: 'text', filter: 'contains', sortable: true },
      people: { label: 'People', type: 'number' },
      dossiers: { label: 'Dossiers', type: 'number' },
      plants: { label: 'Plants', type: 'number' },
      createdAt: { label: 'Added', type: 'moment', filter: 'range', sortable: true },
    },
  },
  people: {
    title: 'People',
    searched: 'Name, email or organisation',
    sort: '-createdAt',
    columns: {
      name: { label: 'Name', type: 'text', filter: 'contains', sortable: true },
      email: { label: 'Email', type: 'text', filter: 'contains', sortable: true },
      organisation: { label: 'Organisation', type: 'text', filter: 'contains', sortable: true },
      role: { label: 'Role', type: 'choice', filter: 'choice', sortable: true, choices: asWords(roles) },
      disabled: { label: 'Disabled', type: 'flag', filter: 'flag', sortable: true },
      verified: { label: 'Verified', type: 'flag', filter: 'flag', sortable: true },
      companies: { label: 'Companies', type: 'text' },
      createdAt: { label: 'Joined', type: 'moment', filter: 'range', sortable: true },
      lastSeenAt: { label: 'Last seen', type: 'moment' },
      newcomer: { label: 'New organisation', type: 'flag', filter: 'flag', filterOnly: true },
      company: { label: 'Company', type: 'number', filter: 'id', filterOnly: true },
    },
  },
  messages: {
    title: 'Messages',
    searched: 'Name, email or message',
    sort: '-createdAt',
    columns: {
      createdAt: { label: 'Received', type: 'moment', filter: 'range', sortable: true },
      name: { label: 'Name', type: 'text', filter: 'contains', sortable: true },
      email: { label: 'Email', type: 'text', filter: 'contains', sortable: true },
      phone: { label: 'Phone', type: 'text', filter: 'contains', sortable: true },
      message: { label: 'Message', type: 'text', filter: 'contains' },
      done: { label: 'Done', type: 'flag', filter: 'flag', sortable: true },
      doneAt: { label: 'Done on', type: 'moment', filter: 'range', sortable: true },
      doneBy: { label: 'Done by', type: 'text' },
      topic: { label: 'Topic', type: 'text', filter: 'contains' },
    },
  },
  problems: {
    title: 'Problem reports',
    searched: 'Description or page',
    sort: '-createdAt',
    columns: {
      createdAt: { label: 'Reported', type: 'moment', filter: 'range', sortable: true },
      person: { label: 'By', type: 'text', filter: 'contains', sortable: true },
      list: {
        label: 'Subject',
        type: 'choice',
        filter: 'choice',
        sortable: true,
        choices: same(['Technology', 'Complexity']),
      },
      issue: { label: 'Issue', type: 'text', filter: 'contains', sortable: true },
      description: { label: 'Description', type: 'text', filter: 'contains' },
      page: { label: 'Page', type: 'text', filter: 'contains', sortable: true },
      done: { label: 'Done', type: 'flag', filter: 'flag', sortable: true },
      doneAt: { label: 'Done on', type: 'moment', filter: 'range', sortable: true },
      doneBy: { label: 'Done by', type: 'text' },
    },
  },
  mails: {
    title: 'Mails',
    searched: 'Recipient or subject',
    sort: '-createdAt',
    columns: {
      createdAt: { label: 'Written', type: 'moment', filter: 'range', sortable: true },
      recipient: { label: 'Recipient', type: 'text', filter: 'contains', sortable: true },
      subject: { label: 'Subject', type: 'text', filter: 'contains', sortable: true },
      state: {
        label: 'State',
        type: 'choice',
        status: true,
        filter: 'choice',
        sortable: true,
        choices: mailStates,
      },
      sentAt: { label: 'Sent', type: 'moment', filter: 'range', sortable: true },
      lastError: { label: 'What went wrong', type: 'text' },
    },
  },
  searches: {
    title: 'Searches without result',
    searched: 'What was searched for',
    sort: '-day',
    columns: {
      search: { label: 'Search', type: 'text', filter: 'contains', sortable: true },
      kind: { label: 'Finder', type: 'choice', filter: 'choice', choices: asWords(listingKinds) },
      day: { label: 'Day', type: 'day', filter: 'range', sortable: true },
      times: { label: 'Times', type: 'number', filter: 'range', sortable: true },
    },
  },
  fees: {
    title: 'Fee ledger',
    searched: 'Note',
    sort: '-bookedOn',
    columns: {
      bookedOn: { label: 'Booked on', type: 'day', filter: 'range', sortable: true },
      reference: { label: 'Request', type: 'text', filter: 'contains', sortable: true },
      kind: { label: 'Kind', type: 'choice', filter: 'choice', sortable: true, choices: asWords(feeKinds) },
      currency: {
        label: 'Currency',
        type: 'choice',
        filter: 'choice',
        sortable: true,
        choices: same(currencies),
      },
      amount: { label: 'Amount', type: 'number', money: true, filter: 'range', sortable: true },
      note: { label: 'Note', type: 'text', filter: 'contains' },
      recorder: { label: 'Recorded by', type: 'text', filter: 'contains', sortable: true },
      recordedAt: { label: 'Recorded', type: 'moment', filter: 'range', sortable: true },
    },
  },
  audit: {
    title: 'Audit trail',
    searched: 'Action or subject',
    sort: '-at',
    columns: {
      at: { label: 'When', type: 'moment', filter: 'range', sortable: true },
      actor: { label: 'Who', type: 'text', filter: 'contains' },
      action: { label: 'Action', type: 'text', filter: 'contains', sortable: true },
      subject: { label: 'Subject', type: 'text', filter: 'contains', sortable: true },
      detail: { label: 'Detail', type: 'text' },
      person: { label: 'Person', type: 'number', filter: 'id', filterOnly: true },
    },
  },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof backOfficeTables;
export type ColumnOf<T extends TableName> = keyof (typeof backOfficeTables)[T]['columns'] & string;
export const tableNames = Object.keys(backOfficeTables) as [TableName, ...TableName[]];

/** The shape of a table, whichever it is. */
export function shapeOf(table: TableName): TableShape {
  return backOfficeTables[table];
}
