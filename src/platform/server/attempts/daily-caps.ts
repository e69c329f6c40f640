import { dailyCaps } from '../../contract/daily-caps.ts';
import type { Queryable } from '../database/database.ts';
import { AppError } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Attempts } from './attempts.ts';

const daySeconds = 24 * 60 * 60;

type Kind = keyof typeof dailyCaps;

const things: Record<Kind, string> = {
  requests: 'send %d requests in 24 hours, and have sent them',
  messages: 'send %d messages, steps and changes of listings in 24 hours, and have sent them',
  renames: 'change your name or organisation %d times in 24 hours, and have done so',
  sheets: 'send %d sheets in 24 hours, and have sent them',
};

function limitOf(kind: Kind) {
  return { name: `${kind}-day`, max: dailyCaps[kind], minutes: daySeconds / 60 };
}

function refusalOf({ personId }: Viewer, kind: Kind): AppError {
  const { name, max } = limitOf(kind);
  return new AppError(
    'rate-limited',
    `You can ${things[kind].replace('%d', String(max))}. Go on tomorrow, or write to the desk.`,
    { retryAfter: daySeconds, refusal: { person: personId, reason: `limit-${name}` } },
  );
}

/**
 * Counts what a member causes mails by (§19.10), in the transaction that writes them: what was not done is not counted,
 * nor is what was done before under the same key. The desk is not counted. Throws AppError 'rate-limited'.
 */
export async function holdToDay(
  tx: Queryable,
  attempts: Attempts,
  viewer: Viewer,
  kind: Kind,
): Promise<void> {
  if (viewer.role === 'admin') return;
  if (!(await attempts.admits(limitOf(kind), String(viewer.personId), tx))) throw refusalOf(viewer, kind);
}

/** What would be said of one more now, before its files are taken for nothing; null where it may come. */
export async function faultOfDay(attempts: Attempts, viewer: Viewer, kind: Kind): Promise<AppError | null> {
  if (viewer.role === 'admin') return null;
  const isSpent = await attempts.isSpent(limitOf(kind), String(viewer.personId));
  return isSpent ? refusalOf(viewer, kind) : null;
}
