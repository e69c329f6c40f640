import { newDataDir, type Running, removeDataDir, startProduct } from '../e2e/support/product.ts';
import { weighPages } from './page-weight.ts';
import { type Goal, printPages, printSearch, printStarts } from './report.ts';
import { findListing, measureSearch, signIn } from './search-load.ts';

// Measures the built product in one run: its starts, what its pages load, and search over HTTP. Fails past a goal.
const laterStarts = 3;
const clientCounts = [1, 8];

const dataDir = await newDataDir();
let running: Running | undefined;
try {
  running = await startProduct(dataDir);
  const first = running.startedIn;
  const later: number[] = [];
  for (let start = 0; start < laterStarts; start++) {
    await running.stop();
    running = await startProduct(dataDir);
    later.push(running.startedIn);
  }
  const token = await signIn(running.origin);
  const pages = await weighPages(running.origin, token, await findListing(running.origin, token));
  await running.stop();
  const search = await measureSearch(dataDir, clientCounts);

  const goals: Goal[] = [...search.flatMap(printSearch), ...printStarts(first, later), ...printPages(pages)];
  const missed = goals.filter((goal) => goal.value > goal.atMost);
  for (const { what, value, atMost } of missed)
    console.error(`Past its goal: ${what}, ${value} of at most ${atMost}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await running?.stop();
  await removeDataDir(dataDir);
}
