import { foundCompany } from '../deals.ts';
import type { TestPerson, TestProduct } from '../test-product.ts';

/** Asks one of the calls of named lists. */
export async function askLists(
  product: TestProduct,
  person: TestPerson,
  method: 'GET' | 'POST' | 'DELETE',
  path = '',
  payload?: object,
) {
  const answer = await product.app.inject({
    method,
    url: `/api/shortlists${path}`,
    headers: person.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Two of one company, and a list that the first shares with it. */
export async function shareList(product: TestProduct) {
  const [owner, colleague] = [await product.signIn(), await product.signIn()];
  const { id, name } = await foundCompany(product, owner, colleague);
  const { body } = await askLists(product, owner, 'POST', '', { name: 'Iberia', company: String(id) });
  return { owner, colleague, companyId: id, company: name, list: `/${body.data.id}`, id: body.data.id };
}

/** The notes on a list, by the dossier. */
export function notesOf(entries: { id: string; note: string }[]): Record<string, string> {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry.note]));
}
