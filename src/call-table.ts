import { accountCalls } from '#domains/accounts/contract/accounts.ts';
import { operatorCalls } from '#domains/accounts/contract/operator.ts';
import { ownAccountCalls } from '#domains/accounts/contract/own-account.ts';
import { blogCalls } from '#domains/blog/contract/blog.ts';
import { blogEditingCalls } from '#domains/blog/contract/blog-editing.ts';
import { briefListingCalls } from '#domains/briefs/contract/brief-listings.ts';
import { briefCalls } from '#domains/briefs/contract/briefs.ts';
import { savedSearchCalls } from '#domains/collections/contract/saved-search-calls.ts';
import { shortlistCalls } from '#domains/collections/contract/shortlist.ts';
import { shortlistsCalls } from '#domains/collections/contract/shortlists.ts';
import { companyAbsenceCalls } from '#domains/companies/contract/company-absences.ts';
import { companyDomainCalls } from '#domains/companies/contract/company-domains.ts';
import { companyPeopleCalls } from '#domains/companies/contract/company-people.ts';
import { companyProfileCalls } from '#domains/companies/contract/company-profile.ts';
import { companySignInCalls } from '#domains/companies/contract/company-sign-in.ts';
import { companyVerificationCalls } from '#domains/companies/contract/company-verification.ts';
import { backOfficeCalls } from '#domains/desk/contract/back-office.ts';
import { backOfficeCompanyCalls } from '#domains/desk/contract/back-office-companies.ts';
import { backOfficeDeskCalls } from '#domains/desk/contract/back-office-desk.ts';
import { backOfficeOverviewCalls } from '#domains/desk/contract/back-office-overview.ts';
import { backOfficePeopleCalls } from '#domains/desk/contract/back-office-people.ts';
import { findCalls } from '#domains/desk/contract/find.ts';
import { operatorSettingsCalls } from '#domains/desk/contract/operator-settings.ts';
import { activeDealCalls } from '#domains/dossiers/contract/active-deals.ts';
import { alternativeCalls } from '#domains/dossiers/contract/alternatives.ts';
import { compareCalls } from '#domains/dossiers/contract/compare.ts';
import { dossierCalls } from '#domains/dossiers/contract/dossiers.ts';
import { dossierEvidenceCalls } from '#domains/dossiers/contract/evidence-calls.ts';
import { launchWindowCalls } from '#domains/dossiers/contract/launch-window-calls.ts';
import { marketCalls } from '#domains/dossiers/contract/market-figures/market-calls.ts';
import { opportunityCalls } from '#domains/dossiers/contract/market-figures/opportunities.ts';
import { marketFitCalls } from '#domains/dossiers/contract/market-fit/market-fit-calls.ts';
import { moleculeCalls } from '#domains/dossiers/contract/molecules.ts';
import { presentationCalls } from '#domains/dossiers/contract/presentations.ts';
import { registerUploadCalls } from '#domains/dossiers/contract/register-uploads.ts';
import { unmatchedCalls } from '#domains/dossiers/contract/unmatched.ts';
import { finderStatusCalls } from '#domains/finder/contract/finder-status.ts';
import { finderCalls } from '#domains/finder/contract/finders.ts';
import { evidenceCalls } from '#domains/listings/contract/evidence.ts';
import { listingImportCalls } from '#domains/listings/contract/listing-imports.ts';
import { listingCalls } from '#domains/listings/contract/listings.ts';
import { ownListingCalls } from '#domains/listings/contract/own-listings.ts';
import { ownSheetCalls } from '#domains/listings/contract/own-sheets/own-sheets.ts';
import { settlementCalls } from '#domains/listings/contract/settlements.ts';
import { offerCalls } from '#domains/offers/contract/offer-calls.ts';
import { personalDataCalls } from '#domains/personal-data/contract/personal-data.ts';
import { registerCalls } from '#domains/registers/contract/registers.ts';
import { askedCalls } from '#domains/requests/contract/asked.ts';
import { holidayCalls } from '#domains/requests/contract/holidays.ts';
import { proposalCalls } from '#domains/requests/contract/proposals.ts';
import { requestActionCalls } from '#domains/requests/contract/request-actions.ts';
import { requestCalls } from '#domains/requests/contract/requests.ts';
import { signingCalls } from '#domains/requests/contract/signing.ts';
import { signingLimitCalls } from '#domains/requests/contract/signing-limits.ts';
import { waitingCalls } from '#domains/requests/contract/waiting.ts';
import { contactCalls } from '#domains/site/contract/contacts.ts';
import { homeCalls } from '#domains/site/contract/home.ts';
import { problemCalls } from '#domains/site/contract/problems.ts';
import { serviceCalls } from '#domains/site/contract/services.ts';
import { supplierEvidenceCalls } from '#domains/suppliers/contract/evidence-calls.ts';
import { supplierCalls } from '#domains/suppliers/contract/suppliers.ts';

/** The table of calls: at the root those of §7.2, under `/api` what goes beyond them (§7.8). */
export const calls = {
  ...accountCalls,
  ...ownAccountCalls,
  ...operatorCalls,
  ...personalDataCalls,
  ...companyPeopleCalls,
  ...companyDomainCalls,
  ...companyAbsenceCalls,
  ...companyProfileCalls,
  ...companyVerificationCalls,
  ...companySignInCalls,
  ...dossierCalls,
  ...supplierCalls,
  ...finderCalls,
  ...requestCalls,
  ...requestActionCalls,
  ...signingCalls,
  ...signingLimitCalls,
  ...waitingCalls,
  ...askedCalls,
  ...offerCalls,
  ...holidayCalls,
  ...compareCalls,
  ...alternativeCalls,
  ...launchWindowCalls,
  ...marketFitCalls,
  ...dossierEvidenceCalls,
  ...supplierEvidenceCalls,
  ...evidenceCalls,
  ...marketCalls,
  ...opportunityCalls,
  ...presentationCalls,
  ...unmatchedCalls,
  ...proposalCalls,
  ...shortlistCalls,
  ...shortlistsCalls,
  ...savedSearchCalls,
  ...briefCalls,
  ...briefListingCalls,
  ...activeDealCalls,
  ...serviceCalls,
  ...homeCalls,
  ...listingCalls,
  ...ownListingCalls,
  ...ownSheetCalls,
  ...settlementCalls,
  ...listingImportCalls,
  ...moleculeCalls,
  ...contactCalls,
  ...blogCalls,
  ...blogEditingCalls,
  ...finderStatusCalls,
  ...registerCalls,
  ...problemCalls,
  ...backOfficeCalls,
  ...backOfficeOverviewCalls,
  ...backOfficePeopleCalls,
  ...backOfficeCompanyCalls,
  ...backOfficeDeskCalls,
  ...operatorSettingsCalls,
  ...registerUploadCalls,
  ...findCalls,
};

type CallsOfTheProduct = typeof calls;

declare module '#platform/contract/calls.ts' {
  interface Calls extends CallsOfTheProduct {}
}
