import { setTimeout as passed } from 'node:timers/promises';
import { type Part, recoveryLimit } from './part.ts';
import { type Acknowledged, mailsHaveLeft, reconcile } from './reconcile.ts';
import type { Stage } from './stage.ts';
import { between, describe, dishonest, recoveredAfter, startSubmitters } from './submitters.ts';

/** The mail server is away for what its queue takes for an hour, then silent, while members submit. */
export const mailBrownOut: Part = {
  name: 'brown-out of mail',
  fault: {
    what: 'the mail server takes mails and loses every tenth',
    found: /of 2 mails [01] have arrived/,
  },
  async run(stage, settings) {
    const { isShort, slack, withFault } = settings;
    const figures: string[] = [];
    const faults: string[] = [];
    const kept: Acknowledged[] = [];
    for (const what of ['away', 'silent']) {
      const clients = startSubmitters(stage, settings);
      await recoveredAfter(clients.outcomes, performance.now(), recoveryLimit * slack);
      const began = performance.now();
      if (what === 'away') await stage.mail.refuse();
      else stage.mail.silence();
      await passed(isShort ? 5_000 : 20_000);
      const isNoticed = await aMailHasFailed(stage, 60_000 * slack);
      // Where the queue stands after an hour: the next try of each mail is up to another hour away.
      await stage.query(
        "update pgboss.job set start_after = now() + interval '55 minutes' where name = 'send-mail' and state = 'retry'",
      );
      const [queue] = await stage.query(
        'select count(*)::int as waiting, max(id) as newest from outgoing_mails where sent_at is null',
      );
      const waiting = Number(queue?.waiting);
      await stage.mail.whole();
      const answers = between(clients.outcomes, began, performance.now());
      const { first, all } = await watchQueue(stage, waiting, Number(queue?.newest), 120_000 * slack);
      figures.push(
        `${what}: ${describe(answers)}; ${waiting} mails waiting, the first left after ${first} ms, the last after ${all} ms`,
      );
      faults.push(...dishonest(answers, what, slack));
      // On a machine that is busy with something else some are refused because of that.
      const refused = answers.filter(({ status }) => status !== 200).length;
      if (refused > answers.length * (1 - 1 / slack))
        faults.push(`${what}: ${refused} of ${answers.length} were refused because of a mail server`);
      if (!isNoticed) faults.push(`${what}: no mail was held up`);
      if (first > recoveryLimit * slack) faults.push(`${what}: no mail left for ${first} ms`);
      if (all === Number.POSITIVE_INFINITY) faults.push(`${what}: mails still wait`);
      await clients.stop();
      kept.push(...clients.kept);
      // A mail that still waits for its next try would pass for one that the next outage held up.
      faults.push(...(await mailsHaveLeft(stage)));
    }
    if (withFault) loseSome(stage.mails);
    const reconciled = await reconcile(stage, kept);
    return { figures: [...figures, ...reconciled.figures], faults: [...faults, ...reconciled.faults] };
  },
};

/**
 * Waits until a mail has been tried in vain; answers whether one has within so many milliseconds. More need not follow: a
 * way that is broken is left alone.
 */
async function aMailHasFailed(stage: Stage, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  for (;;) {
    const [row] = await stage.query(
      "select count(*)::int as failed from pgboss.job where name = 'send-mail' and state = 'retry'",
    );
    if (Number(row?.failed) > 0) return true;
    if (performance.now() > end) return false;
    await passed(50);
  }
}

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
