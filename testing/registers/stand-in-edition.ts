import { eq } from 'drizzle-orm';
import { registerEditions } from '#domains/registers/server/tables.ts';
import type { Database } from '#platform/server/database/database.ts';

/** Puts another edition of the Orange Book's patents in the place of the one that stands: its head alone, without a row. */
export async function standInPatents(db: Database, day: string): Promise<void> {
  const register = 'orange-book-patents' as const;
  await db.update(registerEditions).set({ standing: 'past' }).where(eq(registerEditions.register, register));
  await db.insert(registerEditions).values({
    ...{ register, day, sha256: crypto.randomUUID(), fileName: 'a.zip', broughtBy: 'desk' },
    ...{ standing: 'current', rowsRead: 0, rowsTaken: 0, rowsRefused: 0, rowsRepeated: 0, rowsLeftOut: 0 },
  });
}
