import { setTimeout as passed } from 'node:timers/promises';
import type { Part } from './part.ts';
import { reconcile } from './reconcile.ts';
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
    async function unsent(): Promise<number> {
      const [row] = await stage.query(
        'select count(*)::int as unsent from outgoing_mails where sent_at is null',
      );
      return Number(row?.unsent);
    }
    for (const what of ['away', 'silent']) {
      const began = performance.now();
      if (what === 'away') await stage.mail.refuse();
      else stage.mail.silence();
      await passed(isShort ? 4_000 : 20_000);
      const waiting = await unsent();
      // Where the queue stands after an hour: the next try of each mail is up to another hour away.
      await stage.query(
        "update pgboss.job set start_after = now() + interval '55 minutes' where name = 'send-mail' and state = 'retry'",
      );
      const ended = performance.now();
      await stage.mail.whole();
      const last = (await stage.query('select max(id) as id from outgoing_mails'))[0]?.id;
      let delivered = Number.POSITIVE_INFINITY;
      while (performance.now() - ended < 3 * recoveryLimit) {
        const [row] = await stage.query(
          'select count(*)::int as unsent from outgoing_mails where sent_at is null and id <= $1',
          [last],
        );
        delivered = performance.now() - ended;
        if (row?.unsent === 0) break;
        await passed(50);
      }
      const during = clients.outcomes.filter(({ sentAt }) => sentAt >= began && sentAt < ended);
      figures.push(
        `${what}: ${during.length} answers, ${waiting} mails waiting, all delivered ${Math.round(delivered)} ms after`,
      );
      faults.push(...dishonest(during, what, answerLimit));
      const refused = during.filter(({ status }) => status !== 200).length;
      if (refused > 0) faults.push(`${what}: ${refused} members were refused because of a mail server`);
      if (waiting === 0) faults.push(`${what}: no mail was waiting`);
      if (delivered > recoveryLimit)
        faults.push(`${what}: mails still waited after ${Math.round(delivered)} ms`);
    }
    await recoveredAfter(clients.outcomes, performance.now(), recoveryLimit);
    await clients.stop();
    if (withFault) loseSome(stage.mails);
    const { line, faults: unreconciled } = await reconcile(stage, clients.submits);
    return { figures: [...figures, line], faults: [...faults, ...unreconciled] };
  },
};

function loseSome(mails: unknown[]): void {
  for (let i = mails.length - 1; i >= 0; i -= 10) mails.splice(i, 1);
}
