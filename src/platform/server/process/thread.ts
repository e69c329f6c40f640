import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { TookTooLong } from './took-too-long.ts';

/** Starts a program of ours in a thread of its own: what it does holds up nobody who asks for something. */
export function startThread(program: URL, workerData?: unknown): Worker {
  // A bundled one has Drizzle in it.
  if (program.pathname.endsWith('.js')) return new Worker(program, { workerData });
  const preload = import.meta.resolve('#platform/server/database/lean-drizzle.ts');
  return new Worker(program, { workerData, execArgv: [...process.execArgv, '--import', preload] });
}

/**
 * Until a thread that was just started has done its work; throws what it threw, or that it was ended before. One that takes longer
 * than `milliseconds` is ended: TookTooLong.
 */
export async function untilDone(thread: Worker, milliseconds?: number): Promise<void> {
  let [began, late] = [false, false];
  const limit =
    milliseconds &&
    setTimeout(() => {
      late = true;
      void thread.terminate();
    }, milliseconds);
  thread.once('online', () => {
    began = true;
  });
  // An error is told before the end, and rejects.
  const [code] = await once(thread, 'exit').finally(() => clearTimeout(limit));
  if (late) throw new TookTooLong('a thread took too long');
  // One that is ended before it begins ends with 0, too.
  if (code !== 0 || !began) throw new Error('a thread was ended before its work was done');
}

/**
 * Called in a thread or process of its own: whoever waits for an answer goes first. On Linux a thread has its own priority.
 * What nobody waits for gets what is left, and what somebody waits for (`isAwaited`) a tenth of a core that is wanted by all.
 */
export function letOthersGoFirst({ isAwaited = false } = {}): void {
  const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority;
  setPriority(isAwaited ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW);
}
