import type { Queryable } from '#platform/server/database/database.ts';
import { invalid } from '#platform/server/http/errors.ts';
import { type CounterChanges, changesOf, withChanges } from '../../contract/terms/counters.ts';
import { type Redline, redline } from '../../contract/terms/redline.ts';
import { findLatestSheet } from '../signing/queries.ts';
import { counterTerms } from '../tables.ts';
import type { AskedMove } from '../thread/refusals.ts';

type Counter = { termSheetId: number; version: number; changes: CounterChanges; redline: Redline };

/** What a buyer would have otherwise in the version that they answer (§10.21); null where that is nothing. */
export async function readCounter(
  tx: Queryable,
  requestId: number,
  { move, counter }: AskedMove,
): Promise<Counter | null> {
  if (move !== 'ask-revision' || counter === undefined) return null;
  const sheet = await findLatestSheet(tx, requestId);
  if (sheet === null) return null;
  const { id: termSheetId, version, terms } = sheet;
  if (counter.currency !== terms.currency) {
    const message = `Version ${version} is in ${terms.currency}: answer it in the same currency, and ask for another in your note`;
    throw invalid([{ path: 'counter.currency', message }]);
  }
  const changes = changesOf(terms, counter);
  if (changes === null) return null;
  return { termSheetId, version, changes, redline: redline(terms, withChanges(terms, changes)) };
}

export async function keepCounter(
  tx: Queryable,
  counter: Counter | null,
  of: { requestId: number; eventId: number },
): Promise<void> {
  if (counter === null) return;
  const { termSheetId, changes } = counter;
  await tx.insert(counterTerms).values({ termSheetId, changes, ...of });
}
