import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Gives a data folder a cluster that nobody has started yet, as `ensureCluster` leaves it: a copy of the one that the
 * run's own server was made from. On a server that was given there is none, and the first start makes one.
 */
export async function copyCluster(dataDir: string): Promise<void> {
  const made = process.env.TEST_CLUSTER;
  // As it is: where root runs the tests, it belongs to somebody else.
  if (made !== undefined) await promisify(execFile)('cp', ['-a', made, join(dataDir, 'postgres')]);
}

/** What `copyCluster` copies from now on. */
export async function keepCluster(dir: string, copy: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', dir, copy]);
  process.env.TEST_CLUSTER = copy;
}
