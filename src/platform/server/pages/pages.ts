import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressFor } from '../http/compress-text.ts';
import { assetAnswers } from './assets.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { pageCall } from './page-call.ts';
import type { Render } from './page-render.ts';

export type PagesOptions = {
  /** Serves the built pages, or compiles them as they change. */
  mode: 'production' | 'development';
  /** Where the build stands, absolute; `build` in the project unless told. */
  buildDirectory?: string;
  /** The origin under which the product is reached, for addresses that leave a page. */
  publicUrl: string;
  /** The header's link to a professional network; hidden without. */
  professionalNetworkUrl?: string;
  /** Whether one may sign in with Google: the login page shows the button. */
  googleSignIn?: boolean;
  /** Whether everybody has to switch a second factor on: pages lead to where that is done. */
  secondFactorNeeded?: boolean;
  /** Whether anybody may sign in as a demo person: every page says so. */
  demo?: boolean;
  /** Changes whenever what public pages show does: rendered pages are kept until then. */
  readRevision: () => Promise<string>;
};

const config = { access: 'public' as const };

/** Serves every page and its files: whatever GET no call of the contract has answered. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  if (options.mode === 'development') {
    const { developmentPages } = await import('./pages-dev.ts');
    await developmentPages(app, (request, reply, render) => answerPage(request, reply, render, options));
    return;
  }
  const build = options.buildDirectory ?? join(import.meta.dirname, '../../../../build');
  const client = join(build, 'client');
  const all = await listFiles(client);
  const files = new Set([...all].filter((path) => !/\.(br|gz)$/.test(path)));
  const answerAsset = assetAnswers(client, all);
  const { render }: { render: Render } = await import(pathToFileURL(join(build, 'server/index.js')).href);
  const cache = new PageCache({
    readRevision: options.readRevision,
    onError: (error) => app.log.warn({ err: error }, 'Public pages cannot see whether their content changed'),
  });
  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true });

  // Files are not counted against the general limit of calls, for a page loads many at once, and are never refused for
  // load: they cost next to nothing, and a page without one of them is broken.
  app.get(
    '/assets/*',
    { config: { ...config, rateLimit: false, alwaysAnswered: true }, schema: { hide: true } },
    (request, reply) => {
      const path = pathOf(request);
      if (!files.has(path)) return reply.callNotFound();
      return answerAsset(request, reply, path);
    },
  );
  app.get('/*', { config, schema: { hide: true } }, (request, reply) => {
    const path = pathOf(request);
    if (files.has(path)) return reply.sendFile(path, { maxAge: '1h' });
    if (path.startsWith('/api/')) return reply.callNotFound();
    return answerPage(request, reply, render, options, cache);
  });
}

/** Every file of the build but what is meant for tools. */
async function listFiles(directory: string): Promise<Set<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll('\\', '/'));
  return new Set(paths.filter((path) => !path.startsWith('/.')));
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Stand in every rendered page where the response's own nonce and request id belong. Nobody outside ever sees them, so
 * no content can hold them.
 */
const slots = { nonce: randomBytes(16).toString('base64'), requestId: randomUUID() };

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  render: Render,
  options: PagesOptions,
  cache?: PageCache,
): Promise<FastifyReply> {
  let logged = false;
  // One fault may surface several times on its way to the error page.
  function onError(error: unknown): void {
    if (logged) return;
    logged = true;
    request.log.error({ err: error }, 'A page could not be rendered');
  }
  async function renderPage(): Promise<RenderedPage> {
    const { publicUrl, professionalNetworkUrl, googleSignIn, secondFactorNeeded, demo } = options;
    const served = { ...slots, publicUrl, professionalNetworkUrl, googleSignIn, secondFactorNeeded, demo };
    // A fixed host: pages never need to know under which name they are reached, and a header may hold anything.
    const asked = createRequest(request.raw, reply.raw, { protocol: 'http:', host: 'pages' });
    const response = await render(asked, { served, call: pageCall(request.server, request.ip), onError });
    return { status: response.status, headers: [...response.headers], text: await response.text() };
  }
  try {
    // What stands behind a question mark differs from link to link.
    const isKept = cache !== undefined && request.method === 'GET' && !request.url.includes('?');
    const page = await (isKept ? cache.get(request.url, renderPage, isForEverybody) : renderPage());
    const isHtml = page.headers.some(
      ([name, value]) => name === 'content-type' && value.startsWith('text/html'),
    );
    if (page.status < 500 || isHtml) return await send(request, reply, page);
  } catch (error) {
    onError(error);
  }
  return reply.code(500).type('text/html; charset=utf-8').send(lastResort(request.id));
}

/** Pages hold nothing private, but for those whose address itself is a secret: they forbid to store them. */
function isForEverybody({ status, headers }: RenderedPage): boolean {
  return (
    status === 200 && !headers.some(([name, value]) => name === 'cache-control' && /no-store/.test(value))
  );
}

/** Each answer carries its own nonce: no cache on the way may hand one out twice. */
async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  reply.code(page.status).header('cache-control', 'private, no-cache');
  for (const [name, value] of page.headers) reply.header(name, value);
  if (page.text === '') return reply.send();
  const text = page.text.replaceAll(slots.nonce, request.cspNonce).replaceAll(slots.requestId, request.id);
  const { content, encoding } = await compressFor(request.headers['accept-encoding'], Buffer.from(text));
  reply.header('vary', 'accept-encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(content);
}

/** Stands when even the error page could not be rendered. */
function lastResort(requestId: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Something went wrong · Dosebridge</title></head>
<body><h1>This page could not be shown</h1><p>Something went wrong on our side. Please try again in a moment.</p>
<p>If it stays so, tell us this request id: <code>${requestId}</code></p><p><a href="/">Back to Home</a></p></body></html>`;
}
