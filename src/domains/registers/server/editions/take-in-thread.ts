import type { PoolConfig } from 'pg';
import { startThread, untilDone } from '#platform/server/process/thread.ts';
import { RegisterFault } from '../readers/faults.ts';
import type { Outcome, TakeInOptions } from './take-in.ts';

/** What the thread is started with: where the database is, where the file lies, and all that can be handed over. */
export type TakeInTask = { connection: PoolConfig; path: string; options: Omit<TakeInOptions, 'onProgress'> };

/** How many rows it has read, what became of the file, or why it is not taken. */
export type TakeInMessage = { rows: number } | { outcomes: Outcome[] } | { fault: string };

/**
 * Takes a publisher's file in as `takeIn` does, in a thread of its own: to read tens of thousands of rows holds up requests
 * otherwise. Answers what became of it, and what ends the thread; then nothing is changed.
 */
export function takeInBeside(
  connection: PoolConfig,
  path: string,
  { onProgress, ...options }: TakeInOptions,
): { outcomes: Promise<Outcome[]>; end(): Promise<unknown> } {
  const task: TakeInTask = { connection: { ...connection }, path, options };
  const thread = startThread(new URL('./take-in-worker.ts', import.meta.url), task);
  const told = new Promise<Outcome[]>((resolve, reject) => {
    thread.on('message', (message: TakeInMessage) => {
      if ('rows' in message) onProgress?.(message.rows);
      else if ('fault' in message) reject(new RegisterFault(message.fault));
      else resolve(message.outcomes);
    });
  });
  // What it has told stands; without a word the end is the answer.
  const outcomes = Promise.race([told, untilDone(thread).then(() => told)]);
  return { outcomes, end: () => thread.terminate() };
}
