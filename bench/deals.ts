import { generateModel } from '#domains/offers/server/testing/generated-models.ts';
import { newDataDir, type Running, removeDataDir, startProduct } from '#testing/running/product.ts';
import { type Goal, printTable, quantile, reportMissed } from './report.ts';
import { measureSealing } from './sealing.ts';
import { ask, type Serving, withServer } from './search/http-load.ts';

/**
 * `npm run bench:deals`: six offers of forty lines over ten years, each with MOQs, tiers and a share, ranked over HTTP beside a
 * constant route that checks the session too; and a document sealed. Fails past its goals.
 */
const size = { lines: 40, years: 10, offers: 6 };
const rankings = 300;
const mostMilliseconds = 50;

const dataDir = await newDataDir();
let running: Running | undefined;
try {
  running = await startProduct(dataDir);
  await running.stop();
  const ranked = await withServer(dataDir, measureRanking);
  reportMissed([...ranked, ...(await measureSealing())]);
} finally {
  await running?.stop();
  await removeDataDir(dataDir);
}

async function measureRanking(serving: Serving): Promise<Goal[]> {
  const bodies = Array.from({ length: 20 }, (_, seed) => {
    const { plan, offers } = generateModel(seed + 1, size);
    const outside = offers.map((terms, at) => ({ kind: 'outside', name: `Offer ${at + 1}`, terms }));
    return JSON.stringify({ plan, offers: outside });
  });
  serving.setConstant(await answerOf(serving, '/api/offers/ranking', bodies[0] ?? ''));
  const times = { ranking: [] as number[], constant: [] as number[] };
  for (let round = 0; round < rankings; round += 1) {
    times.ranking.push(await timed(serving, '/api/offers/ranking', bodies[round % bodies.length] ?? ''));
    times.constant.push(await timed(serving, '/bench/constant', '{}'));
  }
  // The first third warms up.
  const [ranking, constant] = [times.ranking, times.constant].map((all) => all.slice(rankings / 3));
  const at = (of: number[] = [], share: number) => quantile(of, share);
  const row = (name: string, of: number[] = []) => [
    name,
    ...[0.5, 0.95, 0.99].map((share) => at(of, share).toFixed(2)),
  ];
  console.log(`
${size.offers} offers, ${size.lines} lines, ${size.years} years, over HTTP one after the other; ${Buffer.byteLength(bodies[0] ?? '')} bytes are sent.
`);
  printTable(
    ['route', 'p50 ms', 'p95 ms', 'p99 ms'],
    [row('POST /api/offers/ranking', ranking), row('constant, session checked', constant)],
  );
  console.log(`The median is ${(at(ranking, 0.5) / at(constant, 0.5)).toFixed(1)} times the constant's.\n`);
  return [
    {
      what: 'six offers ranked over HTTP, 95th percentile in ms',
      value: at(ranking, 0.95),
      atMost: mostMilliseconds,
    },
  ];
}

async function timed(serving: Serving, path: string, body: string): Promise<number> {
  const from = performance.now();
  await answerOf(serving, path, body);
  return performance.now() - from;
}

function answerOf(serving: Serving, path: string, body: string): Promise<string> {
  return ask(serving, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
