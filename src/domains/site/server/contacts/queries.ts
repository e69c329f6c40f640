import type { Queryable } from '#platform/server/database/database.ts';
import { contacts } from './tables.ts';

export async function addContact(
  db: Queryable,
  contact: { name: string; email: string; phone: string; message: string; topic: string },
): Promise<void> {
  await db.insert(contacts).values(contact);
}
