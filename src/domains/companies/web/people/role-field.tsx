import { SelectField } from '#ui/field/select-field.tsx';
import { type CompanyRole, companyRoles, companyRoleWords } from '../../contract/company-roles.ts';

type RoleFieldProps = { label: string; chosen: CompanyRole; error?: string | undefined };

/** A choice of roles, each with what it may. */
export function RoleField({ label, chosen, error }: RoleFieldProps) {
  return (
    <SelectField
      name="role"
      label={label}
      defaultValue={chosen}
      data={companyRoles.map((value) => ({
        value,
        label: `${companyRoleWords[value].one}: ${companyRoleWords[value].may}`,
      }))}
      error={error}
    />
  );
}
