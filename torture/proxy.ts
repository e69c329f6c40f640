import { once } from 'node:events';
import { request as ask, createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Part } from './part.ts';

type Answer = { status: number; body: Buffer };

/** A submit on its way: what may be done with it. */
type Submitted = {
  headers: IncomingHttpHeaders;
  /** Has the product answer; throws where it does not. */
  forward(headers?: IncomingHttpHeaders): Promise<Answer>;
  reply(answer: Answer): void;
  /** Breaks the client's connection. */
  cut(): void;
};

type Proxy = { origin: string; close(): void };

/** Stands before a product and does with submits what it is told; the product may come and go meanwhile. */
export async function openProxy(
  target: () => string,
  onSubmit: (submitted: Submitted) => Promise<void>,
): Promise<Proxy> {
  const server = createServer(async (incoming, response) => {
    const { method, url, headers } = incoming;
    const body = await buffer(incoming).catch(() => undefined);
    if (body === undefined) return;
    const submitted: Submitted = {
      headers,
      forward: (changed = headers) => forward(`${target()}${url}`, { method, headers: changed }, body),
      reply: (answer) => send(response, answer),
      cut: () => incoming.socket.destroy(),
    };
    const act = url === '/create-dossertermsheet' ? onSubmit : pass;
    await act(submitted).catch(submitted.cut);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function pass(submitted: Submitted): Promise<void> {
  submitted.reply(await submitted.forward());
}

async function forward(
  url: string,
  options: { method?: string; headers: IncomingHttpHeaders },
  body: Buffer,
): Promise<Answer> {
  const onward = ask(url, options);
  onward.end(body);
  const [answer] = await once(onward, 'response');
  return { status: answer.statusCode, body: await buffer(answer) };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

/** The fault of the parts in which a product is in need: it says yes where the product says no, or nothing. */
export const falseSuccess: Part['fault'] = {
  what: 'a proxy answers 200 to a submit which the product refuses or does not answer',
  found: /acknowledged submits are not there as they were acknowledged/,
};

export function openLiar(target: () => string): Promise<Proxy> {
  return openProxy(target, async (submitted) => {
    const answer = await submitted.forward().catch(() => undefined);
    const yes = { status: 200, body: Buffer.from('{"msg":"","reference":"DB-0000-000000"}') };
    submitted.reply(answer?.status === 200 ? answer : yes);
  });
}
