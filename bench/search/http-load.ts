import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { signInByCall } from '#testing/running/members.ts';
import { memoryFlags, shippedEnvironment } from '#testing/running/product.ts';
import { makeDossierSearches } from './dossier-mix.ts';
import { searchCount, seed } from './mix-parts.ts';
import type { Ready } from './server.ts';
import { makeSupplierSearches } from './supplier-mix.ts';

const rounds = 6;

/** The finders, each with its mix of searches. */
const finders = [
  { route: '/search-dossier', makeSearches: makeDossierSearches },
  { route: '/search-supplier', makeSearches: makeSupplierSearches },
] as const;
type Finder = (typeof finders)[number];

/** From the floor up: the least that is answered, HTTP with an answer as large, the session check on top of it, the search. */
const floors = ['/healthz', '/bench/bare', '/bench/constant'] as const;
type Route = (typeof floors)[number] | Finder['route'];

export const routeNames: Record<Route, string> = {
  '/healthz': 'GET /healthz',
  '/bench/bare': 'constant, no session check',
  '/bench/constant': 'constant, session checked',
  '/search-dossier': 'POST /search-dossier',
  '/search-supplier': 'POST /search-supplier',
};

type Load = { clients: number; route: Route; p50: number; p99: number; perSecond: number };
export type Quantiles = { p50: number; p99: number };
export type SearchResults = {
  finder: Finder['route'];
  loads: Load[];
  searches: number;
  rounds: number;
  answerBytes: number;
  empty: number;
};

/** The product on a seeded data folder, and a member who may ask it. */
export type Serving = Ready & { token: string; setConstant(answer: string): void };

/** Once for all that a run measures. */
let putTogether: Promise<unknown> | undefined;

/** Runs the server to be measured on a data folder for as long as `use` takes: put together and run as the product is. */
export async function withServer<T>(dataDir: string, use: (serving: Serving) => Promise<T>): Promise<T> {
  putTogether ??= promisify(execFile)(process.execPath, ['scripts/bundle-server.mjs', '--with-bench']);
  await putTogether;
  const server = fork('build/bench/search-bench.js', {
    execArgv: memoryFlags,
    env: {
      ...process.env,
      ...shippedEnvironment,
      ...{ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'info' },
    },
    // The log is written as in production, to where nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  try {
    const started = await Promise.race([once(server, 'message'), ended.then(() => null)]);
    if (started === null) throw new Error('the server to be measured did not start');
    const ready: Ready = started[0];
    const { token } = await signInByCall(ready, 'seller');
    return await use({ ...ready, token, setConstant: (answer) => server.send(answer) });
  } finally {
    if (server.connected) server.disconnect();
    await ended;
  }
}

/** The text of an answer to somebody signed in; throws at one that is none. */
export async function ask({ origin, token }: Serving, url: string, init: RequestInit): Promise<string> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const response = await fetch(origin + url, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${text}`);
  return text;
}

/** Measures each finder over HTTP on a seeded data folder beside routes that answer a constant of the same size. */
export function measureSearch(dataDir: string, clientCounts: number[]): Promise<SearchResults[]> {
  return withServer(dataDir, async (serving) => {
    const results: SearchResults[] = [];
    for (const finder of finders) {
      const searches = finder.makeSearches(searchCount, seed);
      results.push(await measureFinder(serving, finder.route, searches, { clientCounts, rounds }));
    }
    return results;
  });
}

/** Sends each search once a round; the routes take turns within a round, so that noise meets all of them. */
export async function measureFinder(
  { origin, token, setConstant }: Serving,
  finder: Finder['route'],
  searches: object[],
  { clientCounts, rounds }: { clientCounts: number[]; rounds: number },
): Promise<SearchResults> {
  const bodies = searches.map((search) => JSON.stringify(search));
  const answers = await askAll(origin, finder, token, bodies);
  const median = answers.toSorted((a, b) => a.length - b.length)[answers.length >> 1] as string;
  setConstant(median);
  const loads: Load[] = [];
  for (const clients of clientCounts) {
    loads.push(...(await measureLoad(origin, token, finder, { clients, rounds, bodies })));
  }
  const empty = answers.filter((answer) => JSON.parse(answer).data.length === 0).length;
  return { finder, loads, searches: bodies.length, rounds, answerBytes: Buffer.byteLength(median), empty };
}

/** The median load of each route over the rounds; the first round warms up and is not counted. */
async function measureLoad(
  origin: string,
  token: string,
  finder: Route,
  { clients, rounds, bodies }: { clients: number; rounds: number; bodies: string[] },
): Promise<Load[]> {
  const routes: Route[] = [...floors, finder];
  const turns: Load[][] = [];
  for (let round = 0; round <= rounds; round++) {
    const turn: Load[] = [];
    for (const route of routes) turn.push(await load(origin, token, route, clients, bodies));
    if (round > 0) turns.push(turn);
  }
  return routes.map((_, r) => medianLoad(turns.map((turn) => turn[r] as Load)));
}

/**
 * Milliseconds of the suggestions for these texts, as somebody types them: after two letters, after half and at the
 * end, one request after the other over one connection. The first third warms up and is not counted.
 */
export async function measureSuggestions({ origin, token }: Serving, texts: string[]): Promise<Quantiles> {
  const typed = texts.flatMap((text) => [2, text.length >> 1, text.length].map((end) => text.slice(0, end)));
  const times: number[] = [];
  for (const text of typed) {
    const query = new URLSearchParams({ finder: 'dossiers', text });
    const from = performance.now();
    const response = await fetch(`${origin}/api/search/suggestions?${query}`, { headers: headersOf(token) });
    await response.arrayBuffer();
    times.push(performance.now() - from);
    if (response.status !== 200)
      throw new Error(`suggestions for '${text}' were answered ${response.status}`);
  }
  const counted = times.slice(Math.floor(times.length / 3)).sort((a, b) => a - b);
  return {
    p50: counted[counted.length >> 1] as number,
    p99: counted[Math.floor(counted.length * 0.99)] as number,
  };
}

function headersOf(token: string): Record<string, string> {
  return { 'content-type': 'application/json', authorization: `Bearer ${token}` };
}

/** The _id of a dossier to look at. */
export async function findListing(origin: string, token: string): Promise<string> {
  const [answer = ''] = await askAll(origin, '/search-dossier', token, ['{}']);
  return JSON.parse(answer).data[0]._id;
}

/** The answers to these bodies, one after the other. */
export async function askAll(
  origin: string,
  route: Route,
  token: string,
  bodies: string[],
): Promise<string[]> {
  const answers: string[] = [];
  for (const body of bodies) {
    const response = await fetch(origin + route, {
      method: 'POST',
      headers: headersOf(token),
      body,
    });
    if (response.status !== 200) throw new Error(`${body} was answered ${response.status}`);
    answers.push(await response.text());
  }
  return answers;
}

/** Sends each body once, shared out among the clients, each of which waits for its answer before it asks again. */
export async function load(
  origin: string,
  token: string,
  route: Route,
  clients: number,
  bodies: string[],
): Promise<Load> {
  const times: number[] = [];
  const from = performance.now();
  let to = from;
  let client = 0;
  const { errors, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: origin + route,
      connections: clients,
      amount: bodies.length,
      // How often autocannon looks whether it is done, in milliseconds.
      sampleInt: 20,
      setupClient(connection) {
        const own = bodies.filter((_, position) => position % clients === client);
        client += 1;
        connection.setRequests(
          own.map((body) =>
            route === '/healthz'
              ? { method: 'GET', path: route }
              : { method: 'POST', path: route, headers: headersOf(token), body },
          ),
        );
      },
    };
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // autocannon's own histogram knows whole milliseconds only.
    run.on('response', (_client, _status, _bytes, milliseconds) => {
      times.push(milliseconds);
      to = performance.now();
    });
  });
  if (errors + non2xx > 0) throw new Error(`${route}: ${errors} requests failed, ${non2xx} were refused`);
  times.sort((a, b) => a - b);
  return {
    clients,
    route,
    p50: times[times.length >> 1] as number,
    p99: times[Math.floor(times.length * 0.99)] as number,
    perSecond: (times.length * 1000) / (to - from),
  };
}

/** The median over the rounds, number by number. */
function medianLoad(turns: Load[]): Load {
  const [first] = turns as [Load, ...Load[]];
  const of = (key: 'p50' | 'p99' | 'perSecond') => median(turns.map((turn) => turn[key]));
  return {
    clients: first.clients,
    route: first.route,
    p50: of('p50'),
    p99: of('p99'),
    perSecond: of('perSecond'),
  };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}
