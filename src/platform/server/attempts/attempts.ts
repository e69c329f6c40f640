import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { AppError } from '../http/errors.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { attempts } from './tables.ts';

/** How many tries somebody has within a window that starts with the first of them (§19.9). */
export type Limit = { name: string; max: number; minutes: number };

export type Attempts = {
  /** Counts a try. Throws 'rate-limited' with the time to wait when it is one too many; the log says whose account it is. */
  count(limit: Limit, who: string, person?: number): Promise<void>;
  /** Counts a try, in the caller's transaction where one is given; false when it is one too many. */
  admits(limit: Limit, who: string, tx?: Queryable): Promise<boolean>;
  /** Whether a try would be one too many. Counts nothing. */
  isSpent(limit: Limit, who: string): Promise<boolean>;
  /** Gives all tries back. */
  forget(db: Queryable, limit: Limit, who: string): Promise<void>;
};

/** One statement, so that tries side by side are all counted. */
async function countOne(
  db: Queryable,
  { minutes }: Limit,
  key: string,
): Promise<{ count: number; seconds: number }> {
  const fresh = sql`now() + make_interval(mins => ${minutes})`;
  const over = sql`${attempts.resetsAt} <= now()`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, resetsAt: fresh })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${over} then ${fresh} else ${attempts.resetsAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      seconds: sql<number>`ceil(extract(epoch from ${attempts.resetsAt} - now()))`.mapWith(Number),
    });
  return row ?? { count: 1, seconds: 0 };
}

/** A wait as a person says it. */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Opens the counters; switched off they admit everything and write nothing. */
export function openAttempts(db: Database, secrets: Pick<Secrets, 'hash'>, enabled: boolean): Attempts {
  /** By the installation's key: whoever reads the table can try no addresses against it. */
  const keyOf = ({ name }: Limit, who: string) => `${name}:${secrets.hash(who, `attempts:${name}`)}`;

  async function countUnlessOff(
    limit: Limit,
    who: string,
    tx: Queryable = db,
  ): Promise<{ count: number; seconds: number }> {
    return enabled ? countOne(tx, limit, keyOf(limit, who)) : { count: 0, seconds: 0 };
  }
  return {
    async count(limit, who, person) {
      const { count, seconds } = await countUnlessOff(limit, who);
      if (count <= limit.max) return;
      throw new AppError('rate-limited', `Too many attempts. Try again in ${inWords(seconds)}.`, {
        retryAfter: seconds,
        refusal: { reason: `limit-${limit.name}`, ...(person === undefined ? {} : { person }) },
      });
    },
    async admits(limit, who, tx) {
      return (await countUnlessOff(limit, who, tx)).count <= limit.max;
    },
    async isSpent(limit, who) {
      if (!enabled) return false;
      const isOver = and(gte(attempts.count, limit.max), gt(attempts.resetsAt, sql`now()`));
      const spent = await db
        .select({ key: attempts.key })
        .from(attempts)
        .where(and(eq(attempts.key, keyOf(limit, who)), isOver));
      return spent.length > 0;
    },
    async forget(queryable, limit, who) {
      if (enabled) await queryable.delete(attempts).where(eq(attempts.key, keyOf(limit, who)));
    },
  };
}
