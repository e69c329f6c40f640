import { setTimeout as passed } from 'node:timers/promises';
import { type Load, reconcile, startLoad } from './load.ts';
import { openStage, type Stage } from './stage.ts';

// The drills of docs/deploying.md, each on a set of its own: `npm run drill`, or `npm run drill -- failover`.

const clients = 4;
const before = 5_000;
const after = 5_000;
const away = 10_000;

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

function fail(line: string): void {
  say(`FAILED: ${line}`);
  process.exitCode = 1;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function tellFailures({ failures }: Pick<Load, 'failures'>): string {
  const counts = Map.groupBy(failures, (failure) => failure);
  return [...counts].map(([failure, all]) => `${all.length} × ${failure}`).join(', ') || 'none';
}

async function rollingRestart(stage: Stage): Promise<void> {
  const load = await startLoad(stage, clients);
  await passed(before);
  await stage.restartInTurn();
  await passed(after);
  await stage.redis.stop();
  await passed(after);
  await load.stop();
  await checkPlain(stage);
  const { kept, lost } = await reconcile(stage.instance, load.acknowledged);
  say(
    `answers while both instances were restarted in turn and Redis was killed: ${load.answers}, failed: ${tellFailures(load)}`,
  );
  say(`requests acknowledged: ${load.acknowledged.length}, found whole: ${kept}`);
  if (load.failures.length > 0) fail('neither a rolling restart nor a Redis that dies turns anybody away');
  if (lost.length > 0) fail(`lost: ${lost.join(', ')}`);
}

/** Without TLS a person is led to it; what carries a token or a form is refused before more of it is sent so. */
async function checkPlain({ plainOrigin }: Stage): Promise<void> {
  const page = await fetch(`${plainOrigin}/blog?page=2`, { redirect: 'manual' });
  const { hostname } = new URL(plainOrigin);
  const [status, to] = [page.status, page.headers.get('location')];
  say(`a page asked for without TLS: ${status} to ${to}`);
  if (status !== 308 || !to?.startsWith(`https://${hostname}`) || !to.endsWith('/blog?page=2')) {
    fail('a page without TLS leads to the same page with it');
  }
  const login = await fetch(`${plainOrigin}/login`, { method: 'POST', body: '{}' });
  const call = await fetch(`${plainOrigin}/api/requests`, { headers: { authorization: 'Bearer x' } });
  say(`a login and a call with a token without TLS: ${login.status}, ${call.status}`);
  if (login.status !== 403 || call.status !== 403) fail('what carries a secret is refused without TLS');
}

/** Kills the primary under load and promotes the standby, then does what comes after. Answers what was lost. */
async function failOver(
  stage: Stage,
  beforeTheKill: () => Promise<void>,
  afterwards: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const load = await startLoad(stage, clients);
  await passed(before);
  await beforeTheKill();
  const killedAt = performance.now();
  const acknowledgedBefore = load.acknowledged.length;
  stage.pair.primary.kill();
  await stage.pair.promote();
  const promoted = performance.now() - killedAt;
  while (load.lastBegun < killedAt) await passed(20);
  const again = performance.now() - killedAt;
  await passed(after);
  await afterwards();
  await load.stop();
  const { kept, lost } = await reconcile(stage.instance, load.acknowledged);
  say(
    `primary killed with ${acknowledgedBefore} requests acknowledged, ${load.acknowledged.length} in the end`,
  );
  say(`standby promoted after ${seconds(promoted)}, next request acknowledged after ${seconds(again)}`);
  say(`answers that failed meanwhile: ${tellFailures(load)}`);
  say(`acknowledged requests found whole: ${kept}, lost: ${lost.length}`);
  return lost;
}

/** The former primary is started as what it was, a primary: the balancer must leave it alone. */
async function returnOld({ pair }: Stage): Promise<void> {
  await pair.revive('primary');
  await passed(after);
  const [old] = await pair.primary.run<{ standby: boolean; sessions: number }>(
    `select pg_is_in_recovery() as standby,
      (select count(*)::int from pg_stat_activity where usename like 'dosebridge%') as sessions`,
  );
  say(
    `the former primary is back, calls itself ${old?.standby ? 'standby' : 'primary'}: ${old?.sessions} sessions`,
  );
  if (old?.standby !== false) fail('the former primary is no primary: this drill proves nothing');
  if (old?.sessions !== 0) fail('nobody is sent to a former primary');
}

/** Milliseconds from now to the first acknowledgement of a submit that is begun later. */
async function untilAcknowledged(load: Load): Promise<number> {
  const from = performance.now();
  while (load.lastBegun < from) await passed(20);
  return performance.now() - from;
}

const longestAnswer = 3_000;
const longestRecovery = 10_000;

/** Kills the synchronous standby under load, and ends it one way or the other. */
async function loseStandby(stage: Stage, load: Load, cure: string, end: () => Promise<void>): Promise<void> {
  stage.pair.standby.kill();
  // What the standby had confirmed before is still being answered.
  await passed(1_000);
  const failed = load.failures.length;
  const { answers } = load;
  const acknowledged = load.acknowledged.length;
  load.slowest = 0;
  await passed(away);
  const falsely = load.acknowledged.length - acknowledged;
  const meanwhile = tellFailures({ failures: load.failures.slice(failed) });
  const slowest = load.slowest;
  await end();
  const recovered = await untilAcknowledged(load);
  say(`standby away for ${away / 1000} s: ${load.answers - answers} answers, failed: ${meanwhile}`);
  say(`slowest answer ${seconds(slowest)}, acknowledged meanwhile: ${falsely}`);
  say(`${cure}: next request acknowledged after ${seconds(recovered)}`);
  if (falsely > 0) fail('what the standby does not have is not acknowledged');
  if (slowest > longestAnswer) fail('an answer took longer than three seconds');
  if (recovered > longestRecovery) fail('the set was not back within ten seconds');
}

async function standbyAway(stage: Stage): Promise<void> {
  const { pair } = stage;
  await pair.waitForStandby();
  const load = await startLoad(stage, clients);
  await passed(before);
  await loseStandby(stage, load, 'standby back', () => pair.revive('standby'));
  await passed(after);
  await loseStandby(stage, load, 'waiting for nobody', () => pair.waitForNobody());
  await passed(after);
  await load.stop();
  const { kept, lost } = await reconcile(stage.instance, load.acknowledged);
  say(`requests acknowledged: ${load.acknowledged.length}, found whole: ${kept}`);
  if (lost.length > 0) fail(`lost: ${lost.join(', ')}`);
}

const drills: Record<string, (stage: Stage) => Promise<void>> = {
  restart: rollingRestart,
  async failover(stage) {
    await stage.pair.waitForStandby();
    const lost = await failOver(
      stage,
      async () => undefined,
      () => returnOld(stage),
    );
    if (lost.length > 0) fail('a synchronous standby has every request that was acknowledged');
  },
  standby: standbyAway,
  async asynchronous(stage) {
    const lost = await failOver(stage, async () => {
      stage.pair.hold();
      await passed(before);
    });
    if (lost.length === 0)
      fail('a held asynchronous standby cannot have everything: this drill proves nothing');
  },
};

const wanted = process.argv.slice(2);
for (const [name, drill] of Object.entries(drills)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`${name}\n`);
  const stage = await openStage();
  try {
    await drill(stage);
  } finally {
    await stage.close();
  }
}
