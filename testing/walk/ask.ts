import { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { encodeForm } from '../encode-form.ts';
import type { TestProduct } from '../test-product.ts';
import type { Account, Walker } from './accounts.ts';
import type { Case } from './cases.ts';
import { textOf } from './read-answer.ts';
import type { Row } from './rows.ts';

export type Answer = {
  status: number;
  code: string;
  message: string;
  text: string;
  headers: Record<string, unknown>;
};

/** Where walkers walk: the desk, and who stands in a body for somebody without an account. `tried` counts what was asked. */
export type Walked = { product: TestProduct; desk: Account; stranger: Account; tried: number };

/** Asks until the process has time: what it says while it has too much to do says nothing of whoever may. */
export function inject({ product }: Pick<Walked, 'product'>, request: () => InjectOptions) {
  return vi.waitUntil(
    async () => {
      const answer = await product.app.inject(request());
      return answer.statusCode !== 503 && answer;
    },
    { timeout: 60_000, interval: 250 },
  );
}

/** Asks a route as somebody. A body that must not be read is one that says so when it is. */
export async function ask(
  world: Walked,
  route: { method: string | string[]; url: string },
  walker: Walker,
  row: Row,
  { query, body, form, headers, path }: Case,
  mayReadBody = true,
): Promise<Answer & { bodyWasRead: boolean }> {
  world.tried += 1;
  let bodyWasRead = false;
  const url = path ?? route.url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(row[name] ?? ''));
  const context = { product: world.product, asker: walker.account ?? world.stranger, desk: world.desk };
  const options: InjectOptions = { method: route.method as 'GET', url };
  let unread: (() => Readable) | undefined;
  const sent: Record<string, string> = { ...walker.headers, ...headers?.(row) };
  if (query) options.query = query(row);
  if (!mayReadBody && route.method !== 'GET') {
    sent['content-type'] = form ? 'multipart/form-data; boundary=x' : 'application/json';
    unread = () =>
      new Readable({
        read() {
          bodyWasRead = true;
          this.push('{ no JSON');
          this.push(null);
        },
      });
  } else if (body) options.payload = await body(row, context);
  else if (form) {
    const encoded = await encodeForm(await form(row, context));
    sent['content-type'] = encoded.contentType;
    options.payload = encoded.body;
  }
  const answer = await inject(world, () => ({
    ...options,
    headers: sent,
    ...(unread && { payload: unread() }),
  }));
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const { code = '', message = '' } = isJson && answer.payload !== '' ? answer.json() : {};
  const text = await textOf(answer.rawPayload);
  return { status: answer.statusCode, code, message, text, headers: answer.headers, bodyWasRead };
}

/** What a refusal tells: neither whose nor what is there. */
export const told = ({ status, code, message }: Answer) => ({ status, code, message });
