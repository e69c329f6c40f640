import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { openVisits } from './queries.ts';
import { finderVisits } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** As if the last search had been so long ago. */
async function age(person: TestPerson, minutes: number): Promise<void> {
  await product.db
    .update(finderVisits)
    .set({ latestAt: sql`now() - make_interval(mins => ${minutes})` })
    .where(and(eq(finderVisits.personId, person.id), eq(finderVisits.kind, 'dossier')));
}

const viewerOf = (person: TestPerson) => ({ personId: person.id }) as Viewer;

test('a first visit has none before it; 30 minutes of quiet end one, and a search within them goes on with it', async () => {
  const person = await product.signIn();
  const visit = () => openVisits(product.db, 'dossier')(viewerOf(person));
  expect(await visit()).toBeNull();
  await age(person, 29);
  expect(await visit()).toBeNull();
  await age(person, 31);
  const before = await visit();
  expect(before).toBeInstanceOf(Date);
  await age(person, 10);
  expect(await visit()).toEqual(before);
});

test('searches within five minutes are noted once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const person = await product.signIn();
  const note = openVisits(product.db, 'dossier');
  await note(viewerOf(person));
  await age(person, 120);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(await note(viewerOf(person))).toBeNull();
  vi.advanceTimersByTime(1);
  expect(await note(viewerOf(person))).toBeInstanceOf(Date);
});

test('what came since the visit before is marked on the cards of both calls, for this person only', async () => {
  const [person, other] = [await product.signIn(), await product.signIn()];
  const search = async (who: TestPerson, url: string) => {
    const answer = await product.app.inject({
      method: 'POST',
      url,
      payload: { limit: 50 },
      headers: who.headers,
    });
    return answer.json().data.map((card: { isNew: boolean }) => card.isNew);
  };
  await product.list({ listedAt: new Date('2025-01-01') });
  await product.db
    .insert(finderVisits)
    .values({ personId: person.id, kind: 'dossier', latestAt: new Date('2026-01-01') });
  await product.list();
  for (const url of ['/get-dossier', '/search-dossier']) {
    expect(await search(person, url)).toEqual([true, false]);
    expect(await search(other, url)).toEqual([false, false]);
  }
  await product.listPlant();
  expect(await search(person, '/search-supplier')).toEqual([false]);
});
