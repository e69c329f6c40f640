import type { RouteOptions } from 'fastify';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Field } from '../deals.ts';
import type { TestProduct } from '../test-product.ts';
import { type Account, join } from '../walk/accounts.ts';
import { cases } from '../walk/cases.ts';
import { type TextField, textFields, withText } from './text-fields.ts';

export type Planter = { product: TestProduct; desk: Account; member: Account; investor: Account };
export type Planted = { name: string; field: string; status: number; text: string };

/** What ends the session or the password that it is sent with: each time by somebody new. */
const usesUp = /logout|password|deletion|second-factor|passkeys|sessions|sign-in-codes|register/;

/** Sends a text through every text field of every call that a case can be made of; answers what came back. */
export async function plantInEveryField(world: Planter, text: string, only = /./): Promise<Planted[]> {
  const planted: Planted[] = [];
  for (const [name, call] of Object.entries<Call>(calls).filter(([name]) => only.test(name))) {
    for (const field of await fieldsOf(world, name, call)) {
      const status = await send(world, name, call, field, text);
      planted.push({ name, field: field.path.join('.'), status, text });
    }
  }
  return planted;
}

function askerOf({ desk, member, investor }: Planter, { access }: Call): Account {
  if (typeof access === 'string' || access.includes('seller')) return member;
  return access.includes('investor') ? investor : desk;
}

async function sampleOf(world: Planter, name: string, asker: Account) {
  const found = cases[name];
  if (found === undefined) throw new Error(`${name} has no case`);
  const context = { product: world.product, asker, desk: world.desk };
  const row = { ...(await found.prepare?.(context)), ...(await found.row?.make(world.product, asker)) };
  return {
    row,
    headers: found.headers?.(row) ?? {},
    query: found.query?.(row) ?? {},
    body: found.body && (await found.body(row, context)),
    form: found.form && (await found.form(row, context)),
  };
}

const known = new Map<string, TextField[]>();
async function fieldsOf(world: Planter, name: string, call: Call): Promise<TextField[]> {
  const kept = known.get(name);
  if (kept) return kept;
  const { body, form } = await sampleOf(world, name, askerOf(world, call));
  const texts = Object.fromEntries(
    Object.entries<Field>(form ?? {}).filter(([, value]) => typeof value === 'string'),
  );
  const files = Object.keys(call.form?.boxes ?? {}).map(
    (box): TextField => ({ part: 'form', path: [box, 'name'] }),
  );
  const fields = [...textFields(call, { body, form: texts }), ...files];
  known.set(name, fields);
  return fields;
}

async function send(
  world: Planter,
  name: string,
  call: Call,
  field: TextField,
  text: string,
): Promise<number> {
  const usual = askerOf(world, call);
  const asker = usesUp.test(name) ? await join(world.product, usual.role) : usual;
  const sample = await sampleOf(world, name, asker);
  const [method = '', url = ''] = name.split(' ');
  const request = {
    method: method as 'GET',
    url: url.replace(/:(\w+)/g, (_, part) => encodeURIComponent(sample.row[part] ?? '')),
    query: (field.part === 'query' ? withText(sample.query, field.path, text) : sample.query) as Record<
      string,
      string
    >,
  };
  const headers: Record<string, string> = { ...asker.headers, ...sample.headers };
  if (call.form) {
    const form = await encodeForm(sample.form ?? {}, field, text);
    headers['content-type'] = form.type;
    return inject(world, { ...request, headers, payload: form.content });
  }
  const body = field.part === 'body' ? withText(sample.body, field.path, text) : sample.body;
  return inject(world, { ...request, headers, ...(body ? { payload: body as object } : {}) });
}

type Request = {
  method: RouteOptions['method'];
  url: string;
  headers: Record<string, string>;
  payload?: object;
};

async function inject({ product }: Planter, request: Request): Promise<number> {
  for (;;) {
    const { statusCode } = await product.app.inject({ ...request, method: request.method as 'GET' });
    if (statusCode !== 503) return statusCode;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function encodeForm(fields: Record<string, Field>, { path }: TextField, text: string) {
  const form = new FormData();
  const [name = '', inner] = path;
  const isFile = inner === 'name';
  const texts = Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
  const filled = (isFile ? texts : withText(texts, path, text)) as Record<string, string>;
  for (const [key, value] of Object.entries(filled)) form.append(key, value);
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'string') continue;
    for (const [bytes, file] of value) {
      const ending = file.slice(file.lastIndexOf('.'));
      form.append(key, new Blob([new Uint8Array(bytes)]), isFile && key === name ? `${text}${ending}` : file);
    }
  }
  const encoded = new Response(form);
  return {
    type: encoded.headers.get('content-type') ?? '',
    content: Buffer.from(await encoded.arrayBuffer()),
  };
}
