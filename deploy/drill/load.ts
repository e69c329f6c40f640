import { setTimeout as passed } from 'node:timers/promises';
import { type Member, registerMember } from '#testing/running/members.ts';
import { fillForm, findLoss, headersOf, type Submit } from '#testing/running/submits.ts';
import type { Stage } from './stage.ts';

/** Members who browse and submit through the balancer until told to stop. */
export type Load = {
  /** Submits that were answered with a reference. */
  acknowledged: Submit[];
  answers: number;
  /** Whatever was not a 2xx, as 'status what' or the fault of the connection. */
  failures: string[];
  /** When the last submit that was acknowledged had been sent first, by performance.now(). */
  lastBegun: number;
  /** Milliseconds of the slowest answer since it was set to 0. */
  slowest: number;
  /** Lets each client finish what it has begun, sent again until it is answered. */
  stop(): Promise<void>;
};

const again = 250;
/** A member does a round of calls in this time, so that all of them stay below what one address may ask. */
const round = 1_000;
const answerLimit = 20_000;

export async function startLoad(
  { origin, prove }: Pick<Stage, 'origin' | 'prove'>,
  clients: number,
): Promise<Load> {
  const members = await Promise.all(Array.from({ length: clients }, () => registerMember(origin, prove)));
  const dossierId = await findDossier(origin, members[0] as Member);
  const load: Omit<Load, 'stop'> = { acknowledged: [], answers: 0, failures: [], lastBegun: 0, slowest: 0 };
  let stopped = false;

  /** A call, and whether it was answered as it should be. */
  async function ask(what: string, path: string, init: RequestInit): Promise<string | undefined> {
    const asked = performance.now();
    try {
      const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(answerLimit) });
      const body = await answer.text();
      if (answer.ok) {
        load.answers += 1;
        return body;
      }
      load.failures.push(`${answer.status} ${what} (${messageOf(body)})`);
    } catch (error) {
      load.failures.push(`${what}: ${(error as Error).cause ?? (error as Error).message}`);
    } finally {
      load.slowest = Math.max(load.slowest, performance.now() - asked);
    }
    return undefined;
  }

  async function submit(member: Member): Promise<void> {
    const filled = await fillForm(member, dossierId);
    const begun = performance.now();
    for (;;) {
      const init = { method: 'POST', headers: headersOf(filled), body: new Uint8Array(filled.body) };
      const body = await ask('submit', '/create-dossertermsheet', init);
      if (body !== undefined) {
        filled.reference = JSON.parse(body).reference;
        load.acknowledged.push(filled);
        load.lastBegun = Math.max(load.lastBegun, begun);
        return;
      }
      await passed(again);
    }
  }

  async function live(member: Member): Promise<void> {
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
    while (!stopped) {
      const over = passed(round);
      await ask('page', '/blog', {});
      await ask('search', '/search-dossier', {
        method: 'POST',
        headers,
        body: '{"text":"metformin","page":1}',
      });
      await ask('requests', '/api/requests', { headers });
      await submit(member);
      await over;
    }
  }

  const all = Promise.all(members.map(live));
  return Object.assign(load, {
    async stop() {
      stopped = true;
      await all;
    },
  });
}

/** What the product says of a failure; the balancer's own answers are pages. */
function messageOf(body: string): string {
  return body.startsWith('{') ? JSON.parse(body).message : 'said by the balancer';
}

async function findDossier(origin: string, { token }: Member): Promise<number> {
  const answer = await fetch(`${origin}/get-dossier`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"page":1,"limit":3}',
  });
  const id = /"_id":"?(\d+)/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error(`/get-dossier gave no dossier: ${answer.status}`);
  return Number(id);
}

/** Of what was acknowledged, how many are there with every byte. Each member asks from an address of their own. */
export async function reconcile(
  instance: string,
  acknowledged: readonly Submit[],
): Promise<{ kept: number; lost: string[] }> {
  const members = [...new Set(acknowledged.map(({ member }) => member))];
  const lost: string[] = [];
  for (const submit of acknowledged) {
    const asked = { 'x-forwarded-for': addressOf(members, submit.member) };
    if (await findLoss(instance, submit, asked)) lost.push(`${submit.reference}`);
  }
  return { kept: acknowledged.length - lost.length, lost };
}

function addressOf(members: Member[], member: Member): string {
  return `192.0.2.${members.indexOf(member) + 1}`;
}
