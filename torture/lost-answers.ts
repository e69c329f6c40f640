import { randomUUID } from 'node:crypto';
import { Random } from '#demo/random.ts';
import { fillForm } from '#testing/running/submits.ts';
import type { Part } from './part.ts';
import { openProxy } from './proxy.ts';
import { type Acknowledged, acknowledged, reconcile } from './reconcile.ts';
import { join, sendUntilAcknowledged } from './submitters.ts';

/** Two of three answers vanish on their way; clients send again, with the same key, until one gets through. */
export const lostAnswers: Part = {
  name: 'lost answers',
  fault: {
    what: 'a proxy gives every further try a key of its own',
    found: /submits made more than one request/,
  },
  async run(stage, { isShort, seed, slack, withFault }) {
    const random = new Random(seed, 1);
    const seen = new Set<unknown>();
    let dropped = 0;
    const proxy = await openProxy(
      () => stage.product.origin,
      async (submitted) => {
        const key = submitted.headers['idempotency-key'];
        const headers =
          withFault && seen.has(key)
            ? { ...submitted.headers, 'idempotency-key': randomUUID() }
            : submitted.headers;
        seen.add(key);
        const answer = await submitted.forward(headers);
        if (random.next() < 1 / 3) return submitted.reply(answer);
        dropped += 1;
        submitted.cut();
      },
    );
    const kept: Acknowledged[] = [];
    async function submitOn(): Promise<void> {
      const member = await join(stage);
      for (let i = 0; i < (isShort ? 5 : 50); i += 1) {
        const submit = await fillForm(member, stage.dossierId);
        await sendUntilAcknowledged(proxy.origin, submit, 60_000 * slack);
        kept.push(acknowledged(submit));
      }
    }
    await Promise.all([1, 2, 3, 4].map(submitOn));
    proxy.close();
    const { figures, faults } = await reconcile(stage, kept);
    return { faults, figures: [`${kept.length} submits, ${dropped} answers lost`, ...figures] };
  },
};
