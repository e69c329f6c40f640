import { SelectField } from '#ui/field/select-field.tsx';
import { type CompanyRole, companyRoles, companyRoleWords } from '../../contract/company-roles.ts';

type RoleFieldProps = { label: string; chosen: CompanyRole; error?: string | undefined };

/** What each may, as wide as a phone; in whole words mails say it. */
const inShort: Record<CompanyRole, string> = {
  administrator: 'everything',
  'deal-maker': 'deals, listings',
  signatory: 'signs and writes',
  reader: 'reads',
};

/** A choice of roles, each with what it may. */
export function RoleField({ label, chosen, error }: RoleFieldProps) {
  return (
    <SelectField
      name="role"
      label={label}
      defaultValue={chosen}
      data={companyRoles.map((value) => ({
        value,
        label: `${companyRoleWords[value].one}: ${inShort[value]}`,
      }))}
      error={error}
    />
  );
}
