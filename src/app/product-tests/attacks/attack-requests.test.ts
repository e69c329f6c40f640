import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import { text as textIn } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#call-table.ts';
import { pageTable } from '#page-table.ts';
import type { Call } from '#platform/contract/call.ts';
import { countHolding, dumpOf } from '#testing/attack/dump.ts';
import { plantInEveryField } from '#testing/attack/in-every-field.ts';
import * as payloads from '#testing/attack/payloads.ts';
import {
  ask,
  everyField,
  isUsedUp,
  openPlanter,
  type Planter,
  prepare,
  type Ready,
} from '#testing/attack/plant.ts';
import { secretsIn } from '#testing/walk/accounts.ts';
import { cases } from '#testing/walk/cases.ts';

// Attacks by the shape of a request: names that nobody offered, values of another kind, addresses that lead elsewhere.

const whole = process.env.ATTACK === 'whole';
const some = <T>(all: readonly T[], count = 3): readonly T[] => (whole ? all : all.slice(0, count));

let world: Planter;
let origin: string;
beforeAll(async () => {
  world = await openPlanter({ pages: true });
  origin = await world.product.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => world.product.stop());

/** Every column there is, as the code and as the database names it. */
async function columnNames(): Promise<string[]> {
  const { rows: found } = await world.product.db.$client.query<{ name: string }>(
    "select distinct column_name as name from information_schema.columns where table_schema = 'public'",
  );
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [...new Set(found.flatMap(({ name }) => [name, camel(name)])), 'isAdmin', 'admin', 'hidden'];
}

/** The object, and every one within it, with names that it has not. */
function withNames(value: unknown, extra: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => withNames(one, extra));
  if (typeof value !== 'object' || value === null) return value;
  const within = Object.entries(value).map(([name, one]) => [name, withNames(one, extra)]);
  return { ...extra, ...Object.fromEntries(within) };
}

const admins = async () =>
  (await world.product.db.$client.query("select count(*)::int as n from people where role = 'admin'")).rows[0]
    .n;

test('names that a call does not offer reach no column: nobody becomes admin, owner or published by them', async () => {
  const marker = 'a-word-for-no-column';
  const names = await columnNames();
  let sent = 0;
  for await (const { name, call, fields } of everyField(world)) {
    const known = new Set(fields.flatMap(({ path }) => path));
    const extra = Object.fromEntries(names.filter((one) => !known.has(one)).map((one) => [one, marker]));
    // What would take a word for the role takes `admin` all the more.
    const asAdmin = known.has('role') ? extra : { ...extra, role: 'admin' };
    for (const values of whole ? [extra, asAdmin] : [asAdmin]) {
      const ready = await prepare(world, name, call);
      const before = await admins();
      const { statusCode, payload } = await ask(world, {
        ...ready,
        query: call.query ? { ...values, ...ready.query } : ready.query,
        body: withNames(ready.body, values),
        form: call.form ? { ...(values as Record<string, string>), ...ready.form } : ready.form,
      });
      sent += 1;
      expect.soft(statusCode, `${name}: ${payload.slice(0, 200)}`).toBeLessThan(500);
      if (!known.has('role')) expect.soft(await admins(), `${name} made an admin`).toBe(before);
    }
  }
  expect(countHolding(await dumpOf(world.product.db), marker)).toEqual({});
  console.info(`foreign names: ${sent} requests with ${names.length} names each, none in any row`);
}, 600_000);

type Sent = { name: string; what: string; status: number; payload: string };

/** What is sent of each call that is wrong in one way, by the way. */
type Wrong = { inherited: Sent[]; otherTypes: Sent[]; headed: Sent[] };

/** Of each call one request goes all these ways, the one that is taken at last: what is refused leaves it for the next. */
async function sendWrong(): Promise<Wrong> {
  const wrong: Wrong = { inherited: [], otherTypes: [], headed: [] };
  for await (const { name, call } of everyField(world)) {
    let ready: Ready | undefined;
    const send = async (
      way: keyof Wrong,
      what: string,
      change: (ready: Ready) => [Ready, InjectOptions?],
    ) => {
      ready ??= await prepare(world, name, call);
      const { statusCode: status, payload } = await ask(world, ...change(ready));
      wrong[way].push({ name, what, status, payload: payload.slice(0, 200) });
      if (isUsedUp(ready, status)) ready = undefined;
    };
    // Without a body and a form both attacks are the same query.
    for (const attack of call.body || call.form ? attacks : attacks.slice(0, 1))
      await send('inherited', attack, (ready) => withInherited(ready, attack));
    for (const type of call.body ? otherTypes : [])
      await send('otherTypes', type, (ready) => {
        const headers = { ...ready.headers, 'content-type': type };
        return [ready, { headers, payload: JSON.stringify(ready.body) }];
      });
    for (const value of some(headerValues, 1)) {
      const odd = Object.fromEntries(headerNames.map((header) => [header, value]));
      await send('headed', value, (ready) => [{ ...ready, headers: { ...odd, ...ready.headers } }]);
    }
  }
  return wrong;
}

let sentWrong: Promise<Wrong> | undefined;
function allWrong(): Promise<Wrong> {
  sentWrong ??= sendWrong();
  return sentWrong;
}

const attacks = ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'];

function withInherited(ready: Ready, attack: string): [Ready, InjectOptions] {
  const body = JSON.stringify(ready.body ?? {})
    .replace(/\{/g, `${attack.slice(0, -1)},`)
    .replaceAll(',}', '}');
  const query = { ...ready.query, '__proto__[polluted]': '1', 'constructor[prototype][polluted]': '1' };
  const json = { headers: { ...ready.headers, 'content-type': 'application/json' }, payload: body };
  const form = { ...ready.form, ['__proto__']: attack, constructor: attack, '__proto__.polluted': '1' };
  const changed = ready.call.form ? { ...ready, query, form } : { ...ready, query };
  return [changed, ready.call.body ? json : {}];
}

const headerNames = [
  ...['idempotency-key', 'user-agent', 'accept', 'accept-language', 'accept-encoding', 'cookie', 'referer'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'range', 'if-none-match'],
  ...['if-modified-since', 'x-request-id', 'traceparent', 'x-http-method-override', 'x-original-url'],
];
const headerValues = [
  ...[
    payloads.statements[0],
    payloads.scripts[0],
    'DELETE',
    '../../../etc/passwd',
    'x'.repeat(600),
    '%0d%0aX: y',
  ],
  ...['bytes=0-0,-1', '"\\"', '=?utf-8?b?Cg==?=', '\u00e9\u0080'],
] as string[];

const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

test('no name in JSON, a query or a form changes what every object inherits', async () => {
  const { inherited } = await allWrong();
  for (const { name, what, status } of inherited) {
    expect.soft(status, name).toBeLessThan(500);
    if ((calls as Record<string, Call>)[name]?.body) expect.soft(status, `${name} takes ${what}`).toBe(400);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('polluted' in {}).toBe(false);
  console.info(`inherited names: ${inherited.length} requests, nothing inherited`);
}, 300_000);

/** Of every kind but text; names that every object has; in a query each of many is a name given twice. */
const oddValues: unknown[] = [
  ...['constructor', ['a', 'b'], {}],
  ...[
    '__proto__',
    'toString',
    null,
    true,
    -1,
    1e308,
    2 ** 53,
    [],
    [[]],
    { $ne: '' },
    { length: 1e9 },
    '',
    ' ',
  ],
  ...['9'.repeat(400), '\ud800', '\u0000', '%00', '١٢', '0x10', 'NaN', '-0', '2026-02-30', '9999999-01-01'],
];

test('values of another kind are refused or taken for what they are, and break nothing', async () => {
  const planted = await plantInEveryField(world, some(oddValues), { together: !whole });
  expect(planted.filter(({ status }) => status >= 500)).toEqual([]);
  const fields = new Set(planted.map(({ name, field }) => `${name} ${field}`)).size;
  console.info(`odd values: ${planted.length} sent through ${fields} fields, 0 answers of 500`);
}, 900_000);

test('no header of a request is taken for a statement, a path or a method', async () => {
  const { headed } = await allWrong();
  for (const { name, what, status, payload } of headed) {
    expect.soft(status, `${name} with ${what}: ${payload}`).toBeLessThan(500);
    // What was made once for all who read is there until the end.
    if (name.startsWith('GET ')) expect.soft(status, `${name} with ${what}: ${payload}`).toBeLessThan(400);
  }
  console.info(
    `headers: ${headed.length} requests with ${headerNames.length} headers each, 0 answers of 500`,
  );
}, 300_000);

test('what another site’s form could send is no JSON to any call', async () => {
  const { otherTypes: sent } = await allWrong();
  expect(sent.length).toBeGreaterThan(0);
  for (const { name, what, status } of sent)
    expect.soft([400, 406, 415], `${name} as ${what}`).toContain(status);
}, 300_000);

type Heard = { status: number; headers: Record<string, unknown>; body: string };

/** As it is written: `fetch` and `inject` would tidy the address up. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Heard> {
  const { hostname, port } = new URL(origin);
  const sent = openRequest({
    hostname,
    port,
    path,
    headers: { ...headers, origin: 'https://attacker.example' },
  }).end();
  const [answer] = await once(sent, 'response');
  const body = await textIn(answer);
  const what = `${path} answers ${answer.statusCode}`;
  expect.soft(answer.statusCode, what).toBeLessThan(500);
  expect.soft(answer.headers['access-control-allow-origin'], what).toBeUndefined();
  return { status: answer.statusCode, headers: answer.headers, body };
}

const elsewhere = [
  ...[
    '//attacker.example',
    '///attacker.example',
    '/\\attacker.example',
    '/\\/attacker.example',
    '/.//attacker.example',
  ],
  ...[
    '/%2f%2fattacker.example',
    '/%5cattacker.example',
    '/%09/attacker.example',
    '/%0d%0aLocation:%20//attacker.example',
  ],
  ...[
    '//attacker.example/..;/',
    '/@attacker.example',
    '//attacker.example%2f..',
    '/x/..//attacker.example',
    '/https://attacker.example',
  ],
];

test('no address leads to another site: by an answer, by a page’s links or by where a login goes on to', async () => {
  const paths = [
    '',
    '/docs',
    '/docs/static',
    ...pageTable.map(({ path }) => path).filter((path) => path !== '/'),
  ];
  for (const path of whole ? paths : ['', '/docs/static', '/account']) {
    for (const end of [...elsewhere, '/?next=//attacker.example&return-to=https://attacker.example']) {
      const { headers, body } = await get(`${path}${end}`);
      const to = String(headers.location ?? '/');
      expect.soft(URL.parse(to, origin)?.origin, `${path}${end} leads to ${to}`).toBe(origin);
      expect.soft(headers, `${path}${end}`).not.toHaveProperty('Location:');
      expect
        .soft(
          body.match(/(?:href|src|action|content|url)=?["'(](?:https?:)?[\\/]{2}[^"']*attacker[^"']*/gi) ??
            [],
          `${path}${end}`,
        )
        .toEqual([]);
    }
  }
}, 300_000);

const outside = [
  ...['../../package.json', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json', '..%5c..%5cpackage.json'],
  ...[
    '....//....//package.json',
    '%252e%252e%252fpackage.json',
    '..%c0%af..%c0%afpackage.json',
    '/etc/passwd',
  ],
  ...[
    '..%2f'.repeat(12).concat('etc%2fpasswd'),
    'file:///etc/passwd',
    '%2fetc%2fpasswd%00.png',
    '.git/config',
  ],
  ...['.env', '..%2f.git%2fconfig', '.vite/manifest.json', '..%2fserver%2findex.js'],
];

test('no address leads out of the folder of what is served', async () => {
  const prefixes = world.product.app.guardedRoutes
    .filter(({ method, url }) => method === 'GET' && /[:*]/.test(url))
    .flatMap(({ url }) => [...url.matchAll(/[:*]/g)].map(({ index }) => fill(url.slice(0, index))));
  const folders = [...new Set([...prefixes, '/blog-pictures/', '/downloads/', '/docs/'])];
  for (const folder of folders) {
    for (const path of some(outside, 8)) {
      const { body } = await get(folder + path, world.desk.headers);
      expect
        .soft(
          /"name": ?"dosebridge"|root:x?:0:|\[core\]|"isEntry"|DATABASE_URL=/.exec(body)?.[0],
          folder + path,
        )
        .toBeUndefined();
    }
  }
  console.info(`paths: ${folders.length} folders, ${some(outside, 8).length} ways out of each, none led out`);
}, 300_000);

/** What stands in an address before it, with any row's names. */
function fill(prefix: string): string {
  return prefix.replace(/:\w+/g, '1');
}

/** What answers only who has signed in. */
function privateReads(): string[] {
  return Object.entries<Call>(calls)
    .filter(([name, { access }]) => name.startsWith('GET ') && access !== 'public')
    .map(([name]) => name);
}

const disguises = [
  '/x.css',
  '%2fx.css',
  ';x.css',
  '.css',
  '%00.css',
  '?x.css',
  '/..%2fx.js',
  '%23.css',
  '%3f.css',
];

test('nothing private comes as a file that a cache on the way would keep', async () => {
  const { desk } = world;
  let found = 0;
  for (const name of privateReads()) {
    const { row, query } = cases[name] ?? {};
    const made = (await row?.make(world.product, desk)) ?? {};
    const path = name.slice(4).replace(/:(\w+)/g, (_, part) => encodeURIComponent(made[part] ?? ''));
    const asked = new URLSearchParams(query?.(made)).toString();
    for (const end of [`?${asked}`, ...some(disguises), `?${asked}&x.css`]) {
      const { headers, body } = await get(path + end, desk.headers);
      if (secretsIn(body).length === 0) continue;
      found += 1;
      expect.soft(String(headers['cache-control']), path + end).toMatch(/no-store/);
    }
  }
  for (const { path } of pageTable) {
    for (const end of some(disguises, 1)) {
      const { body } = await get(path.replace(/:\w+/g, '1') + end, desk.headers);
      expect.soft(secretsIn(body), path + end).toEqual([]);
    }
  }
  expect(found, 'the drill finds what is private').toBeGreaterThan(10);
}, 300_000);
