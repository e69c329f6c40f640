import { expect, test } from '@playwright/test';
import { type Member, proverIn, registerMember } from '#testing/running/members.ts';
import {
  openDatabaseOf,
  type Running,
  removeDataDir,
  seededDataDir,
  startProduct,
} from '#testing/running/product.ts';
import { fillForm, type Submit, send } from '#testing/running/submits.ts';
import * as kills from '../support/kills.ts';
import { expectTwoMailsForEachRequest, unsentMails } from '../support/outbox.ts';
import {
  countOrphans,
  expectEveryRequestWhole,
  expectKept,
  expectResent,
  requestsOf,
} from '../support/reconcile.ts';

/**
 * The product dies without warning at every stage of a submit, on one data folder that nobody tidies in between. At random
 * moments of many submits at once it dies in `npm run torture`.
 */

const asked = Number(process.env.DURABILITY_KILLS || 0);
/** Where each kill hits another part of the stage: more or less of the form is there, another table is being written. */
const killsWhereItVaries = asked || 5;
/** Where each kill hits the same place. */
const killsWhereItIsTheSame = asked || 1;

test.describe.configure({ mode: 'serial', timeout: 60_000 + killsWhereItVaries * 20_000 });

let dataDir: string;
let product: Running;
let members: Member[];
let dossierId: number;

test.beforeAll(async () => {
  dataDir = await seededDataDir();
  product = await startProduct(dataDir);
  members = await Promise.all([1, 2].map(() => registerMember(product.origin, proverIn(dataDir))));
  const session = await openDatabaseOf(dataDir);
  const { rows } = await session.query("select id from dossiers where state = 'published' limit 1");
  await session.end();
  dossierId = rows[0].id;
});

test.afterAll(async () => {
  await product?.stop();
  await removeDataDir(dataDir);
});

/** Whether the request of a submit without an answer has been made when the product comes back. */
type Made = 'made' | 'not made';

async function survive(
  stage: string,
  made: Made,
  rounds: number,
  strike: (round: number) => Promise<Submit[]>,
): Promise<void> {
  const kept: Submit[] = [];
  const counts = { acknowledged: 0, found: 0, unanswered: 0, unansweredButMade: 0, resent: 0 };
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const submits = await strike(round);
    product = await startProduct(dataDir);
    starts.push(product.startedIn);

    const acknowledged = submits.filter((submit) => submit.reference !== undefined);
    const unanswered = submits.filter((submit) => submit.reference === undefined);
    kept.push(...acknowledged);
    counts.acknowledged += acknowledged.length;
    counts.unanswered += unanswered.length;
    await expectEveryRequestWhole(dataDir);
    for (const submit of kept) await expectKept(product.origin, submit);
    counts.found += acknowledged.length;
    for (const submit of unanswered) {
      const requests = await requestsOf(dataDir, submit);
      counts.unansweredButMade += requests.length;
      expect(requests).toHaveLength(made === 'made' ? 1 : 0);
      await expectResent(product.origin, dataDir, submit);
      counts.resent += 1;
    }
    kept.push(...unanswered);
  }
  for (const submit of kept) await expectKept(product.origin, submit);
  const line =
    `${stage}: ${starts.length} kills, ${counts.acknowledged} acknowledged, ${counts.found} found whole, ` +
    `${counts.unanswered} without an answer (${counts.unansweredButMade} of them made), ${counts.resent} re-sent, ` +
    `${await countOrphans(dataDir)} files without a request so far, started again in ` +
    `${Math.round(Math.min(...starts))} to ${Math.round(Math.max(...starts))} ms`;
  process.stdout.write(`  ${line}\n`);
}

/** One submit that is answered, then one that the kill hits. */
function afterOneAnswer(kill: (target: kills.Target) => Promise<void>): (round: number) => Promise<Submit[]> {
  return async (round) => {
    const [answered, submit] = await Promise.all([
      fillForm(members[0] as Member, dossierId),
      fillForm(members[1] as Member, dossierId),
    ]);
    await send(product.origin, answered);
    await kill({ product, dataDir, submit, round });
    expect(submit.reference, 'the kill came too late').toBeUndefined();
    return [answered, submit];
  };
}

test('kills while files stream in lose no acknowledged request', async () => {
  await survive('file stream', 'not made', killsWhereItVaries, afterOneAnswer(kills.killInFileStream));
});

test('kills before the commit lose no acknowledged request', async () => {
  await survive('before commit', 'not made', killsWhereItVaries, afterOneAnswer(kills.killBeforeCommit));
});

test('kills right after the commit lose no request', async () => {
  await kills.addCommitGate(dataDir);
  await survive('after commit', 'made', killsWhereItIsTheSame, afterOneAnswer(kills.killAfterCommit));
  await kills.removeCommitGate(dataDir);
});

test('kills between commit and answer lose no request', async () => {
  await survive('before the answer', 'made', killsWhereItIsTheSame, afterOneAnswer(kills.killBeforeAnswer));
});

test('after all kills each request has two mails, and nothing else has left', async () => {
  await expect.poll(() => unsentMails(dataDir), { timeout: 60_000 + killsWhereItVaries * 10_000 }).toBe(0);
  const count = await expectTwoMailsForEachRequest(dataDir);
  process.stdout.write(`  outbox: ${count} mails, two for each of ${count / 2} requests\n`);
});
