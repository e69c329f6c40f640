import { setTimeout as passed } from 'node:timers/promises';
import type { Running } from './product.ts';
import { fillForm, type Member, type Submit, send } from './submits.ts';

const longest = 800;
const firstAnswerLimit = 10_000;

type Storm = { isOver: boolean; raging(): void };

/** One client: submits on and on until the line breaks, or the storm is over. */
async function submitOn(
  origin: string,
  member: Member,
  dossierId: number,
  submits: Submit[],
  storm: Storm,
): Promise<void> {
  while (!storm.isOver) {
    const submit = await fillForm(member, dossierId);
    submits.push(submit);
    if ((await send(origin, submit)) === 'cut') return;
    storm.raging();
  }
}

/**
 * Every member submits with files as fast as answers come, until the product is killed at a moment after
 * the first answer that `chance` (0 to 1) chooses. Answers all that was sent, acknowledged or not.
 */
export async function killInStorm(
  product: Running,
  members: readonly Member[],
  dossierId: number,
  chance: number,
): Promise<Submit[]> {
  const submits: Submit[] = [];
  const { promise: raging, resolve } = Promise.withResolvers<void>();
  const storm: Storm = { isOver: false, raging: resolve };
  const clients = Promise.all(
    members.map((member) => submitOn(product.origin, member, dossierId, submits, storm)),
  );
  // On a busy machine the first answer may take longer than all the rest of the storm.
  await Promise.race([raging, passed(firstAnswerLimit), clients]);
  await Promise.race([passed(chance * longest), clients]);
  await product.kill();
  storm.isOver = true;
  await clients;
  return submits;
}
