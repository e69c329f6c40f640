import { setTimeout as passed } from 'node:timers/promises';
import type { Running } from './product.ts';
import { fillForm, type Member, type Submit, send } from './submits.ts';

const longest = 800;

/** One client: submits on and on until the line breaks. */
async function submitOn(origin: string, member: Member, dossierId: number, submits: Submit[]): Promise<void> {
  for (;;) {
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
  const clients = Promise.all(members.map((member) => submitOn(product.origin, member, dossierId, submits)));
  await Promise.race([passed(50 + chance * longest), clients]);
  await product.kill();
  await clients;
  return submits;
}
