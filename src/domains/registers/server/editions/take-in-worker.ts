import { parentPort, workerData } from 'node:worker_threads';
import { openPool } from '#platform/server/database/database.ts';
import { letOthersGoFirst } from '#platform/server/process/thread.ts';
import { RegisterFault } from '../readers/faults.ts';
import { takeIn } from './take-in.ts';
import type { TakeInMessage, TakeInTask } from './take-in-thread.ts';

letOthersGoFirst();
const { connection, path, options } = workerData as TakeInTask;
const tell = (message: TakeInMessage) => parentPort?.postMessage(message);
const pool = openPool({ ...connection, max: 1 }, () => undefined);
try {
  tell({ outcomes: await takeIn(pool, path, { ...options, onProgress: (rows) => tell({ rows }) }) });
} catch (error) {
  // An error loses its class on the way.
  if (!(error instanceof RegisterFault)) throw error;
  tell({ fault: error.message });
} finally {
  await pool.end();
}
