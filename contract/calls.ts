import type { z } from 'zod';
import { accountCalls } from './accounts.ts';
import { activeDealCalls } from './active-deals.ts';
import { backOfficeCalls } from './back-office.ts';
import { backOfficeCompanyCalls } from './back-office-companies.ts';
import { backOfficeDeskCalls } from './back-office-desk.ts';
import { backOfficeOverviewCalls } from './back-office-overview.ts';
import { backOfficePeopleCalls } from './back-office-people.ts';
import { blogEditingCalls } from './blog-editing.ts';
import type { Call } from './call.ts';
import { compareCalls } from './compare.ts';
import { dossierCalls } from './dossiers.ts';
import { fileScanCalls } from './file-scans.ts';
import { finderStatusCalls } from './finder-status.ts';
import { finderCalls } from './finders.ts';
import { holidayCalls } from './holidays.ts';
import { listingImportCalls } from './listing-imports.ts';
import { listingCalls } from './listings.ts';
import { moleculeCalls } from './molecules.ts';
import { ownAccountCalls } from './own-account.ts';
import { problemCalls } from './problems.ts';
import { requestActionCalls } from './request-actions.ts';
import { requestCalls } from './requests.ts';
import { savedSearchCalls } from './saved-search-calls.ts';
import { serviceCalls } from './services.ts';
import { shortlistCalls } from './shortlist.ts';
import { siteCalls } from './site.ts';
import { supplierCalls } from './suppliers.ts';

/** The table of calls: at the root those of §7.2, under `/api` what goes beyond them (§7.8). */
export const calls = {
  ...accountCalls,
  ...ownAccountCalls,
  ...dossierCalls,
  ...supplierCalls,
  ...finderCalls,
  ...requestCalls,
  ...requestActionCalls,
  ...holidayCalls,
  ...compareCalls,
  ...shortlistCalls,
  ...savedSearchCalls,
  ...activeDealCalls,
  ...serviceCalls,
  ...listingCalls,
  ...listingImportCalls,
  ...moleculeCalls,
  ...siteCalls,
  ...blogEditingCalls,
  ...finderStatusCalls,
  ...fileScanCalls,
  ...problemCalls,
  ...backOfficeCalls,
  ...backOfficeOverviewCalls,
  ...backOfficePeopleCalls,
  ...backOfficeCompanyCalls,
  ...backOfficeDeskCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

type SchemaOf<C extends Call, K extends 'params' | 'query' | 'body'> =
  C extends Record<K, infer S extends z.ZodType> ? S : never;

/** What a caller sends: defaults may be left out. */
export type Sent<N extends CallName, K extends 'params' | 'query' | 'body'> = z.input<SchemaOf<Calls[N], K>>;
/** What the handler reads: parsed, defaults filled in. */
export type Received<N extends CallName, K extends 'params' | 'query' | 'body'> = z.output<
  SchemaOf<Calls[N], K>
>;
/** What a success answers. */
export type Answer<N extends CallName> = Calls[N] extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : never;
