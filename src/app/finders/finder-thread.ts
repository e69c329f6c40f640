import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { levels } from 'pino';
import { AppError } from '#platform/server/http/errors.ts';
import { startThread } from '#platform/server/process/thread.ts';
import { finderAsked } from '#platform/server/telemetry/channels.ts';
import {
  type FinderCalls,
  type FinderName,
  type Finders,
  forBoth,
  type RemoteFinder,
} from './finder-calls.ts';
import type { FinderMessage, Question } from './finder-worker.ts';
import type { KeptIn } from './open-indexes.ts';

type Waiting = { resolve(answer: unknown): void; reject(error: Error): void; limit: NodeJS.Timeout };

const answerLimit = 5_000;
/** A look for changes may have to build an index anew. */
const refreshLimit = 60_000;
/** A thread that ended is started again after this long, and after twice as long each time that it does not last. */
const firstPause = 250;
const longestPause = 30_000;
const lasting = 60_000;

function startFinderThread(): Worker {
  return startThread(new URL('./finder-worker.ts', import.meta.url));
}

/**
 * Both finders in a thread of their own, so that neither a search nor the building of an index holds up other requests. A
 * thread that dies is started again; until its indexes are built, what is asked of it is answered 'unavailable' at once.
 */
export async function openFinderThread(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  keptIn?: KeptIn,
): Promise<Finders> {
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  let thread: Worker;
  let isReady = false;
  let wasReady = false;
  let following = false;
  let stopped = false;
  let wait = firstPause;
  let timer: NodeJS.Timeout | undefined;

  async function start(): Promise<void> {
    thread = startFinderThread();
    const began = performance.now();
    const ready = Promise.withResolvers<void>();
    let reason = new Error('The thread of the finders was ended from outside.');
    thread.on('message', (told: FinderMessage) => {
      if ('line' in told) passOn(told.line, log);
      else if ('ready' in told) ready.resolve();
      else if ('fault' in told) take(told.number)?.reject(toError(told.fault));
      else take(told.number)?.resolve(told.answer);
    });
    thread.on('error', (error: Error) => {
      reason = error;
    });
    thread.on('exit', () => {
      isReady = false;
      ready.reject(reason);
      for (const number of waiting.keys()) take(number)?.reject(startingAgain());
      if (performance.now() - began > lasting) wait = firstPause;
      if (wasReady && !stopped) startLater(reason);
    });
    thread.postMessage({ connection: { ...pool.options }, keptIn });
    await ready.promise;
    isReady = true;
    wasReady = true;
    if (following) await follow();
  }

  function startLater(reason: Error): void {
    log.error({ err: reason, wait }, 'the thread of the finders ended; it is started again');
    timer = setTimeout(async () => {
      // One that ends before it is ready has said why, and the next one is on its way.
      await start().then(
        () => log.info('the finders answer again'),
        () => undefined,
      );
    }, wait);
    wait = Math.min(2 * wait, longestPause);
  }

  function take(number: number): Waiting | undefined {
    const found = waiting.get(number);
    waiting.delete(number);
    clearTimeout(found?.limit);
    return found;
  }

  function ask<Answer>(finder: FinderName, call: keyof FinderCalls, argument?: unknown): Promise<Answer> {
    if (!isReady) return Promise.reject(startingAgain());
    return finderAsked.tracePromise(() => post(finder, call, argument), { finder, call });
  }

  function post<Answer>(finder: FinderName, call: keyof FinderCalls, argument?: unknown): Promise<Answer> {
    return new Promise((resolve, reject) => {
      questions += 1;
      const question: Question = { number: questions, finder, call, argument };
      const limit = setTimeout(
        () => take(question.number)?.reject(unavailable('The finder took too long.')),
        call === 'refresh' ? refreshLimit : answerLimit,
      );
      waiting.set(question.number, { resolve: resolve as Waiting['resolve'], reject, limit });
      thread.postMessage(question);
    });
  }

  function remote(finder: FinderName): RemoteFinder {
    return {
      search: (query) => ask(finder, 'search', query),
      suggest: (typed) => ask(finder, 'suggest', typed),
      refresh: () => ask(finder, 'refresh'),
      follow: () => ask(finder, 'follow'),
      status: () => ask(finder, 'status'),
      revisions: () => ask(finder, 'revisions'),
    };
  }

  const finders = { dossierFinder: remote('dossierFinder'), supplierFinder: remote('supplierFinder') };

  async function follow(): Promise<void> {
    following = true;
    await forBoth(finders, 'follow');
  }

  await start();
  return {
    ...finders,
    refresh: () => forBoth(finders, 'refresh'),
    follow,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await thread.terminate();
    },
  };
}

function unavailable(message: string): AppError {
  return new AppError('unavailable', `${message} Try again in a few seconds.`, { retryAfter: 2 });
}

function startingAgain(): AppError {
  return unavailable('The finders are starting again.');
}

function toError({
  code,
  message,
  retryAfter,
}: Extract<FinderMessage, { fault: unknown }>['fault']): AppError {
  return new AppError(code, message, { retryAfter });
}

/** Writes a line of the other thread's log into this one's, where it is wanted. */
function passOn(line: string, log: FastifyBaseLogger): void {
  const { level, time: _, msg, ...fields } = JSON.parse(line);
  log[levels.labels[level] as 'info'](fields, msg);
}
