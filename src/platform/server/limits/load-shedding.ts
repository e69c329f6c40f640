import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/errors.ts';
import { LoopDelay } from '../process/loop-delay.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do: whoever watches the process must tell a busy one from a dead one. */
    alwaysAnswered?: true;
  }
}

/** Milliseconds that a turn of the event loop may take, as a mean over a sample as long. */
const turnLimit = 1_000;
/** Samples over the limit, one after the other, that make an overload: a single long turn is one sample. */
const patience = 2;
/** Turns of a sample that are looked at: enough of them for a mean, and few enough for a process that has nothing to do. */
const turnsLookedAt = 4;

/** Refuses requests while the event loop has more to do than it manages (§19.8), before anything is spent on them. */
export function shedLoad(app: FastifyInstance, longestTurn = turnLimit): void {
  const delay = new LoopDelay(longestTurn / turnsLookedAt);
  let over = 0;
  const timer = setInterval(() => {
    over = delay.takeMean() <= longestTurn ? 0 : over + 1;
  }, longestTurn);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.stop();
  });
  app.addHook('onRequest', async (request) => {
    if (over < patience || request.routeOptions.config.alwaysAnswered) return;
    throw new AppError('unavailable', 'The service has too much to do. Try again in a few seconds.', {
      retryAfter: 2,
    });
  });
}
