import type { InjectOptions } from 'fastify';
import { LoopDelay } from '#platform/server/process/loop-delay.ts';
import type { TestProduct } from '../test-product.ts';

/** What became of a request: its status, and for how many milliseconds of work it stopped the event loop, 0 below the limit. */
export type Fuzzed = { status: number; answer: string; stall: number };

const stallLimit = 100;

/** What the product tells overload by, at a finer step. */
export const loopDelay = new LoopDelay(10);

/** Processor time of this thread, in which the product runs, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The most that one turn of the loop worked: a machine that gave its time to others is no stall of ours. */
function watchWork(): () => number {
  let last = worked();
  let most = 0;
  function look(): void {
    const now = worked();
    most = Math.max(most, now - last);
    last = now;
  }
  const timer = setInterval(look, 5);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

/**
 * Sends a request that is written out already, and looks at the product's own kind of gauge. A stall is one by both clocks, the
 * first time as ever: who meets it does not care that code was compiled in it.
 */
export async function sendAndWatch({ app }: TestProduct, request: InjectOptions): Promise<Fuzzed> {
  // What wrote the request is no turn of the product's: the gauge has to come round once before it counts.
  await new Promise((resolve) => setTimeout(resolve, 12));
  loopDelay.takeLongest();
  const mostWorked = watchWork();
  const { statusCode, payload } = await app.inject(request);
  const stall = Math.min(loopDelay.takeLongest(), mostWorked());
  return { status: statusCode, answer: payload.slice(0, 200), stall: stall > stallLimit ? stall : 0 };
}
