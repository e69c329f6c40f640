import type { BadLine } from '#testing/bad-line.ts';
import { type Part, recoveryLimit } from './part.ts';
import { falseSuccess, openLiar } from './proxy.ts';
import { reconcile } from './reconcile.ts';
import { between, describe, dishonest, recoveredAfter, refusedFor, startSubmitters } from './submitters.ts';

const outages: [what: string, begin: (line: BadLine) => unknown][] = [
  ['away', (line) => line.refuse()],
  ['silent', (line) => line.silence()],
  ['slow (250 ms a packet, each way)', (line) => line.delay(250)],
  ['failing over: silent, then all connections lost', (line) => line.silence()],
];

/** The database is away, silent, slow, and elsewhere, while members submit. */
export const databaseBrownOut: Part = {
  name: 'brown-out of the database',
  fault: falseSuccess,
  async run(stage, settings) {
    const { isShort, slack, withFault } = settings;
    const limit = recoveryLimit * slack;
    const figures: string[] = [];
    const faults: string[] = [];
    const liar = withFault ? await openLiar(() => stage.product.origin) : undefined;
    const clients = startSubmitters(stage, settings, liar?.origin);
    await recoveredAfter(clients.outcomes, performance.now(), limit);
    for (const [what, begin] of outages) {
      const began = performance.now();
      await begin(stage.database);
      const isNoticed = await refusedFor(clients.outcomes, isShort ? 3_500 : 15_000, 30_000 * slack);
      if (what.startsWith('failing over')) stage.database.strand();
      await stage.database.whole();
      const ended = performance.now();
      const recovered = await recoveredAfter(clients.outcomes, ended, 3 * limit);
      const answers = between(clients.outcomes, began, performance.now());
      figures.push(`${what}: ${describe(answers)}, well again after ${Math.round(recovered)} ms`);
      faults.push(...dishonest(answers, what, slack));
      if (!isNoticed) faults.push(`${what}: nobody was told`);
      if (recovered > limit) faults.push(`${what}: not well again after ${Math.round(recovered)} ms`);
    }
    const several = await clients.stop();
    liar?.close();
    const reconciled = await reconcile(stage, clients.kept);
    return {
      figures: [
        ...figures,
        `${clients.kept.length} submits, ${several} of them sent again until they were taken`,
        ...reconciled.figures,
      ],
      faults: [...faults, ...reconciled.faults],
    };
  },
};
