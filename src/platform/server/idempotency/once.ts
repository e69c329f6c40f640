import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { AppError } from '../http/errors.ts';
import type { Sent } from './sent.ts';
import { idempotencyKeys } from './tables.ts';

/** What the same call, sent before under the same key, left to be answered again. */
type Earlier<A> = { answer: A };

/** For what a release before this table did: its content was not kept, so that whatever comes again is taken for it. */
const notKnown = '';

function isOf({ personId, key }: Pick<Sent, 'personId' | 'key'>): SQL | undefined {
  const isOwn = personId === null ? isNull(idempotencyKeys.personId) : eq(idempotencyKeys.personId, personId);
  return and(isOwn, eq(idempotencyKeys.key, key));
}

/**
 * What was done under this key (§19.13); null where nothing was. Throws AppError 'key-reused' where the key belongs to
 * other content: nothing of that would be done, and to answer as if it had been is to drop it in silence.
 */
export async function findEarlier<A>(db: Queryable, sent: Sent | null): Promise<Earlier<A> | null> {
  if (sent === null) return null;
  const [earlier] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isOf(sent));
  if (earlier === undefined) return null;
  if (earlier.fingerprint === sent.fingerprint || earlier.fingerprint === notKnown)
    return { answer: earlier.answer as A };
  throw new AppError(
    'key-reused',
    'This form was sent already, with other content, and that was taken. Nothing of this one was: open the form anew and send it again.',
  );
}

/** What a key was answered, whatever was sent under it; null where nothing was, or nothing was left to tell. */
export async function findAnswer<A>(db: Queryable, personId: number, key: string): Promise<A | null> {
  const [found] = await db
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isOf({ personId, key }));
  return (found?.answer as A | undefined) ?? null;
}

/** How a form that was sent before is known by its key and answered, by what was answered then: whatever its sender may still send by now. */
export function repeatsOf<A, R>(db: Queryable, personId: number, toAnswer: (earlier: A) => R) {
  return {
    async isKnown(key: string): Promise<boolean> {
      const found = await db
        .select({ id: idempotencyKeys.id })
        .from(idempotencyKeys)
        .where(isOf({ personId, key }));
      return found.length > 0;
    },
    /** Throws AppError 'key-reused' for other content. */
    async answer(_fields: unknown, _files: unknown, sent: Sent): Promise<R> {
      const earlier = await findEarlier<A>(db, sent);
      if (earlier === null) throw gone();
      return toAnswer(earlier.answer);
    },
  };
}

/** The key ran out between two looks. */
export function gone(): AppError {
  return new AppError('unavailable', 'Your form could not be taken. Send it again.');
}

/**
 * Takes the key for this transaction before anything else is done in it; answers what was done under it before. A call
 * that runs beside its own repeat waits here until the other has committed or failed.
 */
export async function claimKey<A>(tx: Queryable, sent: Sent | null): Promise<Earlier<A> | null> {
  if (sent === null) return null;
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(sent)
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  return claimed.length > 0 ? null : findEarlier(tx, sent);
}

/** Does something in one transaction, once for each key; a repeat is answered what the first was. */
export async function once<A>(
  db: Database,
  sent: Sent | null,
  act: (tx: Queryable) => Promise<A>,
): Promise<A> {
  return db.transaction(async (tx) => {
    const earlier = await claimKey<A>(tx, sent);
    if (earlier !== null) return earlier.answer;
    const answer = await act(tx);
    if (sent !== null) {
      await tx
        .update(idempotencyKeys)
        .set({ answer: answer ?? null })
        .where(isOf(sent));
    }
    return answer;
  });
}
