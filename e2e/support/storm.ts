import { setTimeout as passed } from 'node:timers/promises';
import type { Running } from './product.ts';
import { fillForm, type Member, type Submit, send } from './submits.ts';

const longest = 800;

/** One client: submits on and on until the line breaks, or the storm is over. */
async function submitOn(
  origin: string,
  member: Member,
  dossierId: number,
  submits: Submit[],
  storm: { isOver: boolean },
): Promise<void> {
  while (!storm.isOver) {
    const submit = await fillForm(member, dossierId);
    submits.push(submit);
    if ((await send(origin, submit)) === 'cut') return;
  }
}

/**
 * Every member submits with files as fast as answers come, until the product is killed at a moment that
 * `chance` (0 to 1) chooses. Answers all that was sent, acknowledged or not.
 */
export async function killInStorm(
  product: Running,
  members: readonly Member[],
  dossierId: number,
  chance: number,
): Promise<Submit[]> {
  const submits: Submit[] = [];
  const storm = { isOver: false };
  const clients = Promise.all(
    members.map((member) => submitOn(product.origin, member, dossierId, submits, storm)),
  );
  await Promise.race([passed(50 + chance * longest), clients]);
  await product.kill();
  storm.isOver = true;
  await clients;
  return submits;
}
