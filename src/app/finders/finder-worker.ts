import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { toAppError } from '#platform/server/http/errors.ts';
import { createLog } from '#platform/server/process/log.ts';
import type { FinderCalls, FinderName } from './finder-calls.ts';
import { type KeptIn, openIndexes } from './open-indexes.ts';

/** What is asked of a finder in this thread, each by one message that is answered by another. */
export type Question = { number: number; finder: FinderName; call: keyof FinderCalls; argument: unknown };

/** That both indexes are built, a line for the product's log, or what became of a question. */
export type FinderMessage =
  | { ready: true }
  | { line: string }
  | { number: number; answer: unknown }
  | { number: number; fault: Pick<ReturnType<typeof toAppError>, 'code' | 'message' | 'retryAfter'> };

if (parentPort === null)
  throw new Error('finder-worker.ts runs in a thread of its own: see finder-thread.ts');
// First comes where the database is, then the questions.
const [{ connection, keptIn }] = await once(parentPort, 'message');
await serve(parentPort, connection, keptIn);

async function serve(port: MessagePort, connection: PoolConfig, keptIn?: KeptIn): Promise<void> {
  const tell = (told: FinderMessage) => port.postMessage(told);
  // The other thread knows which levels are wanted.
  const log = createLog('trace', { write: (line) => tell({ line }) });
  const { finders } = await openIndexes(connection, log, keptIn);

  port.on('message', async ({ number, finder, call, argument }: Question) => {
    const asked = finders[finder][call] as (argument: unknown) => unknown;
    try {
      tell({ number, answer: await asked(argument) });
    } catch (error) {
      // An error loses its class on the way, and its text may hold what was typed.
      log.error({ err: error, finder, call }, 'a finder could not answer');
      const { code, message, retryAfter } = toAppError(error as Error);
      tell({ number, fault: { code, message, retryAfter } });
    }
  });
  tell({ ready: true });
}
