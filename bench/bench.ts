import { newDataDir, type Running, removeDataDir, startProduct } from '#testing/running/product.ts';
import { workAhead } from '#testing/running/work-ahead.ts';
import { printRest, printSearch, printStarts, printThread, reportMissed } from './report.ts';
import { measureRest, startBare } from './rest.ts';
import { measureSearch } from './search/http-load.ts';
import { measureThread } from './thread.ts';

// Measures the built product in one run: its starts, what it takes at rest, search over HTTP, and a long thread. Fails past a
// goal.
const laterStarts = 3;
const clientCounts = [1, 8];

const dataDir = await newDataDir();
let running: Running | undefined;
try {
  running = await startProduct(dataDir);
  const first = running.startedIn;
  // What rests has it behind it.
  await workAhead({ dataDir });
  const later: number[] = [];
  for (let start = 0; start < laterStarts; start++) {
    await running.stop();
    running = await startProduct(dataDir);
    later.push(running.startedIn);
  }
  await running.stop();
  const bare: number[] = [];
  for (let start = 0; start < laterStarts; start++) bare.push(await startBare(dataDir));
  const rest = await measureRest(dataDir);
  const search = await measureSearch(dataDir, clientCounts);
  const thread = await measureThread(dataDir);

  reportMissed([
    ...search.flatMap(printSearch),
    ...printThread(thread),
    ...printRest(rest),
    ...printStarts(first, later, bare),
  ]);
} finally {
  await running?.stop();
  await removeDataDir(dataDir);
}
