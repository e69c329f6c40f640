import { setTimeout as passed } from 'node:timers/promises';
import type { Member } from '#testing/running/members.ts';
import { fillForm, type Submit, trySend } from '#testing/running/submits.ts';
import type { Stage } from './stage.ts';

const longest = 800;
const firstAnswerLimit = 30_000;

type Storm = {
  /** All that was sent, acknowledged or not. */
  submits: Submit[];
  /** Milliseconds from the kill until the last client knew that there would be no answer. */
  silence: number;
};

/**
 * Every member submits with files as fast as answers come, until the product is killed at a moment after
 * the first answer that `chance` (0 to 1) chooses.
 */
export async function killInStorm(
  stage: Stage,
  members: readonly Member[],
  origin: string,
  chance: number,
): Promise<Storm> {
  const submits: Submit[] = [];
  const raging = Promise.withResolvers<void>();
  let isOver = false;
  async function submitOn(member: Member): Promise<void> {
    while (!isOver) {
      const submit = await fillForm(member, stage.dossierId);
      submits.push(submit);
      while (submit.reference === undefined) {
        const { status, text } = await trySend(origin, submit);
        // Only the kill breaks a connection; a product that has too much to do says so, and is asked again.
        if (status === 0) return;
        if (status !== 200 && status !== 503)
          throw new Error(`a submit was answered with ${status}: ${text}`);
      }
      raging.resolve();
    }
  }
  const clients = Promise.all(members.map(submitOn));
  // On a busy machine the first answer may take longer than all the rest of the storm.
  await Promise.race([raging.promise, passed(firstAnswerLimit), clients]);
  await passed(chance * longest);
  const killedAt = performance.now();
  const dead = stage.product.kill();
  isOver = true;
  await Promise.all([dead, clients]);
  return { submits, silence: performance.now() - killedAt };
}
