import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../http/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When, by `performance.now()`, an answer is due although the database is slow. */
    answerBy: number;
    /** Waits for work; throws 'unavailable' when an answer is due and the database is what holds it up. */
    inTime<T>(work: Promise<T>): Promise<T>;
  }
}

/** Milliseconds: whoever waits longer thinks that nothing happens, and clicks again. */
const answerLimit = 2_200;
/** Another look at work that takes long for reasons of its own. */
const lookAgain = 500;

/** Starts the time for an answer anew: what came before was the client's. */
export function bodyHasArrived(request: FastifyRequest): void {
  request.answerBy = performance.now() + answerLimit;
}

/** An answer that has begun is the answer, however long it takes: a second one would end the process. */
function answerHasBegun(request: FastifyRequest): void {
  request.answerBy = Number.POSITIVE_INFINITY;
}

function tooSlow(): AppError {
  return new AppError(
    'unavailable',
    'The service is too slow at the moment. What you sent may have been saved all the same: look before you send it again.',
    { retryAfter: 5 },
  );
}

/**
 * Answers in time while the database is slow: many statements may each stay within their limit. The work goes on, and
 * what it commits is found when the same form is sent again.
 */
export function answerInTime(app: FastifyInstance, isDatabaseSlow: () => boolean): void {
  app.decorateRequest('answerBy', 0);
  app.decorateRequest('inTime', function inTime<T>(this: FastifyRequest, work: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const look = (): void => {
        if (this.answerBy === Number.POSITIVE_INFINITY) return;
        if (isDatabaseSlow()) reject(tooSlow());
        else timer = setTimeout(look, lookAgain);
      };
      timer = setTimeout(look, Math.max(0, this.answerBy - performance.now()));
      work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  });
  app.addHook('onRequest', async (request) => bodyHasArrived(request));
  app.addHook('onSend', async (request) => answerHasBegun(request));
}
