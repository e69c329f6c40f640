import { toMark } from '#domains/companies/server/verification/mark.ts';
import type { CompanyRecord } from '../contract/back-office-companies.ts';
import type { PersonRecord } from '../contract/back-office-people.ts';
import type { CompanyRow, PersonRow } from './queries.ts';
import { isDeleted } from './rules.ts';

export function toPersonRecord({ person, companies, ...counted }: PersonRow): PersonRecord {
  const { id, name, email, organisation, phone, role } = person;
  return {
    ...{ id, name, email, organisation, phone, role },
    emailVerified: person.emailVerifiedAt !== null,
    secondFactor: counted.secondFactor,
    disabledAt: person.disabledAt?.toISOString() ?? null,
    deleted: isDeleted(person.email),
    createdAt: person.createdAt.toISOString(),
    lastSeenAt: counted.lastSeenAt === null ? null : new Date(counted.lastSeenAt).toISOString(),
    devices: counted.devices,
    requests: counted.requests,
    companies: companies.map(({ since, ...company }) => ({ ...company, since: since.toISOString() })),
  };
}

export function toCompanyRecord({ company, people, ...counted }: CompanyRow): CompanyRecord {
  return {
    ...company,
    ...counted,
    mark: toMark(company),
    createdAt: company.createdAt.toISOString(),
    people: people.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })),
  };
}
