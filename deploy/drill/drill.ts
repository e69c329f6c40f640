import { setTimeout as passed } from 'node:timers/promises';
import { type Load, reconcile, startLoad } from './load.ts';
import { openStage, type Stage } from './stage.ts';

// The drills of docs/deploying.md, each on a set of its own: `npm run drill`, or `npm run drill -- failover`.

const clients = 4;
const before = 5_000;
const after = 5_000;

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

function fail(line: string): void {
  say(`FAILED: ${line}`);
  process.exitCode = 1;
}

function tellFailures({ failures }: Load): string {
  const counts = Map.groupBy(failures, (failure) => failure);
  return [...counts].map(([failure, all]) => `${all.length} × ${failure}`).join(', ') || 'none';
}

async function rollingRestart(stage: Stage): Promise<void> {
  const load = await startLoad(stage.origin, clients);
  await passed(before);
  await stage.restartInTurn();
  await passed(after);
  await load.stop();
  const { kept, lost } = await reconcile(stage.origin, load.acknowledged);
  say(`answers while both instances were restarted in turn: ${load.answers}, failed: ${tellFailures(load)}`);
  say(`requests acknowledged: ${load.acknowledged.length}, found whole: ${kept}`);
  if (load.failures.length > 0) fail('a rolling restart turns nobody away');
  if (lost.length > 0) fail(`lost: ${lost.join(', ')}`);
}

/** Kills the primary under load and promotes the standby. Answers what was lost. */
async function failOver(stage: Stage, beforeTheKill: () => Promise<void>): Promise<string[]> {
  const load = await startLoad(stage.origin, clients);
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
  await load.stop();
  const { kept, lost } = await reconcile(stage.origin, load.acknowledged);
  say(
    `primary killed with ${acknowledgedBefore} requests acknowledged, ${load.acknowledged.length} in the end`,
  );
  say(
    `standby promoted after ${(promoted / 1000).toFixed(1)} s, next request acknowledged after ${(again / 1000).toFixed(1)} s`,
  );
  say(`answers that failed meanwhile: ${tellFailures(load)}`);
  say(`acknowledged requests found whole: ${kept}, lost: ${lost.length}`);
  return lost;
}

const drills: Record<string, (stage: Stage) => Promise<void>> = {
  restart: rollingRestart,
  async failover(stage) {
    await stage.pair.waitForStandby();
    const lost = await failOver(stage, async () => undefined);
    if (lost.length > 0) fail('a synchronous standby has every request that was acknowledged');
  },
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
