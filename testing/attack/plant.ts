import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import { calls } from '#call-table.ts';
import { backOfficeTables } from '#domains/desk/contract/back-office-tables.ts';
import { activeDeals } from '#domains/dossiers/contract/active-deals-table.ts';
import type { Call } from '#platform/contract/call.ts';
import type { Field as Part } from '../encode-form.ts';
import { pdf } from '../sample-files.ts';
import { startTestProduct, type TestProduct } from '../test-product.ts';
import { type Account, join } from '../walk/accounts.ts';
import { cases } from '../walk/cases.ts';
import { fillWith, lengthenIds, type Row } from '../walk/rows.ts';
import { type Field, fieldsOf, type Sample, withValue } from './fields.ts';

export type Planter = { product: TestProduct; desk: Account; member: Account; investor: Account };

/** A product, with pages where they are looked at, and one of each role with rows of all kinds. */
export async function openPlanter({ pages = false } = {}): Promise<Planter> {
  const product = await startTestProduct({ PUBLIC_URL: 'http://localhost:3000' }, { pages });
  await lengthenIds(product);
  const [desk, member, investor] = [
    await join(product, 'admin'),
    await join(product, 'seller'),
    await join(product, 'investor'),
  ];
  for (const owner of [desk, member, investor]) await fillWith(product, owner);
  await product.refresh();
  return { product, desk, member, investor };
}

/** What ends the session or the password that it is sent with, takes what others name, or can be done once by each: each time by somebody new. */
const usesUp =
  /logout|password|deletion|second-factor|passkeys|sessions|sign-in-codes|register|^POST .api.(companies|shortlists|listings.:kind)$/;

/** Names that a query takes besides those of its schema: the columns of the table that the case asks for. */
const columns: Record<string, readonly string[]> = {
  'GET /api/active-deals': Object.keys(activeDeals.columns),
  'GET /api/back-office/tables/:table': Object.keys(backOfficeTables.people.columns),
  'GET /api/back-office/requests/:reference/beside': Object.keys(backOfficeTables.requests.columns),
  'GET /api/back-office/tables/:table/export': Object.keys(backOfficeTables.people.columns),
};

export type Ready = Omit<Sample, 'form'> & {
  name: string;
  call: Call;
  row: Row;
  headers: Record<string, string>;
  form: Record<string, Part>;
};

export type CallFields = { name: string; call: Call; fields: Field[] };
let known: CallFields[] | undefined;
/** The request by which the fields of a call were found, for who sends it next. */
let unsent: { world: Planter; ready: Ready } | undefined;

/** Every field of every call of the contract; throws for a call without a case, and for a field that nobody named. */
export async function* everyField(world: Planter): AsyncGenerator<CallFields> {
  if (known) return yield* known;
  const all: CallFields[] = [];
  for (const [name, call] of Object.entries<Call>(calls)) {
    const ready = await prepare(world, name, call);
    const found = { name, call, fields: fieldsOf(name, call, ready) };
    all.push(found);
    unsent = { world, ready };
    yield found;
  }
  known = all;
}

/** Those of one call. */
export async function fieldsOfCall(world: Planter, name: string): Promise<Field[]> {
  let fields: Field[] = [];
  for await (const call of everyField(world)) if (call.name === name) ({ fields } = call);
  return fields;
}

/** What was refused changed nothing, and neither did what only reads; what was taken may have used up what it named. */
export function isUsedUp({ name }: Pick<Ready, 'name'>, status: number): boolean {
  return status < 400 && !name.startsWith('GET ');
}

function askerOf({ desk, member, investor }: Planter, { access }: Call): Account {
  if (typeof access === 'string' || access.includes('seller')) return member;
  return access.includes('investor') ? investor : desk;
}

/** Of each call that only reads one request does for all who ask: what it names nobody changes. */
const reading = new WeakMap<Planter, Map<string, Promise<Ready>>>();

/** A request of this call that would be taken. */
export function prepare(world: Planter, name: string, call: Call): Promise<Ready> {
  const known = reading.get(world) ?? new Map<string, Promise<Ready>>();
  reading.set(world, known);
  const ready = known.get(name) ?? prepareNew(world, name, call);
  if (name.startsWith('GET ')) known.set(name, ready);
  return ready;
}

async function prepareNew(world: Planter, name: string, call: Call): Promise<Ready> {
  const found = cases[name];
  if (found === undefined) throw new Error(`${name} has no case in testing/walk/cases.ts`);
  const { ready } = unsent?.world === world ? unsent : {};
  unsent = undefined;
  if (ready?.name === name) return ready;
  const usual = askerOf(world, call);
  const asker = usesUp.test(name) ? await join(world.product, usual.role) : usual;
  const context = { product: world.product, asker, desk: world.desk };
  const row = { ...(await found.prepare?.(context)), ...(await found.row?.make(world.product, asker)) };
  return {
    ...{ name, call, row, names: columns[name] ?? [] },
    headers: { ...asker.headers, ...found.headers?.(row) },
    query: found.query?.(row) ?? {},
    body: found.body && (await found.body(row, context)),
    form: (found.form && (await found.form(row, context))) ?? {},
  };
}

/** What cases leave out, and of which no field is read without the others. */
const leftOut = {
  passkey: {
    ...{ id: 'AA', rawId: 'AA', type: 'public-key' },
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  },
};

/** The request with a value put where a field is. */
export function changedBy(ready: Ready, { part, path }: Field, value: unknown): Ready {
  const put = (sample: unknown) => withValue(sample, path, value);
  const changed: Ready = { ...ready };
  if (part === 'params') changed.row = put(ready.row) as Row;
  if (part === 'query') changed.query = put(ready.query) as Sample['query'];
  if (part === 'body')
    changed.body = put(path[0] === 'passkey' ? { ...leftOut, ...(ready.body as object) } : ready.body);
  if (part === 'form') changed.form = put(ready.form) as Ready['form'];
  if (part === 'file') changed.form = renamed(ready.form, path[0] ?? '', String(value));
  return changed;
}

/** The files of a box under another name, with the ending that they had; a sample without one gets one. */
function renamed(form: Ready['form'], box: string, name: string): Ready['form'] {
  const [[content, usual] = [pdf(), 'file.pdf']] = (form[box] ?? []) as [Buffer, string][];
  return { ...form, [box]: [[content, `${name}${usual.slice(usual.lastIndexOf('.'))}`]] };
}

/** The request as it was made ready, written out: what is sent costs nothing more. */
export async function requestOf(ready: Ready, more: InjectOptions = {}): Promise<InjectOptions> {
  const [method = '', path = ''] = ready.name.split(' ');
  return {
    method: method as 'GET',
    // Half a character has no place in an address.
    url: path.replace(/:(\w+)/g, (_, name) =>
      encodeURIComponent(String(ready.row[name] ?? '').toWellFormed()),
    ),
    query: ready.query as Record<string, string>,
    headers: ready.headers,
    ...(ready.call.form ? await encode(ready.form, ready.headers) : {}),
    ...(ready.body ? { payload: ready.body as object } : {}),
    ...more,
  };
}

/** Asks as it was made ready; again while the process says that it has too much to do. */
export async function ask(
  { product }: Planter,
  ready: Ready,
  more: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  const options = await requestOf(ready, more);
  return vi.waitUntil(
    async () => {
      const answer = await product.app.inject(options);
      return answer.statusCode !== 503 && answer;
    },
    { timeout: 60_000, interval: 250 },
  );
}

async function encode(fields: Ready['form'], headers: Ready['headers']): Promise<InjectOptions> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!Array.isArray(value)) form.append(name, String(value));
    else for (const [bytes, file] of value) form.append(name, new Blob([new Uint8Array(bytes)]), file);
  }
  const encoded = new Response(form);
  return {
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
