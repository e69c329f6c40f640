import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLists, notesOf, shareList } from '#testing/collections/shared-lists.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { whileHeld } from '#testing/held-row.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

const ask = (person: TestPerson, method: 'GET' | 'POST' | 'DELETE', path?: string, payload?: object) =>
  askLists(product, person, method, path, payload);
const share = () => shareList(product);

test('dossiers move and are copied with their notes; one that is there with another note stays, so that none is lost', async () => {
  const { owner, list, id } = await share();
  const [first, second, third] = [await product.list(), await product.list(), await product.list()].map(
    String,
  );
  const aside = (dossier = '', note = '') =>
    product.app.inject({
      ...{ method: 'POST', url: `/api/shortlist/${dossier}`, headers: owner.headers, payload: { note } },
    });
  const own = async () =>
    notesOf((await product.app.inject({ url: '/api/shortlist', headers: owner.headers })).json().data);
  const onList = async () => notesOf((await ask(owner, 'GET', list)).body.entries);
  await aside(first, 'first');
  await aside(second, 'second');
  await aside(third);
  await ask(owner, 'POST', `${list}/entries/${second}`, { note: 'there before' });
  await ask(owner, 'POST', `${list}/entries/${third}`, { note: 'theirs' });
  const ids = [first, second, third];
  const move = async (from: string, to: string, keep: boolean) =>
    (await ask(owner, 'POST', '/moves', { from, to, ids, keep })).body.message;

  expect(await move('own', id, true)).toBe(
    '2 dossiers are copied. One is there already with another note, and stays as it is.',
  );
  const stands = { [String(second)]: 'there before', [String(third)]: 'theirs' };
  expect(await onList()).toEqual({ ...stands, [String(first)]: 'first' });
  expect(Object.keys(await own())).toHaveLength(3);
  expect(await move('own', id, false)).toContain('2 dossiers are moved. One is there already');
  expect(await own()).toEqual({ [String(second)]: 'second' });
  await ask(owner, 'DELETE', `${list}/entries/${second}`);
  expect(await move(id, 'own', false)).toBe('2 dossiers are moved.');
  expect(await own()).toEqual({
    [String(first)]: 'first',
    [String(second)]: 'second',
    [String(third)]: 'theirs',
  });
  expect(await onList()).toEqual({});
  expect((await ask(owner, 'POST', '/moves', { from: id, to: 'own', ids, keep: false })).status).toBe(404);
  expect((await ask(owner, 'POST', '/moves', { from: id, to: id, ids, keep: false })).status).toBe(409);
});

test('two who move the same dossiers against each other at once never wait for each other, and lose none', async () => {
  const { owner, colleague, companyId, list, id } = await share();
  const begun = await ask(colleague, 'POST', '', { name: 'Andes', company: String(companyId) });
  const other = begun.body.data.id;
  const ids = [String(await product.list()), String(await product.list())];
  for (const dossier of ids) await ask(owner, 'POST', `${list}/entries/${dossier}`, {});
  const moves = Array.from({ length: 6 }, (_, n) => {
    const [from, to] = n % 2 === 0 ? [id, other] : [other, id];
    return ask(n % 2 === 0 ? owner : colleague, 'POST', '/moves', { from, to, ids, keep: false });
  });
  for (const { status } of await Promise.all(moves)) expect([200, 404]).toContain(status);
  const left = [
    (await ask(owner, 'GET', list)).body.entries,
    (await ask(owner, 'GET', `/${other}`)).body.entries,
  ];
  expect(
    left
      .flat()
      .map((entry: { id: string }) => entry.id)
      .sort(),
  ).toEqual(ids.toSorted());
});

test('a note that is written while its entry is moved is not lost unsaid: its writer is told that it is gone', async () => {
  const { owner, colleague, list, id } = await share();
  const to = (await ask(owner, 'POST', '', { name: 'Andes' })).body.data.id;
  const dossier = await product.list();
  const path = `${list}/entries/${dossier}`;
  await ask(owner, 'POST', path, { note: 'old' });
  const move = { from: id, to, ids: [String(dossier)], keep: false };
  const note = { note: 'new and important', was: 'old' };
  const answers = await whileHeld(
    product,
    ['select from dossiers where id = $1', [dossier]],
    [() => ask(owner, 'POST', '/moves', move), () => ask(colleague, 'POST', `${path}/note`, note)],
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  expect(notesOf((await ask(owner, 'GET', `/${to}`)).body.entries)).toEqual({ [dossier]: 'old' });
});

test('a colleague who copies one’s notes and the deletion of one’s account never wait for each other', async () => {
  const { owner, colleague, list, id } = await share();
  const to = (await ask(colleague, 'POST', '', { name: 'Andes' })).body.data.id;
  const [noted, latest] = [await product.list(), await product.list()];
  await ask(owner, 'POST', `${list}/entries/${noted}`, { note: 'theirs' });
  await ask(owner, 'POST', `${list}/entries/${latest}`, {});
  const copy = { from: id, to, ids: [String(noted), String(latest)], keep: true };
  const [url, payload] = ['/api/account/deletion', { password: testPassword }];
  const answers = await whileHeld(
    product,
    ['select from dossiers where id = $1', [latest]],
    [
      async () => (await ask(colleague, 'POST', '/moves', copy)).status,
      async () =>
        (await product.app.inject({ method: 'POST', url, payload, headers: owner.headers })).statusCode,
    ],
  );
  expect(answers).toEqual([200, 200]);
  const copied = { [noted]: 'theirs', [latest]: '' };
  expect(notesOf((await ask(colleague, 'GET', `/${to}`)).body.entries)).toEqual(copied);
});

test('what colleagues of one company wrote goes to no list of another, by who belongs to both', async () => {
  const [one, two] = [await share(), await share()];
  const both = one.owner;
  await putIn(product, { id: two.companyId }, both, 'reader');
  const [noted, mine, plain] = [await product.list(), await product.list(), await product.list()].map(String);
  await ask(one.colleague, 'POST', `${one.list}/entries/${noted}`, { note: 'our limit is 2 EUR' });
  await ask(one.colleague, 'POST', `${one.list}/entries/${plain}`, {});
  await ask(both, 'POST', `${one.list}/entries/${mine}`, { note: 'mine' });
  const move = { from: one.id, to: two.id, ids: [noted, mine, plain], keep: true };
  expect((await ask(both, 'POST', '/moves', move)).body.message).toBe(
    '2 dossiers are copied. One has a note of somebody who is none of the people who see that list, and stays as it is.',
  );
  const there = notesOf((await ask(two.owner, 'GET', two.list)).body.entries);
  expect(there).toEqual({ [String(mine)]: 'mine', [String(plain)]: '' });

  // Nor does the list go there itself, once its company or nobody sees it no more.
  const shareWith = (company: number | null) =>
    ask(both, 'POST', one.list, { name: 'Iberia', company: company && String(company) });
  const refused = await shareWith(two.companyId);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Somebody who is none of that company’s people put something on this list, or wrote on it. Copy what is yours to another list, and share that.',
  ]);
  expect((await shareWith(null)).status).toBe(200);
  expect((await shareWith(two.companyId)).status).toBe(409);
  // With its own again, whoever has left since.
  await send(product, one.colleague, 'DELETE', `/api/companies/${one.companyId}/people/${one.colleague.id}`);
  expect((await shareWith(one.companyId)).status).toBe(200);
});
