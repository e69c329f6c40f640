import { blogPostStates, postMeanings } from '#domains/blog/contract/blog-states.ts';
import { listingKinds, listingMeanings, listingStates } from '#domains/catalogue/contract/listing-kinds.ts';
import {
  dosageForms,
  dossierReadiness,
  marketsOfInterest,
  therapeuticCategories,
} from '#domains/dossiers/contract/dossier-lists.ts';
import { lintRuleIds, lintRules, severityWords } from '#domains/dossiers/contract/lint-rules.ts';
import {
  settlementMeanings,
  settlementStates,
} from '#domains/dossiers/contract/settlements/settlement-states.ts';
import { evidenceKinds, evidenceNames } from '#domains/evidence/contract/evidence-kinds.ts';
import { editMeanings, editStates } from '#domains/listings/contract/edit-states.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { requestKinds } from '#domains/requests/contract/request-life.ts';
import { meanings, stateWords } from '#domains/requests/contract/state-words.ts';
import { currencies, feeKinds } from '#domains/requests/contract/term-sheet-lists.ts';
import { roles } from '#platform/contract/roles.ts';
import { asWords, column, rowFilter, type TableShape } from '#platform/contract/tables/columns.ts';

/** Where a request's clock stands; the last two days of it are told apart, because that is what the desk acts on. */
const clockStates = {
  overdue: 'Overdue',
  today: 'Due within a day',
  running: 'Running',
  none: 'No clock',
};

/** How far an outgoing mail is; failed: its last try met an error, and it has not left. */
const mailStates = { failed: 'Failed', waiting: 'Waiting', sent: 'Sent' };
/** One that failed is tried again, and somebody should see why. */
const mailMeanings = { failed: 'waiting', waiting: 'moving', sent: 'done' } as const;

/** Whether a claim waits for the desk's word; barred: no proof could make it green (§21.2). */
const claimStates = { waiting: 'Waiting', proven: 'Proven', barred: 'Cannot be proven', refused: 'Refused' };
const claimMeanings = { waiting: 'waiting', proven: 'done', barred: 'ended', refused: 'ended' } as const;

/** How a company stands with the desk; new: a member founded it a short while ago, and the desk has said nothing yet (§11.6). */
const companyStandings = {
  new: 'New',
  waiting: 'Waiting',
  returned: 'Sent back',
  verified: 'Verified',
  none: 'Not verified',
};

const same = <const T extends readonly string[]>(values: T) =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<T[number], string>;

/** Every table of the back office as data (§11.4): its columns, how they sort and filter, and what they are called. */
export const backOfficeTables = {
  requests: {
    title: 'Requests',
    searched: 'Reference, listing or its code',
    sort: '-createdAt',
    columns: {
      reference: column('text', 'Reference'),
      state: column('choice', 'State', { standings: meanings, choices: stateWords }),
      clock: column('choice', 'Clock', { status: true, choices: clockStates, sortable: false, plain: true }),
      dueAt: column('moment', 'Due'),
      kind: column('choice', 'Kind', { choices: asWords(requestKinds), spare: true }),
      listingCode: column('text', 'Code', { spare: true }),
      listing: column('text', 'Listing', { plain: true }),
      buyer: column('text', 'Buyer', { plain: true }),
      organisation: column('text', 'Organisation', { plain: true }),
      owner: column('text', 'Owner'),
      createdAt: column('moment', 'Asked', { spare: true }),
      touchedAt: column('moment', 'Last activity'),
      proven: { label: 'Address proven', type: 'flag', spare: true },
      person: rowFilter('Person'),
      company: rowFilter('Company'),
    },
  },
  dossiers: {
    title: 'Dossiers',
    searched: 'Code or title',
    sort: '-listedAt',
    columns: {
      code: column('text', 'Code'),
      title: column('text', 'Title', { plain: true }),
      state: column('choice', 'State', { standings: listingMeanings, choices: asWords(listingStates) }),
      dosageForm: column('choice', 'Dosage form', { choices: same(dosageForms), plain: true }),
      readiness: column('choice', 'Readiness', { choices: same(dossierReadiness), plain: true }),
      owner: column('text', 'Company', { plain: true }),
      curated: column('flag', 'Curated'),
      offerDays: column('number', 'Offer days', { spare: true }),
      listedAt: column('moment', 'Listed'),
      confirmedAt: column('moment', 'Confirmed', { spare: true }),
      company: rowFilter('Company'),
      category: column('choice', 'ATC class', {
        choices: same(therapeuticCategories),
        filterOnly: true,
        sortable: false,
      }),
      market: column('choice', 'Market', {
        choices: same(marketsOfInterest),
        filterOnly: true,
        sortable: false,
      }),
    },
  },
  suppliers: {
    title: 'Suppliers',
    searched: 'Code, plant code, city or country',
    sort: '-listedAt',
    columns: {
      code: column('text', 'Code'),
      plantCode: column('text', 'Plant', { plain: true }),
      city: column('text', 'City', { plain: true }),
      country: column('text', 'Country', { plain: true }),
      state: column('choice', 'State', { standings: listingMeanings, choices: asWords(listingStates) }),
      owner: column('text', 'Company', { plain: true }),
      companyType: column('text', 'Type', { spare: true }),
      yearsOfOperation: column('number', 'Years', { spare: true }),
      listedAt: column('moment', 'Listed'),
      confirmedAt: column('moment', 'Confirmed', { spare: true }),
      company: rowFilter('Company'),
    },
  },
  edits: {
    title: 'Listing edits',
    sort: '-proposedAt',
    columns: {
      listing: { label: 'Listing', type: 'text' },
      kind: column('choice', 'Kind', { choices: asWords(listingKinds), spare: true }),
      state: column('choice', 'State', {
        standings: editMeanings,
        choices: asWords(editStates),
      }),
      fields: { label: 'Fields changed', type: 'text' },
      proposer: column('text', 'Proposed by'),
      proposedAt: column('moment', 'Proposed'),
      decidedAt: column('moment', 'Decided', { spare: true }),
      note: { label: 'Reason', type: 'text' },
      proven: { label: 'Address proven', type: 'flag', spare: true },
    },
  },
  settlements: {
    title: 'Settlements',
    sort: '-enteredAt',
    columns: {
      listing: { label: 'Dossier', type: 'text' },
      market: column('choice', 'Market', { choices: same(windowMarkets), plain: true }),
      day: column('day', 'From'),
      parties: column('text', 'Parties', { sortable: false, plain: true }),
      state: column('choice', 'State', {
        standings: settlementMeanings,
        choices: asWords(settlementStates),
      }),
      enteredBy: column('text', 'Entered by', { sortable: false, spare: true }),
      enteredAt: column('moment', 'Entered'),
      decidedAt: column('moment', 'Decided', { spare: true }),
      source: { label: 'Source', type: 'text', spare: true },
      note: { label: 'Reason', type: 'text' },
    },
  },
  evidence: {
    title: 'Evidence',
    sort: '-statedAt',
    columns: {
      listing: { label: 'Listing', type: 'text' },
      claim: { label: 'Claim', type: 'text', plain: true },
      kind: column('choice', 'What it is', {
        choices: Object.fromEntries(evidenceKinds.map((kind) => [kind, evidenceNames[kind].name])),
        ...{ filterOnly: true, sortable: false },
      }),
      authority: column('text', 'Given by', { sortable: false, spare: true }),
      state: column('choice', 'State', { standings: claimMeanings, choices: claimStates, sortable: false }),
      statedAs: column('choice', 'Stated by', {
        choices: asWords(['owner', 'desk'] as const),
        ...{ sortable: false, spare: true },
      }),
      statedAt: column('moment', 'Stated'),
      decidedAt: { label: 'Decided', type: 'moment', spare: true },
      source: { label: 'Source', type: 'text', spare: true },
      note: { label: 'How, or why not', type: 'text', spare: true },
    },
  },
  findings: {
    title: 'Findings',
    sort: '-foundAt',
    columns: {
      listing: { label: 'Dossier', type: 'text' },
      rule: column('choice', 'Rule', {
        choices: Object.fromEntries(lintRuleIds.map((id) => [id, lintRules[id].title])),
      }),
      severity: column('choice', 'Severity', { choices: severityWords, sortable: false }),
      words: { label: 'What it says', type: 'text' },
      open: column('flag', 'Open', { sortable: false }),
      reason: { label: 'Reason', type: 'text' },
      reasonBy: { label: 'Reason by', type: 'text' },
      foundAt: column('moment', 'Found'),
    },
  },
  blog: {
    title: 'Blog posts',
    searched: 'Title',
    sort: '-updatedAt',
    columns: {
      title: column('text', 'Title'),
      state: column('choice', 'State', { standings: postMeanings, choices: asWords(blogPostStates) }),
      publishedAt: column('moment', 'Published'),
      updatedAt: column('moment', 'Saved'),
      updatedBy: column('text', 'Saved by', { sortable: false, spare: true }),
      subjects: { label: 'Subjects', type: 'text', plain: true },
    },
  },
  companies: {
    title: 'Companies',
    searched: 'Name or headquarters',
    sort: 'name',
    columns: {
      name: column('text', 'Name'),
      headquarters: column('text', 'Headquarters', { plain: true }),
      foundedYear: column('number', 'Founded'),
      manufacturing: column('text', 'Manufacturing'),
      people: { label: 'People', type: 'number' },
      dossiers: { label: 'Dossiers', type: 'number' },
      plants: { label: 'Plants', type: 'number' },
      verification: column('choice', 'Verification', { choices: companyStandings }),
      createdAt: column('moment', 'Added', { spare: true }),
    },
  },
  people: {
    title: 'People',
    searched: 'Name, email or organisation',
    sort: '-createdAt',
    columns: {
      name: column('text', 'Name'),
      email: column('text', 'Email', { plain: true }),
      organisation: column('text', 'Organisation', { plain: true }),
      role: column('choice', 'Role', { choices: asWords(roles), plain: true }),
      disabled: column('flag', 'Disabled'),
      verified: column('flag', 'Verified'),
      companies: { label: 'Companies', type: 'text', plain: true },
      createdAt: column('moment', 'Joined'),
      lastSeenAt: { label: 'Last seen', type: 'moment' },
      newcomer: column('flag', 'New organisation', { filterOnly: true, sortable: false }),
      company: rowFilter('Company'),
    },
  },
  messages: {
    title: 'Messages',
    searched: 'Name, email or message',
    sort: '-createdAt',
    columns: {
      createdAt: column('moment', 'Received'),
      name: column('text', 'Name', { plain: true }),
      email: column('text', 'Email', { plain: true }),
      phone: column('text', 'Phone', { plain: true }),
      message: column('text', 'Message', { sortable: false, plain: true }),
      done: column('flag', 'Done'),
      doneAt: column('moment', 'Done on'),
      doneBy: { label: 'Done by', type: 'text' },
      topic: column('text', 'Topic', { sortable: false }),
    },
  },
  problems: {
    title: 'Problem reports',
    searched: 'Description or page',
    sort: '-createdAt',
    columns: {
      createdAt: column('moment', 'Reported'),
      person: column('text', 'By'),
      list: column('choice', 'Subject', { choices: same(['Technology', 'Complexity']), plain: true }),
      issue: column('text', 'Issue', { plain: true }),
      description: column('text', 'Description', { sortable: false, plain: true }),
      page: column('text', 'Page', { plain: true }),
      done: column('flag', 'Done'),
      doneAt: column('moment', 'Done on'),
      doneBy: { label: 'Done by', type: 'text' },
    },
  },
  mails: {
    title: 'Mails',
    searched: 'Recipient or subject',
    sort: '-createdAt',
    columns: {
      createdAt: column('moment', 'Written'),
      recipient: column('text', 'Recipient', { plain: true }),
      subject: column('text', 'Subject', { plain: true }),
      state: column('choice', 'State', { standings: mailMeanings, choices: mailStates }),
      sentAt: column('moment', 'Sent'),
      lastError: { label: 'What went wrong', type: 'text', plain: true },
    },
  },
  searches: {
    title: 'Searches without result',
    searched: 'What was searched for',
    sort: '-day',
    columns: {
      search: column('text', 'Search'),
      kind: column('choice', 'Finder', { choices: asWords(listingKinds), sortable: false, plain: true }),
      day: column('day', 'Day', { plain: true }),
      times: column('number', 'Times'),
    },
  },
  fees: {
    title: 'Fee ledger',
    searched: 'Note',
    sort: '-bookedOn',
    columns: {
      bookedOn: column('day', 'Booked on'),
      reference: column('text', 'Request', { plain: true }),
      kind: column('choice', 'Kind', { choices: asWords(feeKinds), plain: true }),
      currency: column('choice', 'Currency', { choices: same(currencies), plain: true }),
      amount: column('number', 'Amount', { money: true, plain: true }),
      note: column('text', 'Note', { sortable: false, plain: true }),
      recorder: column('text', 'Recorded by'),
      recordedAt: column('moment', 'Recorded'),
    },
  },
  audit: {
    title: 'Audit trail',
    searched: 'Action or subject',
    sort: '-at',
    columns: {
      at: column('moment', 'When'),
      actor: column('text', 'Who', { sortable: false, plain: true }),
      action: column('text', 'Action', { plain: true }),
      subject: column('text', 'Subject', { plain: true }),
      detail: { label: 'Detail', type: 'text', plain: true },
      person: rowFilter('Person'),
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
