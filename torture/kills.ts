import { Random } from '#demo/random.ts';
import { answerLimit, type Part, recoveryLimit } from './part.ts';
import { falseSuccess, openLiar } from './proxy.ts';
import { type Acknowledged, acknowledged, reconcile } from './reconcile.ts';
import { killInStorm } from './storm.ts';
import { join, sendUntilAcknowledged } from './submitters.ts';

/** The product dies without warning under submits, again and again; what had no answer is sent again to the next one. */
export const kills: Part = {
  name: 'kill -9 under submits',
  fault: falseSuccess,
  async run(stage, { isShort, seed, slack, withFault, say }) {
    const cycles = isShort ? 4 : 100;
    const random = new Random(seed, 0);
    const liar = withFault ? await openLiar(() => stage.product.origin) : undefined;
    const kept: Acknowledged[] = [];
    const starts: number[] = [];
    const silences: number[] = [];
    let unanswered = 0;
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      // Others each time: a member sends so many files a day.
      const members = await Promise.all([1, 2, 3, 4].map(() => join(stage)));
      const origin = liar?.origin ?? stage.product.origin;
      const { submits, silence } = await killInStorm(stage, members, origin, random.next());
      silences.push(silence);
      await stage.start();
      starts.push(stage.product.startedIn);
      for (const submit of submits) {
        if (submit.reference === undefined) {
          unanswered += 1;
          await sendUntilAcknowledged(stage.product.origin, submit, recoveryLimit * slack);
        }
        kept.push(acknowledged(submit));
      }
      if (cycle % 10 === 9) {
        const soFar = await reconcile(stage, kept);
        say(`${cycle + 1} kills: ${[...soFar.figures, ...soFar.faults].join('; ')}`);
      }
    }
    liar?.close();
    const { figures, faults } = await reconcile(stage, kept);
    const [longestSilence, longestStart] = [Math.max(...silences), Math.max(...starts)].map(Math.round);
    if (Number(longestSilence) > answerLimit * slack)
      faults.push(`clients of a killed product learned of it after ${longestSilence} ms`);
    if (Number(longestStart) > recoveryLimit * slack)
      faults.push(`a killed product was ready again after ${longestStart} ms`);
    return {
      faults,
      figures: [
        `${cycles} kills under ${kept.length} submits, ${unanswered} of them without an answer (known after ` +
          `${longestSilence} ms at most) and sent again; ready again in ${Math.round(Math.min(...starts))} to ${longestStart} ms`,
        ...figures,
      ],
    };
  },
};
