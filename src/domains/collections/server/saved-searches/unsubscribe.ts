import type { FastifyInstance } from 'fastify';
import { implement } from '#platform/server/http/calls.ts';
import { AppError } from '#platform/server/http/errors.ts';
import type { Parts } from '#platform/server/parts.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import { stopLaunchMails } from '../window-news/queries.ts';
import { stopAlerts } from './queries.ts';

const purpose = 'stop-alerts';

/** What opens the way out in a person's alerts. It works as long as there is the account, and for nothing else. */
export function stopKey(secrets: Secrets, personId: number): string {
  return secrets.seal(String(personId), purpose);
}

function personOf(secrets: Secrets, key: string): number {
  try {
    return Number(secrets.open(key, purpose));
  } catch {
    throw new AppError('not-found', 'This link is not whole. Copy it from the mail again, or log in.');
  }
}

/** For who has the mail at hand and no mind to log in. Pressed again it changes nothing. */
export function unsubscribeRoutes(
  app: FastifyInstance,
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
): void {
  implement(app, 'POST /api/alerts/stop', async ({ body }) => {
    const personId = personOf(secrets, body.key);
    await db.transaction(async (tx) => {
      await stopAlerts(tx, personId);
      await stopLaunchMails(tx, personId);
    });
    return { message: 'No more alerts. Your saved searches are still there.' };
  });
}
