import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';

/** Starts a program of ours in a thread of its own: what it does holds up nobody who asks for something. */
export function startThread(program: URL, workerData?: unknown): Worker {
  const preloads = preloadsOf(program);
  return new Worker(program, {
    workerData,
    ...(preloads.length > 0 && { execArgv: preloads }),
  });
}

/** What a program that is started needs of Node to load Drizzle soon; a bundled one has it in it. */
export function preloadsOf(program: URL): string[] {
  if (program.pathname.endsWith('.js')) return [];
  return ['--import', import.meta.resolve('#platform/server/database/lean-drizzle.ts')];
}

/** Until a thread that was just started has done its work; throws what it threw, or that it was ended before. */
export async function untilDone(thread: Worker): Promise<void> {
  let began = false;
  thread.once('online', () => {
    began = true;
  });
  // An error is told before the end, and rejects.
  const [code] = await once(thread, 'exit');
  // One that is ended before it begins ends with 0, too.
  if (code !== 0 || !began) throw new Error('a thread was ended before its work was done');
}

/**
 * Called in a thread or process of its own: whoever waits for an answer goes first. What nobody waits for gets what is left, and what
 * somebody waits for (`isAwaited`) a tenth of a core that is wanted by all.
 */
export function letOthersGoFirst({ isAwaited = false } = {}): void {
  const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority;
  const priority = isAwaited ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW;
  setPriority(priority);
  // On Linux each thread has its own, and those that it starts get it: a process takes along what V8 and libraries have started.
  if (isMainThread && process.platform === 'linux')
    for (const thread of readdirSync('/proc/self/task')) lower(Number(thread), priority);
}

function lower(thread: number, priority: number): void {
  try {
    setPriority(thread, priority);
  } catch {
    // It has come to its end meanwhile.
  }
}
