import { type CompanyRole, companyRoles } from '../../contract/company-roles.ts';
import type { RoleValue } from '../../contract/company-sign-in.ts';

/** The fields in which one types what makes somebody what, by the role. */
export const valueFields: Record<CompanyRole, `${CompanyRole}Values`> = {
  administrator: 'administratorValues',
  'deal-maker': 'deal-makerValues',
  signatory: 'signatoryValues',
  reader: 'readerValues',
};

/** The values of a role as one types them, with commas between. */
export function valuesOf(values: readonly RoleValue[], role: CompanyRole): string {
  return values.flatMap((each) => (each.role === role ? [each.value] : [])).join(', ');
}

/** What was typed for each role, as the call takes it. */
export function toRoleValues(typed: Record<(typeof valueFields)[CompanyRole], string>): RoleValue[] {
  return companyRoles.flatMap((role) =>
    typed[valueFields[role]]
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '')
      .map((value) => ({ value, role })),
  );
}
