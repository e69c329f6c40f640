import { requests } from '#domains/requests/server/tables.ts';
import type { TestPerson, TestProduct } from './test-product.ts';

let made = 0;

/** A request written into its table by hand, for a dossier of its own; answers its reference. */
export async function addTestRequest(
  product: TestProduct,
  person: TestPerson,
  fields: Partial<typeof requests.$inferInsert> = {},
): Promise<string> {
  made += 1;
  const dossierId = fields.dossierId ?? (await product.list());
  const reference = `DB-2026-9${String(made).padStart(5, '0')}`;
  await product.db.insert(requests).values({
    reference,
    personId: person.id,
    kind: 'dossier',
    dossierId,
    answers: {},
    consent: false,
    idempotencyKey: `by hand ${made}`,
    fingerprint: '',
    ...fields,
  });
  return reference;
}
