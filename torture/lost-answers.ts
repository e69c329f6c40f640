import { randomUUID } from 'node:crypto';
import { Random } from '../demo/random.ts';
import { fillForm, type Member, type Submit, trySend } from '../e2e/support/submits.ts';
import type { Part } from './part.ts';
import { openProxy } from './proxy.ts';
import { reconcile } from './reconcile.ts';

/** Two of three answers vanish on their way; clients send again, with the same key, until one gets through. */
export const lostAnswers: Part = {
  name: 'lost answers',
  fault: 'a proxy gives every try a key of its own',
  async run(stage, { isShort, seed, withFault }) {
    const random = new Random(seed, 1);
    let dropped = 0;
    const proxy = await openProxy(
      () => stage.product.origin,
      async (submitted) => {
        const { headers } = submitted;
        const answer = await submitted.forward(
          withFault ? { ...headers, 'idempotency-key': randomUUID() } : headers,
        );
        if (random.next() < 1 / 3) return submitted.reply(answer);
        dropped += 1;
        submitted.cut();
      },
    );
    const submits: Submit[] = [];
    async function submitOn(member: Member): Promise<void> {
      for (let i = 0; i < (isShort ? 5 : 50); i += 1) {
        const submit = await fillForm(member, stage.dossierId);
        submits.push(submit);
        while (submit.reference === undefined) await trySend(proxy.origin, submit);
      }
    }
    await Promise.all(stage.members.map(submitOn));
    proxy.close();
    const { line, faults } = await reconcile(stage, submits);
    return { faults, figures: [`${submits.length} submits, ${dropped} answers lost`, line] };
  },
};
