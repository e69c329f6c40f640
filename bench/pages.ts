import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import autocannon from 'autocannon';
import lighthouse from 'lighthouse';
import { isForSearchEngines, pageTable } from '#page-table.ts';
import { signInByCall } from '#testing/running/members.ts';
import { freePort, newDataDir, type Running, removeDataDir, startProduct } from '#testing/running/product.ts';
import { type PageWeight, weighPages } from './page-weight.ts';
import { type Goal, printTable, reportMissed } from './report.ts';
import { findListing, median } from './search/http-load.ts';

// Measures the pages of the built product in one run: what a search engine's judge says of the public ones, how many
// of them one process serves, and the bytes that every page loads. Fails past a goal. `--judged` judges only, and
// `--rounds 1` does so once.

const { values: wanted } = parseArgs({
  options: { judged: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
});
const rounds = Number(wanted.rounds);
/** Every page for search engines; of those that a key opens there is nothing to judge without one. */
const judgedPages = pageTable
  .filter(({ path }) => isForSearchEngines(path))
  .map(({ path }) => path.replace(':id', '1'));
const loadedPages = ['/', '/faq', '/blog', '/blog-details/1', '/sign-up'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const leastScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const longestBlocking = 100;
const leastPagesPerSecond = 1_000;
const heaviestSearchPage = 170_000;
const searchPages = ['/dossier-search', '/supplier-search'];

type Milliseconds = 'firstPaint' | 'largestPaint' | 'blocking';
type Judgement = Record<(typeof categories)[number] | 'shift' | Milliseconds, number>;
type Load = { page: string; perSecond: number; p50: number; bytes: number };

/** One run of Lighthouse with its mobile preset: slow network and processor, simulated. */
async function judge(address: string, port: number): Promise<Judgement> {
  const run = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (run === undefined) throw new Error(`${address} could not be judged`);
  const { lhr } = run;
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const number = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: number('cumulative-layout-shift'),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
  };
}

/** The pages take turns, so that noise meets all of them. */
async function judgePages(origin: string, port: number): Promise<Goal[]> {
  const runs = new Map(judgedPages.map((page) => [page, [] as Judgement[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [page, judgements] of runs) judgements.push(await judge(origin + page, port));
  }
  const goals: Goal[] = [];
  const rows = [...runs].map(([page, judgements]) => {
    const of = (name: keyof Judgement) => median(judgements.map((judgement) => judgement[name]));
    for (const name of categories) {
      const goal = { what: `points that ${page} lacks in ${name}`, value: 100 - of(name) };
      goals.push({ ...goal, atMost: 100 - leastScores[name] });
    }
    goals.push({ what: `layout shift of ${page}`, value: of('shift'), atMost: 0 });
    goals.push({ what: `blocking time of ${page} in ms`, value: of('blocking'), atMost: longestBlocking });
    const times = (['firstPaint', 'largestPaint', 'blocking'] as const).map((name) => of(name).toFixed(0));
    return [page, ...categories.map((name) => String(of(name))), of('shift').toFixed(3), ...times];
  });
  console.log(`\nLighthouse, mobile preset, median of ${rounds} runs:\n`);
  printTable(['page', ...categories, 'shift', 'first paint ms', 'largest paint ms', 'blocking ms'], rows);
  return goals;
}

/** Ten connections that ask again at once, for as long as it takes to be sure. */
async function load(origin: string, path: string, page = path): Promise<Load> {
  const options = { url: origin + path, connections: 10, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...options, duration: 2 });
  const run = await autocannon({ ...options, duration: 5 });
  if (run.errors + run.non2xx > 0)
    throw new Error(`${path}: ${run.errors} failed, ${run.non2xx} were refused`);
  const requests = run.requests.total;
  return {
    page,
    perSecond: requests / run.duration,
    p50: run.latency.p50,
    bytes: run.throughput.total / requests,
  };
}

/** What one process serves with the load beside it, next to a file of the build that only has to be sent. */
async function loadPages(origin: string): Promise<Goal[]> {
  const html = await (await fetch(origin)).text();
  const asset = /"(\/assets\/[^"]+\.css)"/.exec(html)?.[1];
  if (asset === undefined) throw new Error('the landing page names no style sheet');
  const loads = [await load(origin, asset, 'a ready file of the build')];
  for (const page of loadedPages) loads.push(await load(origin, page));
  const file = loads[0]?.perSecond ?? 0;
  console.log('Served by one process, compressed, the load beside it:\n');
  printTable(
    ['page', 'pages/s', 'by the file', 'p50 ms', 'bytes'],
    loads.map(({ page, perSecond, p50, bytes }) => [
      page,
      perSecond.toFixed(0),
      (perSecond / file).toFixed(2),
      p50.toFixed(0),
      bytes.toFixed(0),
    ]),
  );
  return loads.slice(1).map(({ page, perSecond }) => ({
    what: `milliseconds that ${page} takes of the process`,
    value: 1000 / perSecond,
    atMost: 1000 / leastPagesPerSecond,
  }));
}

function printWeights(weights: PageWeight[]): Goal[] {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log('Bytes that a page loads, compressed as served:\n');
  printTable(
    ['page', 'JavaScript kB', 'CSS kB', 'fonts kB', 'images kB', 'HTML kB'],
    weights.map(({ page, ...weight }) => [
      page,
      ...(['script', 'style', 'font', 'image', 'html'] as const).map((kind) => kilobytes(weight[kind])),
    ]),
  );
  return weights
    .filter(({ page }) => searchPages.includes(page))
    .map(({ page, script }) => ({
      what: `JavaScript of ${page} in bytes`,
      value: script,
      atMost: heaviestSearchPage,
    }));
}

async function openBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
}

async function measureOthers(browser: Browser, product: Running): Promise<Goal[]> {
  const { token } = await signInByCall(product, 'seller');
  const listing = await findListing(product.origin, token);
  const weights = printWeights(await weighPages(browser, product.origin, token, listing));
  return [...weights, ...(await loadPages(product.origin))];
}

const dataDir = await newDataDir();
const product = await startProduct(dataDir);
try {
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    const judged = await judgePages(product.origin, port);
    const others = wanted.judged ? [] : await measureOthers(browser, product);
    reportMissed([...judged, ...others]);
  } finally {
    await browser.close();
  }
} finally {
  await product.stop();
  await removeDataDir(dataDir);
}
