import { setTimeout as passed } from 'node:timers/promises';
import type { BadLine } from '#server/testing/bad-line.ts';
import type { Part } from './part.ts';
import { openLiar } from './proxy.ts';
import { reconcile } from './reconcile.ts';
import { describe, dishonest, recoveredAfter, sendTheRest, startSubmitters } from './submitters.ts';

const outages: [what: string, begin: (line: BadLine) => unknown][] = [
  ['away', (line) => line.refuse()],
  ['silent', (line) => line.silence()],
  ['slow (250 ms a packet, each way)', (line) => line.delay(250)],
  ['failing over: silent, then all connections lost', (line) => line.silence()],
];

/** The database is away, silent, slow, and elsewhere, while members submit. */
export const databaseBrownOut: Part = {
  name: 'brown-out of the database',
  fault: 'a proxy acknowledges submits before the product has them',
  async run(stage, { isShort, slack, withFault }) {
    const answerLimit = 3_000 * slack;
    const recoveryLimit = 10_000 * slack;
    const figures: string[] = [];
    const faults: string[] = [];
    const liar = withFault ? await openLiar(() => stage.product.origin) : undefined;
    const clients = startSubmitters(stage, liar?.origin);
    await recoveredAfter(clients.outcomes, performance.now(), recoveryLimit);
    for (const [what, begin] of outages) {
      const began = performance.now();
      await begin(stage.database);
      await passed(isShort ? 3_500 : 15_000);
      if (what.startsWith('failing over')) stage.database.strand();
      await stage.database.whole();
      const ended = performance.now();
      const recovered = await recoveredAfter(clients.outcomes, ended, 3 * recoveryLimit);
      const during = clients.outcomes.filter(({ sentAt }) => sentAt >= began - answerLimit && sentAt < ended);
      figures.push(`${what}: ${describe(during)}, well again after ${Math.round(recovered)} ms`);
      faults.push(...dishonest(during, what, answerLimit));
      if (recovered > recoveryLimit) faults.push(`${what}: not well again after ${Math.round(recovered)} ms`);
    }
    await clients.stop();
    liar?.close();
    const rest = await sendTheRest(stage, clients.submits);
    const { line, faults: unreconciled } = await reconcile(stage, clients.submits);
    return {
      figures: [...figures, `${clients.submits.length} submits, ${rest} of them sent again; ${line}`],
      faults: [...faults, ...unreconciled],
    };
  },
};
