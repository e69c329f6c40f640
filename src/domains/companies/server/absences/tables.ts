import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { companies } from '../tables.ts';

/** Who of a company is out of office, and who answers meanwhile (§26.6); one for each, the latest that was said. */
export const companyAbsences = pgTable(
  'company_absences',
  {
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    deputyId: reference(() => people.id, { onDelete: 'cascade' }),
    /** The first and the last day, as they were said. */
    fromDay: date().notNull(),
    untilDay: date().notNull(),
    /** Where these begin and end by the desk's clock, which all deadlines go by. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId] }),
    index().on(table.personId),
    index().on(table.deputyId),
    check('company_absences_days', sql`${table.fromDay} <= ${table.untilDay}`),
    check('company_absences_deputy', sql`${table.deputyId} <> ${table.personId}`),
  ],
);
