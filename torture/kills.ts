import { Random } from '../demo/random.ts';
import { killInStorm } from '../e2e/support/storm.ts';
import { type Submit, send } from '../e2e/support/submits.ts';
import type { Part } from './part.ts';
import { openLiar } from './proxy.ts';
import { reconcile } from './reconcile.ts';

/** The product dies without warning under submits, again and again; what had no answer is sent again at the end. */
export const kills: Part = {
  name: 'kill -9 under submits',
  fault: 'a proxy acknowledges submits before the product has them',
  async run(stage, { isShort, seed, withFault }) {
    const cycles = isShort ? 4 : 100;
    const random = new Random(seed, 0);
    const liar = withFault ? await openLiar(() => stage.product.origin) : undefined;
    const submits: Submit[] = [];
    const starts: number[] = [];
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const seen = { ...stage.product, origin: liar?.origin ?? stage.product.origin };
      submits.push(...(await killInStorm(seen, stage.members, stage.dossierId, random.next())));
      await stage.start();
      starts.push(stage.product.startedIn);
    }
    liar?.close();
    const unanswered = submits.filter((submit) => submit.reference === undefined);
    for (const submit of unanswered) await send(stage.product.origin, submit);
    const { line, faults } = await reconcile(stage, submits);
    return {
      faults,
      figures: [
        `${cycles} kills under ${submits.length} submits, ${unanswered.length} of them without an answer and sent again; ` +
          `started again in ${Math.round(Math.min(...starts))} to ${Math.round(Math.max(...starts))} ms`,
        line,
      ],
    };
  },
};
