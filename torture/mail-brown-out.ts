import { setTimeout as passed } from 'node:timers/promises';
import type { Part } from './part.ts';
import { reconcile } from './reconcile.ts';
import type { Stage } from './stage.ts';
import { dishonest, recoveredAfter, startSubmitters } from './submitters.ts';

/** The mail server is away for what its queue takes for an hour, then silent, while members submit. */
export const mailBrownOut: Part = {
  name: 'brown-out of mail',
  fault: 'the mail server takes mails and loses every tenth',
  async run(stage, { isShort, slack, withFault }) {
    const answerLimit = 3_000 * slack;
    const recoveryLimit = 10_000 * slack;
    const figures: string[] = [];
    const faults: string[] = [];
    const clients = startSubmitters(stage);
    for (const what of ['away', 'silent']) {
      const began = performance.now();
      if (what === 'away') await stage.mail.refuse();
      else stage.mail.silence();
      // Longer than a silent server is waited for.
      await passed(isShort ? 8_000 : 20_000);
      // Where the queue stands after an hour: the next try of each mail is up to another hour away.
      await stage.query(
        "update pgboss.job set start_after = now() + interval '55 minutes' where name = 'send-mail' and state = 'retry'",
      );
      const [queue] = await stage.query(
        'select count(*)::int as waiting, max(id) as newest from outgoing_mails where sent_at is null',
      );
      const waiting = Number(queue?.waiting);
      const ended = performance.now();
      await stage.mail.whole();
      const { first, all } = await watchQueue(stage, waiting, Number(queue?.newest), 60_000 * slack);
      const during = clients.outcomes.filter(({ sentAt }) => sentAt >= began && sentAt < ended);
      figures.push(
        `${what}: ${during.length} answers, ${waiting} mails waiting, the first left after ${first} ms, the last after ${all} ms`,
      );
      faults.push(...dishonest(during, what, answerLimit));
      const refused = during.filter(({ status }) => status !== 200).length;
      if (refused > 0) faults.push(`${what}: ${refused} members were refused because of a mail server`);
      if (waiting === 0) faults.push(`${what}: no mail was waiting`);
      if (first > recoveryLimit) faults.push(`${what}: no mail left for ${first} ms`);
      if (all === Number.POSITIVE_INFINITY) faults.push(`${what}: mails still wait`);
    }
    await recoveredAfter(clients.outcomes, performance.now(), recoveryLimit);
    await clients.stop();
    if (withFault) loseSome(stage.mails);
    const { line, faults: unreconciled } = await reconcile(stage, clients.submits);
    return { figures: [...figures, line], faults: [...faults, ...unreconciled] };
  },
};

/** Milliseconds until the first of the mails up to a number has left, and the last. */
async function watchQueue(
  stage: Stage,
  waiting: number,
  newest: number,
  limit: number,
): Promise<{ first: number; all: number }> {
  const began = performance.now();
  let first = Number.POSITIVE_INFINITY;
  for (;;) {
    const [row] = await stage.query(
      'select count(*)::int as unsent from outgoing_mails where sent_at is null and id <= $1',
      [newest],
    );
    const unsent = Number(row?.unsent);
    const now = Math.round(performance.now() - began);
    if (unsent < waiting) first = Math.min(first, now);
    if (unsent === 0) return { first, all: now };
    if (now > limit) return { first, all: Number.POSITIVE_INFINITY };
    await passed(50);
  }
}

function loseSome(mails: unknown[]): void {
  for (let i = mails.length - 1; i >= 0; i -= 10) mails.splice(i, 1);
}
