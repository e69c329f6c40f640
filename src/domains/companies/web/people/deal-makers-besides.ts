import type { CompanyPerson } from '../../contract/company-people.ts';
import { mayAs } from '../../contract/company-roles.ts';

/** Those of a company who can answer requests in somebody's place. */
export function dealMakersBesides(
  person: CompanyPerson,
  people: readonly CompanyPerson[],
): readonly CompanyPerson[] {
  return people.filter(({ id, canSignIn, role }) => id !== person.id && canSignIn && mayAs(role, 'deal'));
}
