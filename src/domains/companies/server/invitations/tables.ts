import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { companyRoles } from '../../contract/company-roles.ts';
import { companies } from '../tables.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Invitations into a company that wait (§26.3). One that is taken or withdrawn is deleted: its key opens nothing more. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: reference(() => companies.id, { onDelete: 'cascade' }),
    /** In its normal form, whether it has an account or not. */
    email: text().notNull(),
    role: text({ enum: companyRoles }).notNull(),
    /** SHA-256 of the key: whoever reads this table cannot use it. */
    keyHash: bytea().notNull().unique(),
    /** Good for as long as they are an administrator of it. */
    invitedBy: reference(() => people.id),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.companyId, table.email),
    index().on(table.email),
    index().on(table.invitedBy),
    index().on(table.expiresAt),
  ],
);
