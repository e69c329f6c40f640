import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { newDataDir, removeDataDir } from '#testing/running/product.ts';
import { type Accuracy, judge } from './accuracy.ts';
import { makeDossierSearches } from './dossier-mix.ts';
import type { AtSize } from './figures.ts';
import { judgeGoals } from './goals.ts';
import { measureFinder, measureSuggestions, withServer } from './http-load.ts';
import { searchCount, seed } from './mix-parts.ts';
import { peerNames } from './peers/peers.ts';
import { type PeerResult, runPeer } from './peers/run-peer.ts';
import { seedDatabase } from './seed-database.ts';
import {
  accuracyTables,
  goalTable,
  growthTable,
  httpTable,
  peerTable,
  startTable,
  variantTable,
} from './tables.ts';

/**
 * `npm run bench:search -- --sizes 10k,100k`: the finder beside its peers, over HTTP and against the judged set, as
 * Markdown. With `--accuracy` only the judged set. What it does meanwhile goes to the other output.
 */
const sizesByName: Record<string, number> = { '10k': 10_000, '100k': 100_000, '1M': 1_000_000 };
const clientCounts = [1, 8];
const rounds = 3;
const suggestedTexts = 500;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10k,100k,1M' },
    accuracy: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map((name) => {
  const size = sizesByName[name];
  if (size === undefined) throw new Error(`--sizes takes some of ${Object.keys(sizesByName).join(',')}`);
  return { name, size };
});

print(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
);

const dataDir = await newDataDir();
const given = new Map<string, PeerResult>();
const all: AtSize[] = [];
let accuracy: Accuracy | undefined;
try {
  for (const { name, size } of sizes) {
    tell(`${name}: seeding the database`);
    await seedDatabase(dataDir, size);
    tell(`${name}: over HTTP`);
    const served = await withServer(dataDir, async (serving) => {
      accuracy = await judge(serving, dataDir);
      if (values.accuracy) return undefined;
      const searches = makeDossierSearches(searchCount, seed, size);
      const results = await measureFinder(serving, '/search-dossier', searches, { clientCounts, rounds });
      const texts = searches.flatMap(({ searchChar }) => searchChar || []);
      const suggestions = await measureSuggestions(serving, texts.slice(0, suggestedTexts));
      return { serving, results, suggestions };
    });
    if (served === undefined) continue;
    const peers: PeerResult[] = [];
    for (const peer of peerNames) {
      tell(`${name}: ${peer}`);
      // Who could not load a size does not load a larger one either.
      const failed = given.get(peer);
      const result = failed ? { ...failed, size } : await runPeer(peer, size);
      if (result.error !== undefined && !result.built) given.set(peer, result);
      peers.push(result);
    }
    const at: AtSize = { name, size, served, peers };
    all.push(at);
    print(`## ${name} dossiers\n`, ...peerTable(at), '', ...variantTable(at), '', ...httpTable(at));
  }
} finally {
  await removeDataDir(dataDir);
}

if (all.length > 0) print('## Start and growth\n', ...startTable(all), '', ...growthTable(all));
if (accuracy) print(`## Accuracy at ${sizes.at(-1)?.name}\n`, ...accuracyTables(accuracy));
print('## Goals\n', ...goalTable(judgeGoals(all, accuracy)));

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

function tell(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
}
