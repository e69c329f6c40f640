import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '#call-table.ts';
import { pageTable } from '#page-table.ts';
import type { Call } from '#platform/contract/call.ts';
import type { Access } from '#platform/contract/roles.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import {
  type Account,
  another,
  demotedAdmin,
  join,
  openDeadWalkers,
  secretsIn,
  type Walker,
} from '#testing/walk/accounts.ts';
import { type Answer, ask as askCase, inject, told, type Walked } from '#testing/walk/ask.ts';
import { type Case, cases } from '#testing/walk/cases.ts';
import { type Fingerprints, openFingerprints } from '#testing/walk/fingerprint.ts';
import { keptRow } from '#testing/walk/kept-rows.ts';
import type { Row, RowKind } from '#testing/walk/rows.ts';
import * as rows from '#testing/walk/rows.ts';

// Every route that is registered, for every kind of account, on rows of their own, of others and of nobody.

let product: TestProduct;
let dead: Walker[];
let living: Account[];
let desk: Account;
/** Who owns what is foreign. */
let stranger: Account;
/** Whose rows and keys somebody without an account names. */
let holder: Account;
let world: Walked;
let fingerprints: Fingerprints;

beforeAll(async () => {
  product = await startTestProduct(
    {
      GOOGLE_CLIENT_ID: 'dosebridge',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
      DNS_SERVERS: '127.0.0.1:9',
    },
    { pages: true },
  );
  await rows.lengthenIds(product);
  dead = await openDeadWalkers(product);
  desk = await join(product, 'admin', 'an admin');
  stranger = await join(product, 'seller', 'a seller of company B');
  holder = await join(product, 'seller');
  living = [
    await join(product, 'seller', 'a seller of company A'),
    await join(product, 'investor', 'an investor'),
    desk,
    await demotedAdmin(product),
  ];
  for (const owner of [stranger, ...living]) await rows.fillWith(product, owner);
  await product.refresh();
  world = { product, desk, stranger, tried: 0 };
  fingerprints = await openFingerprints(product);
}, 600_000);
afterAll(async () => {
  console.info(`the authorisation walk made ${world.tried} requests`);
  fingerprints.close();
  await product.stop();
});

const ask = (route: RouteOptions, walker: Walker, row: Row, found: Case, mayReadBody?: boolean) =>
  askCase(world, route, walker, row, found, mayReadBody);

const nameOf = ({ method, url }: RouteOptions) => `${method} ${url}`;

function routes(): RouteOptions[] {
  return product.app.guardedRoutes.flatMap((route) =>
    [route.method].flat().map((method) => ({ ...route, method })),
  );
}

const isHead = ({ method }: RouteOptions) => method === 'HEAD';

function admits(access: Access, { role }: Account): boolean {
  return typeof access === 'string' || access.includes(role);
}

/** Whether rows of a stranger are not to be found. */
function isForeign(route: RouteOptions, { role }: Account): boolean {
  const { whose } = route.config ?? {};
  return (
    whose === 'own' ||
    whose === 'members' ||
    ((whose === 'company' || whose === 'participants') && role !== 'admin')
  );
}

/** Nobody reads a private word of anybody else; the desk reads them all. */
function expectNothingPrivate(what: string, walker: Walker, answer: Answer): void {
  if (walker.account?.role === 'admin') return;
  const others = secretsIn(answer.text + JSON.stringify(answer.headers)).filter(
    (id) => id !== walker.account?.id,
  );
  expect.soft(others, `${what} shows private words of others`).toEqual([]);
}

test('every route that is registered is walked', () => {
  const registered = routes().filter((route) => !isHead(route));
  expect(registered.map(nameOf).sort()).toEqual(Object.keys(cases).sort());
  // Fastify makes a HEAD of every GET: the same handler behind the same gate.
  const gates = new Map(registered.map((route) => [nameOf(route), route.config?.access]));
  for (const { url, config } of routes().filter(isHead)) {
    expect.soft(config?.access, `HEAD ${url}`).toEqual(gates.get(`GET ${url}`) ?? gates.get(`GET ${url}/`));
  }
});

test('every route answers who may, and tells nobody else whether what they name is there', async () => {
  for (const route of routes().filter((route) => !isHead(route))) await walk(route);
}, 600_000);

async function walk(route: RouteOptions): Promise<void> {
  const found = cases[nameOf(route)];
  if (found === undefined) return;
  const name = nameOf(route);
  const access = route.config?.access ?? [];
  const walkers: Walker[] = [
    ...dead,
    ...living.map((account) => ({ label: account.label, headers: account.headers, account })),
  ];
  const kind = found.row;
  const foreign = kind ? await keptRow(product, kind, stranger) : {};
  const hidden: Row[] = [];
  for (const kind of found.hidden ?? []) hidden.push(await keptRow(product, kind, stranger));
  const isAdmitted = ({ account }: Walker) =>
    access === 'public' || (account !== null && admits(access, account));
  const admitted = walkers.filter(isAdmitted);
  const shut = await Promise.all(
    walkers
      .filter((walker) => !isAdmitted(walker))
      .map(async (walker) => ({
        walker,
        own: walker.account && kind ? await keptRow(product, kind, walker.account) : foreign,
      })),
  );
  const before = await fingerprints.take();
  for (const { walker, own } of shut) await expectShut(route, walker, found, new Set([own, foreign]));
  for (const walker of admitted) await expectUnknown(route, walker, found, foreign, hidden);
  expect.soft(await fingerprints.take(), `${name} changed something for who was refused`).toEqual(before);
  for (const walker of openTo(route, admitted)) await expectOpen(route, walker, found);
}

let opened = 0;
/**
 * By whom a route is shown to be open: what only reads by all of them. What writes, by each that the gate tells from the others:
 * of those without an account one of nobody's and, in turn, one whose token opens nothing any more, and of two sellers one.
 */
function openTo({ method }: RouteOptions, admitted: readonly Walker[]): readonly Walker[] {
  if (method === 'GET') return admitted;
  const [nobody, ...ended] = admitted.filter(({ account }) => account === null);
  opened += 1;
  const known = admitted.filter(({ account }) => account !== null && !isDemoted(account));
  return [nobody, ended[opened % ended.length], ...known].filter((walker) => walker !== undefined);
}

const isDemoted = ({ label }: Account) => label === 'a demoted admin';

/** Refused at the gate: alike for every id, and before a body is read. */
async function expectShut(
  route: RouteOptions,
  walker: Walker,
  found: Case,
  there: ReadonlySet<Row>,
): Promise<void> {
  const what = `${nameOf(route)} for ${walker.label}`;
  for (const row of found.row ? [...there, found.row.absent] : [{}]) {
    const answer = await ask(route, walker, row, found, false);
    const status = walker.account === null ? 401 : 403;
    expect.soft(answer.status, what).toBe(status);
    expect.soft(answer.code, what).toBe(walker.account === null ? 'unauthenticated' : 'forbidden');
    expect.soft(answer.bodyWasRead, `${what} reads the body`).toBe(false);
    expectNothingPrivate(what, { ...walker, account: null }, answer);
  }
}

/** What is another's, or hidden from all, looks like what is not there. */
async function expectUnknown(
  route: RouteOptions,
  walker: Walker,
  found: Case,
  foreign: Row,
  hidden: readonly Row[],
): Promise<void> {
  if (found.row === undefined || found.shared) return;
  const what = `${nameOf(route)} for ${walker.label}`;
  const absent = await ask(route, walker, found.row.absent, found);
  expect.soft(absent.status, `${what}, absent`).toBeLessThan(500);
  const others = [...(walker.account && isForeign(route, walker.account) ? [foreign] : []), ...hidden];
  for (const row of others) {
    const answer = await ask(route, walker, row, found);
    expect.soft(told(answer), `${what}, foreign`).toEqual(told(absent));
    expectNothingPrivate(what, walker, answer);
  }
}

/** One of each kind of account for all that only reads: those who walk have nothing but what others may not find. */
const readers = new Map<string, Promise<Account>>();
function readerLike(account: Account): Promise<Account> {
  const reader = readers.get(account.label) ?? another(product, account);
  readers.set(account.label, reader);
  return reader;
}

async function expectOpen(route: RouteOptions, walker: Walker, found: Case): Promise<void> {
  const what = `${nameOf(route)} for ${walker.label}, own`;
  // What only reads leaves everything for the next; what writes is asked by somebody new, of a row of its own.
  const reads = route.method === 'GET';
  const { account } = walker;
  const owner =
    account === null ? holder : reads ? await readerLike(account) : await another(product, account);
  const asker: Walker = account === null ? walker : { ...walker, headers: owner.headers, account: owner };
  const { row: kind } = found;
  const row = {
    ...(await found.prepare?.({ product, asker: owner, desk })),
    ...(await (reads ? kind && keptRow(product, kind, owner) : kind?.make(product, owner))),
  };
  const answer = await ask(route, asker, row, found);
  expect.soft(answer.status, `${what}: ${answer.message}`).toBe(found.answers ?? 200);
  expectNothingPrivate(what, asker, answer);
  expectSavedOrShown(what, answer, found.saved === true);
}

/** What browsers may show; of files, only what we have drawn or written ourselves. */
const shown =
  /^(application\/(json|xml|atom\+xml|x-yaml|javascript)|text\/(html|css|plain|javascript)|image\/)/;

/** A file of somebody is saved, never shown; should a browser show it all the same, it has no origin and runs nothing. */
function expectSavedOrShown(what: string, { status, headers }: Answer, isSaved: boolean): void {
  expect.soft('content-disposition' in headers, `${what} is saved`).toBe(isSaved);
  expect.soft(headers['x-content-type-options'], what).toBe('nosniff');
  if (status !== 200) return;
  if (!isSaved) {
    if (headers['content-type']) expect.soft(headers['content-type'], what).toMatch(shown);
    return;
  }
  expect.soft(headers['content-disposition'], what).toMatch(/^attachment; filename="[^"\\]+"/);
  expect.soft(headers['content-security-policy'], what).toBe("default-src 'none'; sandbox");
  expect.soft(headers['cache-control'], what).toBe('private, no-store');
}

/** What no id looks like, and what databases, paths and terminals stumble over. */
const oddities = [
  '0',
  '-1',
  '1e3',
  '9'.repeat(20),
  "1' or '1'='1",
  '1;drop',
  '\u0000',
  '%',
  '../..',
  '\u202e1',
  '[]',
];

test('what cannot be an id is as unknown as what is none', async () => {
  let turn = 0;
  for (const route of routes().filter(({ method, url }) => method !== 'HEAD' && url.includes('/:'))) {
    const found = cases[nameOf(route)];
    const account = living.find((one) => admits(route.config?.access ?? [], one));
    if (found?.row === undefined || account === undefined) continue;
    const walker = { label: account.label, headers: account.headers, account };
    const { absent } = found.row;
    const { status } = await ask(route, walker, absent, found);
    const { params } = (calls as Record<string, Call>)[nameOf(route)] ?? {};
    for (const name of Object.keys(absent).filter((name) => route.url.includes(`:${name}`))) {
      turn += 1;
      // What the schema of the address refuses comes to no handler: of that each route is asked for every fourth, in turn.
      const isRead = (odd: string) => params?.safeParse({ ...absent, [name]: odd }).success ?? true;
      for (const odd of oddities.filter((odd, at) => at % 4 === turn % 4 || isRead(odd))) {
        const answer = await ask(route, walker, { ...absent, [name]: odd }, found);
        const what = `${nameOf(route)} with ${name} ${JSON.stringify(odd)}`;
        expect.soft(answer.status, what).toBeLessThan(500);
        if (status >= 400) expect.soft(answer.status, what).toBeGreaterThanOrEqual(400);
        expectNothingPrivate(what, walker, answer);
      }
    }
  }
}, 300_000);

type Name = { name: string; absent: string };

/** Everything that a query may name a row by: its number, its reference, its day or its key. */
async function namesOf(owner: Account): Promise<Name[]> {
  const kinds = [rows.request, rows.dossierDraft, rows.plantDraft, rows.edit, rows.savedSearch, rows.message];
  const names: Name[] = [];
  for (const kind of [...kinds, rows.company, rows.session]) {
    const row = await kind.make(product, owner);
    for (const [part, absent] of Object.entries(kind.absent)) {
      const name = row[part];
      if (name !== undefined && name !== absent && name.length > 2) names.push({ name, absent });
    }
  }
  return names;
}

/** What a call answers to a query, but for the request's own number and what was asked itself. */
async function answerTo(route: RouteOptions, walker: Walker, query: Record<string, string>, named: string) {
  const { status, text } = await ask(route, walker, {}, { query: () => query });
  return `${status} ${text.replace(/"requestId":"[^"]*"/, '').replaceAll(named, 'what was named')}`;
}

test('no field of a query tells whether what is another’s is there, in whatever order the answer comes', async () => {
  const askers = living.slice(0, 2);
  const names = await namesOf(stranger);
  // Two of their own of each kind, so that a page after or before any name would hold some of them in every order.
  const own = new Map<Account, Name[][]>();
  for (const asker of askers) own.set(asker, [await namesOf(asker), await namesOf(asker)]);
  let known = 0;
  for (const route of routes()) {
    const call = (calls as Record<string, Call>)[nameOf(route)];
    if (call?.query === undefined || !call.whose) continue;
    const { texts, orders } = queryOf(call.query);
    for (const account of askers.filter((one) => admits(call.access, one))) {
      for (const field of texts)
        known += await expectNothingTold(route, account, { field, orders }, names, own.get(account) ?? []);
    }
  }
  expect(known).toBeGreaterThan(0);
}, 300_000);

/**
 * A name of somebody else's is answered as one that is not there: in the usual order each, in every other one those that the
 * field does something with where they are one's own. Answers how many those are.
 */
async function expectNothingTold(
  route: RouteOptions,
  account: Account,
  { field, orders }: { field: string; orders: readonly Record<string, string>[] },
  names: readonly Name[],
  own: readonly Name[][],
): Promise<number> {
  const walker = { label: account.label, headers: account.headers, account };
  const known = new Set<Name>();
  for (const order of orders) {
    const query = { ...cases[nameOf(route)]?.query?.({}), ...order };
    const answer = (name: string) => answerTo(route, walker, { ...query, [field]: name }, name);
    // Several names have one that is not there in common: nothing is written between two answers to it.
    const toAbsent = new Map<string, string>();
    for (const [at, one] of names.entries()) {
      if (order !== orders[0] && !known.has(one)) continue;
      const { name, absent } = one;
      const unknown = toAbsent.get(absent) ?? (await answer(absent));
      toAbsent.set(absent, unknown);
      const what = `${nameOf(route)} for ${account.label}, ${field} ${name} ${JSON.stringify(order)}`;
      expect.soft(await answer(name), what).toBe(unknown);
      if (order !== orders[0] || orders.length === 1) continue;
      for (const { [at]: mine } of own) if (mine && (await answer(mine.name)) !== unknown) known.add(one);
    }
  }
  return known.size;
}

/** The fields of a query that take any text, and every way of ordering and choosing what is answered. */
function queryOf(schema: z.ZodType): { texts: string[]; orders: Record<string, string>[] } {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const texts: string[] = [];
  const orders: Record<string, string>[] = [{}];
  for (const [name, field] of Object.entries(
    properties as Record<string, { enum?: string[]; type?: string }>,
  )) {
    if (name === 'sort' || name === 'scope')
      orders.push(...(field.enum ?? []).map((value) => ({ [name]: value })));
    else if (field.type === 'string' && field.enum === undefined) texts.push(name);
  }
  return { texts, orders };
}

test('a page’s HTML is the same for everybody, and private ones for every id', async () => {
  const walkers: Walker[] = [
    ...dead,
    ...living.map((account) => ({ label: account.label, headers: account.headers, account })),
  ];
  const kinds: Record<string, RowKind> = {
    '/blog-details/:id': rows.postDraft,
    '/requests/:reference': rows.request,
    '/admin/blog/:id': rows.postDraft,
    '/admin/people/:id': rows.person,
    '/admin/companies/:id': rows.company,
    '/admin/imports/:id': rows.listingImport,
    '/admin/listing-edits/:id': rows.edit,
  };
  const made = new Map<string, Row>();
  async function rowOf(kind: RowKind, owner: Account): Promise<Row> {
    const key = `${Object.values(rows).indexOf(kind as never)} ${owner.label}`;
    const row = made.get(key) ?? (await kind.make(product, owner));
    made.set(key, row);
    return row;
  }
  for (const { path, access } of pageTable) {
    const kind = kinds[path] ?? rows.dossierDraft;
    const seen = new Map<string, Set<string>>();
    for (const walker of walkers) {
      const own = await rowOf(kind, walker.account ?? stranger);
      const foreign = await rowOf(kind, stranger);
      for (const row of path.includes(':') ? new Set([own, foreign, kind.absent]) : [own]) {
        const parts = path
          .split('/')
          .map((part) => (part.startsWith(':') ? (row[part.slice(1)] ?? Object.values(row)[0] ?? '') : part));
        const url = parts.join('/');
        world.tried += 1;
        const answer = await inject(world, () => ({ url, headers: walker.headers }));
        const what = `${path} for ${walker.label}`;
        expect.soft(answer.statusCode, what).toBeLessThan(500);
        expectNothingPrivate(
          what,
          { ...walker, account: null },
          {
            ...{ status: answer.statusCode, code: '', message: '' },
            ...{ text: answer.payload, headers: answer.headers },
          },
        );
        const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '-';
        const ofItsOwn = [nonce, String(answer.headers['x-request-id'])];
        const named = parts.filter((part) => part !== '' && !path.includes(part));
        const html = [...ofItsOwn, ...named].reduce(
          (text, part) => text.replaceAll(part, ''),
          answer.payload,
        );
        const group = access === 'public' ? url : path;
        seen.set(group, (seen.get(group) ?? new Set()).add(`${answer.statusCode} ${html}`));
      }
    }
    for (const [group, answers] of seen) expect.soft(answers.size, `${group} differs`).toBe(1);
  }
}, 600_000);
