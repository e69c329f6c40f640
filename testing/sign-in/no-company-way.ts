import type { CompanyWayParts } from '#domains/accounts/server/sign-in/company-ways.ts';

/** Where no company has a sign-in of its own. */
export const noCompanyWay: CompanyWayParts = {
  findCompanyWay: async () => null,
  holdCompanyWay: async () => null,
};
