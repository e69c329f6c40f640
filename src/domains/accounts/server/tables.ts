import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { roles } from '#platform/contract/roles.ts';
import { reference } from '#platform/server/database/rows/reference.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Everyone with an account. */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In its normal form: one address, one account. */
    email: text().notNull().unique(),
    name: text().notNull(),
    /** What was typed at registration: a label, never a membership. */
    organisation: text().notNull(),
    phone: text().notNull().default(''),
    /** Null for whoever has only ever signed in with a provider, and for whoever has left. */
    passwordHash: text(),
    role: text({ enum: roles }).notNull(),
    /** Null while nobody has shown that they read the mailbox: the account may look, and nothing else. */
    emailVerifiedAt: timestamp({ withTimezone: true }),
    /** Grows with whatever ends sessions or changes what a sign-in asks for: one that began before makes no session. */
    signInVersion: integer().notNull().default(0),
    disabledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  ({ email, name, organisation, phone, passwordHash, emailVerifiedAt, disabledAt }) => [
    // Whatever was under way when somebody left: their row never says again who they were.
    check(
      'people_former_members_are_nobody',
      sql`${email} not like 'former-member-%@deleted.invalid' or (${name} = 'Former member' and ${organisation} = '' and ${phone} = ''
        and ${passwordHash} is null and ${emailVerifiedAt} is null and ${disabledAt} is not null)`,
    ),
  ],
);

/** What a company's provider said at a sign-in (§26.8). */
const vouched = () => ({
  /** Which one it was, as `identities` has it; null for every other way. */
  provider: text(),
  /** It says that it asked for more than one factor. */
  multiFactor: boolean().notNull().default(false),
});

/** One row a signed-in browser. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: whoever reads this table cannot sign in with it. */
    tokenHash: bytea().primaryKey(),
    /** What its owner calls it by: nothing that is made from the token. */
    id: uuid().notNull().unique().defaultRandom(),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** 'Firefox on Windows'. */
    label: text().notNull().default(''),
    /** Within some minutes: not every call is worth a write. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    ...vouched(),
  },
  (table) => [index().on(table.personId), index().on(table.expiresAt)],
);

export type Vouched = Pick<typeof sessions.$inferSelect, 'provider' | 'multiFactor'>;

/** Whom a provider of sign-ins has vouched for. Its subject says who it is: an address may pass to somebody else. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique().on(table.personId, table.issuer),
  ],
);

/** Whose login asks for a code of an authenticator besides the password. */
export const secondFactors = pgTable('second_factors', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Encrypted with the installation's key. */
  secret: text().notNull(),
  /** Null until a first code has shown that the authenticator has the secret. */
  enabledAt: timestamp({ withTimezone: true }),
  /** A secret that no code has proven is good for some hours. */
  startedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  /** The half minute of the last code that was taken: no code is taken twice. */
  lastStep: integer().notNull().default(0),
});

/** Whose login asks for a passkey, or takes one instead of a code. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** What the authenticator calls it. */
    credentialId: text().primaryKey(),
    /** What its owner's calls name it by. */
    id: uuid().notNull().unique().defaultRandom(),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** COSE; nothing secret. */
    publicKey: bytea().notNull(),
    /** How often its authenticator says it has signed; 0 for good where it does not count. */
    signCount: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it: 'internal', 'usb', 'hybrid'. */
    transports: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.personId)],
);

/** What a challenge for a passkey is good for. */
export const challengePurposes = ['creation', 'answer'] as const;

/** Challenges that a passkey has not met yet. Meeting one deletes its row, so that no answer works twice. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.personId), index().on(table.expiresAt)],
);

/** For who has lost the authenticator or the passkey: each works once, which deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: bytea().primaryKey(),
    personId: reference(() => people.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.personId)],
);

/** What a key out of a mail is good for. */
export const keyPurposes = ['invitation', 'verification', 'reset', 'sign-in'] as const;

/** Keys that were sent out and not used yet. Using one deletes its row, so that only one of many uses succeeds. */
export const accountKeys = pgTable(
  'account_keys',
  {
    /** SHA-256 of the key: whoever reads this table cannot use it. */
    keyHash: bytea().primaryKey(),
    purpose: text({ enum: keyPurposes }).notNull(),
    email: text().notNull(),
    ...vouched(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.email, table.purpose), index().on(table.expiresAt)],
);
