import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let issuer: Promise<string> | undefined;

/** A provider of OpenID Connect as far as it can be set: it has its document, and nobody signs in. Ends with the process. */
export function providerToSet(): Promise<string> {
  issuer ??= open();
  return issuer;
}

async function open(): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const document = {
    issuer: origin,
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
  };
  return origin;
}
