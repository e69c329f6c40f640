import { type Column, type SQL, sql } from 'drizzle-orm';

/** Texts that have an index of their three-letter parts: they must read as in the migration that makes it. */
export function wordsOf(...columns: Column[]): SQL {
  return sql`(' ' || ${sql.join(columns, sql` || ' ' || `)})`;
}

/** Those of people, also where their table goes by another name. */
export function wordsOfPerson(person: { name: Column; email: Column; organisation: Column }): SQL {
  return wordsOf(person.name, person.email, person.organisation);
}

export function wordsOfCompany(company: { name: Column; headquarters: Column }): SQL {
  return wordsOf(company.name, company.headquarters);
}

/** Whether somebody has shown that they read the mailbox; nothing of whoever may not sign in any more. */
export function isProven(person: { emailVerifiedAt: Column; disabledAt: Column }): SQL {
  return sql`case when ${person.disabledAt} is null then ${person.emailVerifiedAt} is not null end`;
}
