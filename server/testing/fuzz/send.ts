import type { InjectOptions } from 'fastify';
import type { TestProduct } from '../test-product.ts';

/** What became of a request: its status, and for how many milliseconds of work it stopped the event loop, 0 below the limit. */
export type Fuzzed = { status: number; answer: string; stall: number };

const stallLimit = 100;

/** Processor time of this thread, in which the product runs, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

async function sendOnce({ app }: TestProduct, request: InjectOptions): Promise<Fuzzed> {
  // What wrote the request is no turn of the product's: the gauge has to come round once before it counts.
  await new Promise((resolve) => setTimeout(resolve, 12));
  app.loopDelay.takeLongest();
  const before = worked();
  const { statusCode, payload } = await app.inject(request);
  const work = worked() - before;
  const longest = app.loopDelay.takeLongest();
  // A machine that gave the time to others is no stall of ours: we worked for all of it.
  const stall = longest > stallLimit && work > stallLimit ? Math.min(longest, work) : 0;
  return { status: statusCode, answer: payload.slice(0, 200), stall };
}

/**
 * Sends a request that is written out already, and looks at the product's own gauge. What stalled is sent again: only
 * what does so each time is called a stall, and not the first run of code that is compiled in it.
 */
export async function sendAndWatch(product: TestProduct, request: InjectOptions): Promise<Fuzzed> {
  let sent = await sendOnce(product, request);
  for (let again = 0; again < 2 && sent.stall > 0 && sent.status < 500; again += 1) {
    const { stall } = await sendOnce(product, request);
    sent = { ...sent, stall: Math.min(sent.stall, stall) };
  }
  return sent;
}
