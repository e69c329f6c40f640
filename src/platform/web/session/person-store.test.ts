import { beforeEach, expect, test, vi } from 'vitest';
import { type Change, createPersonStore } from './person-store.ts';
import { endSession, storeSession } from './session.ts';

/** As much of a browser as a session touches. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

beforeEach(() => {
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage: storage(), sessionStorage: storage() }),
  );
  vi.stubGlobal('document', {
    documentElement: { setAttribute: () => undefined, removeAttribute: () => undefined },
  });
  signIn('Ada');
});

function signIn(name: string): void {
  storeSession({ token: `token of ${name}`, name, role: 'seller' });
}

/** A store whose questions are answered when the test says so, in whatever order. */
function store() {
  const answers: ((listings: string[] | null) => void)[] = [];
  const listings = createPersonStore<readonly string[]>([], () => {
    const { promise, resolve, reject } = Promise.withResolvers<Change<readonly string[]>>();
    answers.push((told) => (told === null ? reject(new Error('no line')) : resolve(() => told)));
    return promise;
  });
  return { listings, answers };
}

test('what one person was told never reaches the next in the same tab, whenever the answer comes', async () => {
  const { listings, answers } = store();
  const asked = listings.load();
  answers[0]?.(['of Ada']);
  await asked;
  expect(listings.read()).toEqual(['of Ada']);

  const late = listings.load();
  const ada = listings.hold();
  signIn('Grace');
  expect(listings.read()).toEqual([]);
  answers[1]?.(['of Ada', 'late']);
  await late;
  ada.change(() => ['pressed by Ada']);
  expect([listings.read(), ada.isStill()]).toEqual([[], false]);

  const own = listings.load();
  answers[2]?.(['of Grace']);
  await own;
  expect(listings.read()).toEqual(['of Grace']);
  // Who comes back asks anew: meanwhile it may be another.
  signIn('Ada');
  expect(listings.read()).toEqual([]);
});

test('with the session it ends, and nobody asks for nobody', async () => {
  const { listings, answers } = store();
  const asked = listings.load();
  answers[0]?.(['of Ada']);
  await asked;
  endSession();
  expect(listings.read()).toEqual([]);
  await listings.load();
  expect(answers).toHaveLength(1);
});

test('what is fresh is not asked again; of two answers that of the later question counts, whichever comes first', async () => {
  const { listings, answers } = store();
  const early = listings.load(Number.POSITIVE_INFINITY);
  void listings.load(Number.POSITIVE_INFINITY);
  expect(answers).toHaveLength(1);
  const later = listings.load();
  answers[1]?.(['later']);
  await later;
  answers[0]?.(['earlier']);
  await early;
  expect(listings.read()).toEqual(['later']);
});

test('an answer under way when something is changed here is not taken: it is asked anew', async () => {
  const { listings, answers } = store();
  const asked = listings.load();
  listings.hold().change((known) => [...known, 'pressed']);
  answers[0]?.(['as it was before']);
  expect(answers).toHaveLength(2);
  answers[1]?.(['pressed', 'and there']);
  await asked;
  expect(listings.read()).toEqual(['pressed', 'and there']);
});

test('a question that fails leaves what was known, and is put again', async () => {
  const { listings, answers } = store();
  listings.hold().change(() => ['known']);
  const asked = listings.load(Number.POSITIVE_INFINITY);
  answers[0]?.(null);
  await asked;
  expect(listings.read()).toEqual(['known']);
  void listings.load(Number.POSITIVE_INFINITY);
  expect(answers).toHaveLength(2);
});
