import { and, eq } from 'drizzle-orm';
import type { CompanyRole } from '#domains/companies/contract/company-roles.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import type { TestPerson, TestProduct } from '../test-product.ts';

/** Makes somebody one of a company's people in a role, or gives them another. */
export async function putIn(
  { db }: TestProduct,
  company: { id: number },
  { id: personId }: TestPerson,
  role: CompanyRole,
): Promise<void> {
  await db
    .insert(companyPeople)
    .values({ companyId: company.id, personId, role })
    .onConflictDoUpdate({ target: [companyPeople.companyId, companyPeople.personId], set: { role } });
}

/** Ends a membership behind the calls' back. */
export async function takeOut({ db }: TestProduct, company: { id: number }, { id }: TestPerson) {
  await db
    .delete(companyPeople)
    .where(and(eq(companyPeople.companyId, company.id), eq(companyPeople.personId, id)));
}

/** Makes a call as somebody; status and body. */
export async function send(
  { app }: TestProduct,
  { headers }: { headers: Record<string, string> },
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
) {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
