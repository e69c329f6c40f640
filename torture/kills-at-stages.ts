import { fillForm, findLoss, type Submit } from '#testing/running/submits.ts';
import { type Part, recoveryLimit } from './part.ts';
import { falseSuccess, openLiar } from './proxy.ts';
import { acknowledged, reconcile } from './reconcile.ts';
import type { Stage } from './stage.ts';
import { killsToMake } from './strikes.ts';
import { join, sendUntilAcknowledged } from './submitters.ts';

/**
 * The product dies without warning at every stage of a submit, with its embedded database, on one data folder that nobody
 * tidies in between. One kill hits several submits, each at a stage of its own.
 */
export const killsAtStages: Part = {
  name: 'kill -9 at each stage of a submit',
  fault: falseSuccess,
  async run(stage, { isShort, slack, withFault }) {
    const limit = recoveryLimit * slack;
    const liar = withFault ? await openLiar(() => stage.product.origin) : undefined;
    const members = await Promise.all([join(stage), join(stage), join(stage)]);
    const kept: Submit[] = [];
    const starts: number[] = [];
    const faults: string[] = [];
    const figures: string[] = [];
    for (const { strikes, isVaried } of killsToMake) {
      const rounds = isShort ? (isVaried ? 5 : 1) : 12;
      for (let round = 0; round < rounds; round += 1) {
        const submits = await Promise.all(members.map((member) => fillForm(member, stage.dossierId)));
        const [answered, ...struck] = submits as [Submit, ...Submit[]];
        await sendUntilAcknowledged(stage.product.origin, answered, limit);
        const hit = strikes.map((strike, i) => ({ ...strike, submit: struck[i] as Submit }));
        const origin = liar?.origin ?? stage.product.origin;
        const tidyUp: (() => Promise<unknown>)[] = [];
        for (const { reach, submit } of hit) tidyUp.push(await reach({ stage, origin, submit, round }));
        await stage.product.kill();
        for (const tidy of tidyUp) await tidy();
        await stage.start();
        starts.push(stage.product.startedIn);
        faults.push(...(await brokenRequests(stage)));
        for (const { stage: name, submit, isMade } of hit) {
          if (submit.reference !== undefined) faults.push(`${name}: a submit was answered before the kill`);
          else
            faults.push(
              ...(await sendAgain(stage, submit, isMade, limit)).map((fault) => `${name}: ${fault}`),
            );
        }
        kept.push(...submits);
        for (const submit of kept)
          faults.push(...[await findLoss(stage.product.origin, submit)].filter(isText));
      }
      for (const { stage: name, isMade } of strikes)
        figures.push(
          `${name}: ${rounds} kills, ${isMade ? 'each request made' : 'no request made'}, sent again`,
        );
    }
    liar?.close();
    const reconciled = await reconcile(stage, kept.map(acknowledged));
    faults.push(...reconciled.faults, ...(await otherMails(stage, kept)));
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

/** To each new member one mail to confirm the address, for each request two; what a day brings the demo's people is theirs. */
async function otherMails(stage: Stage, kept: readonly Submit[]): Promise<string[]> {
  const [joined] = await stage.query(
    "select count(*)::int as members from people where email like '%@buyer.example'",
  );
  const rows = await stage.query(
    `select message_id, recipient like '%@buyer.example' or split_part(subject, ':', 1) = any($1) as is_wanted
       from outgoing_mails`,
    [kept.map(({ reference }) => reference)],
  );
  const wanted = Number(joined?.members) + 2 * kept.length;
  const posted = new Map(rows.map((row) => [row.message_id, row.is_wanted]));
  const arrived = new Set<unknown>(stage.mails.map(({ messageId }) => messageId));
  const unknown = [...arrived].filter((id) => !posted.has(id)).length;
  const ours = [...posted.keys()].filter((id) => posted.get(id));
  const here = ours.filter((id) => arrived.has(id)).length;
  if (ours.length === wanted && here === wanted && unknown === 0) return [];
  return [`of ${wanted} mails ${ours.length} were posted and ${here} have arrived, and ${unknown} of nobody`];
}
