import { type CompanyRole, companyRoles } from '../../contract/company-roles.ts';
import type { SignInFields } from '../../contract/company-sign-in.ts';

type RoleRules = Pick<SignInFields, 'roleClaim' | 'roleValues' | 'defaultRole'>;

/** What somebody is by the provider's word: of several roles the one that may most. Null where its word is not asked for. */
export function roleBy(
  { roleClaim, roleValues, defaultRole }: RoleRules,
  claims: Record<string, unknown>,
): CompanyRole | null {
  if (roleClaim === '') return null;
  const told = new Set([claims[roleClaim]].flat().map(String));
  const given = roleValues.filter(({ value }) => told.has(value)).map(({ role }) => role);
  return companyRoles.find((role) => given.includes(role)) ?? defaultRole;
}

const multiFactorClasses = new Set([
  'mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
  'phr',
  'phrh',
]);

/** Whether the provider says that it asked for more than one factor (RFC 8176, and what `acr` is called where). */
export function saysMultiFactor({ amr, acr }: Record<string, unknown>): boolean {
  return [amr].flat().includes('mfa') || multiFactorClasses.has(String(acr));
}

/** An issuer as its provider states it; null for what can be none. Whoever gives the address of its document means it, too. */
export function toIssuer(typed: string): URL | null {
  const url = URL.parse(typed.trim().replace(/\/\.well-known\/openid-configuration$/, ''));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.username + url.password + url.search + url.hash === '' ? url : null;
}
