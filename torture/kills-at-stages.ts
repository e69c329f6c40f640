import { fillForm, findLoss, type Submit } from '#testing/running/submits.ts';
import { type Part, recoveryLimit } from './part.ts';
import { falseSuccess, openLiar } from './proxy.ts';
import { acknowledged, reconcile } from './reconcile.ts';
import type { Stage } from './stage.ts';
import { strikes } from './strikes.ts';
import { join, sendUntilAcknowledged } from './submitters.ts';

/**
 * The product dies without warning at every stage of a submit, with its embedded database, on one data folder that nobody
 * tidies in between.
 */
export const killsAtStages: Part = {
  name: 'kill -9 at each stage of a submit',
  fault: falseSuccess,
  async run(stage, { isShort, slack, withFault }) {
    const { dataDir } = stage;
    const limit = recoveryLimit * slack;
    await stage.product.stop();
    // Those of another database, which gives the same references.
    stage.mails.length = 0;
    await stage.start({ dataDir: `${dataDir}-embedded`, isEmbedded: true });
    const liar = withFault ? await openLiar(() => stage.product.origin) : undefined;
    const members = await Promise.all([join(stage), join(stage)] as const);
    const kept: Submit[] = [];
    const starts: number[] = [];
    const faults: string[] = [];
    const figures: string[] = [];
    for (const { stage: name, kill, isVaried, isMade } of strikes) {
      const rounds = isShort ? (isVaried ? 5 : 1) : 12;
      for (let round = 0; round < rounds; round += 1) {
        const [answered, struck] = await Promise.all([
          fillForm(members[0], stage.dossierId),
          fillForm(members[1], stage.dossierId),
        ]);
        await sendUntilAcknowledged(stage.product.origin, answered, limit);
        await kill({ stage, origin: liar?.origin ?? stage.product.origin, submit: struck, round });
        await stage.start({ isEmbedded: true });
        starts.push(stage.product.startedIn);
        faults.push(...(await brokenRequests(stage)));
        if (struck.reference !== undefined) faults.push(`${name}: a submit was answered before the kill`);
        else
          faults.push(...(await sendAgain(stage, struck, isMade, limit)).map((fault) => `${name}: ${fault}`));
        kept.push(answered, struck);
        for (const submit of kept)
          faults.push(...[await findLoss(stage.product.origin, submit)].filter(isText));
      }
      figures.push(
        `${name}: ${rounds} kills, ${isMade ? 'each request made' : 'no request made'}, sent again`,
      );
    }
    liar?.close();
    const reconciled = await reconcile(stage, kept.map(acknowledged));
    faults.push(...reconciled.faults, ...(await otherMails(stage, members.length + 2 * kept.length)));
    await stage.product.stop();
    await stage.start({ dataDir });
    const [shortest, longest] = [Math.min(...starts), Math.max(...starts)].map(Math.round);
    return {
      figures: [...figures, `ready again in ${shortest} to ${longest} ms`, ...reconciled.figures],
      faults,
    };
  },
};

function isText(fault: string | undefined): fault is string {
  return fault !== undefined;
}

/** Sends a submit again whose sender never saw an answer: it ends as one request, an earlier one if it was made. */
async function sendAgain(stage: Stage, submit: Submit, isMade: boolean, limit: number): Promise<string[]> {
  const requests = () =>
    stage.query('select reference from requests where idempotency_key = $1', [submit.key]);
  const before = await requests();
  await sendUntilAcknowledged(stage.product.origin, submit, limit);
  const after = await requests();
  const faults: string[] = [];
  if (before.length !== (isMade ? 1 : 0))
    faults.push(`a submit without an answer made ${before.length} requests`);
  if (
    after.length !== 1 ||
    after[0]?.reference !== submit.reference ||
    (isMade && before[0]?.reference !== submit.reference)
  )
    faults.push(`sent again, ${submit.reference} is not the one request`);
  return faults;
}

/** Each request that a member made has its two files, its timeline, its audit line and two mails, acknowledged or not. */
async function brokenRequests(stage: Stage): Promise<string[]> {
  const rows = await stage.query(
    `select reference from requests r join people p on p.id = r.person_id
      where p.email not like '%@demo.example' and (
            (select count(*) from request_files f where f.request_id = r.id) <> 2
         or (select count(*) from request_events e where e.request_id = r.id) <> 1
         or (select count(*) from audit_trail a where a.subject = 'request:' || r.reference) <> 1
         or (select count(*) from outgoing_mails m where m.subject like r.reference || ':%') <> 2)`,
  );
  return rows.map(({ reference }) => `${reference} is not whole`);
}

/** To each new member one mail to confirm the address, for each request two, and nothing else: so many in all. */
async function otherMails(stage: Stage, wanted: number): Promise<string[]> {
  const posted = new Set(
    (await stage.query('select message_id from outgoing_mails')).map((row) => row.message_id),
  );
  const arrived = new Set<unknown>(stage.mails.map(({ messageId }) => messageId));
  if (posted.size === wanted && arrived.size === wanted && [...arrived].every((id) => posted.has(id)))
    return [];
  return [`of ${wanted} mails ${posted.size} were posted and ${arrived.size} have arrived`];
}
