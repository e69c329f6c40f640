import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Fresh for every response; the only scripts and styles that run are those that carry it. */
    cspNonce: string;
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A library's page that hands the browser markup as strings: Trusted Types would leave nothing of it. */
    writesMarkup?: boolean;
  }
}

/** No string becomes markup or a script in the browser; the one policy reads what is pasted into the blog's editor. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types ProseMirrorClipboard'];

function contentSecurityPolicy(nonce: string, development: boolean, writesMarkup = false): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes what is computed (a skeleton's size) as style attributes into what the server sends, and the blog's editor
    // reads of what is pasted there what is bold; attributes run no code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Hot reload talks over a web socket.
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(writesMarkup ? [] : trustedTypes),
  ].join('; ');
}

/** Headers of an answer that is given before any hook runs, to what cannot be read. */
export function bareHeaders(requestId: string): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...everywhere,
    'x-request-id': requestId,
  };
}

/** What is the same in every answer, whatever it is. */
const everywhere = {
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** What Helmet sets besides; by itself, for it makes its headers anew for every answer, and those outlive it. */
const always = {
  ...everywhere,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const nonceBytes = 16;
/** Many at a time: to ask the system for each took most of what is done here. */
let random = Buffer.alloc(0);
let taken = 0;

function newNonce(): string {
  if (taken === random.length) {
    random = randomBytes(256 * nonceBytes);
    taken = 0;
  }
  taken += nonceBytes;
  return random.toString('base64', taken - nonceBytes, taken);
}

/** Headers of every answer. */
export function secure(app: FastifyInstance, options: { development: boolean }): void {
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = newNonce();
    const { writesMarkup } = request.routeOptions.config;
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(request.cspNonce, options.development, writesMarkup),
    );
    reply.header('x-request-id', request.id);
    reply.headers(always);
  });
  app.addHook('onRequest', async ({ headers, raw }) => {
    // Node would refuse it without a word.
    if (headers.host === undefined && raw.httpVersion === '1.1') {
      throw new AppError('invalid', 'The request does not say for which host it is');
    }
  });
}
