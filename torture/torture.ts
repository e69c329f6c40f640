// `npm run torture [-- --short] [-- --with-fault] [-- a word of a part's name]`: the product under kills, lost answers,
// brown-outs and slow clients, on this machine and with a database of its own. Ends with 0 when all parts hold, and with 1
// when one fails: with a fault, all of them, each for that fault; a fault that a part does not notice ends it with 2.
import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import seedOnce from '#testing/running/seed-once.ts';
import { databaseBrownOut } from './database-brown-out.ts';
import { diskBrownOut } from './disk-brown-out.ts';
import { kills } from './kills.ts';
import { killsAtStages } from './kills-at-stages.ts';
import { killsUnderSigning } from './kills-under-signing.ts';
import { lostAnswers } from './lost-answers.ts';
import { mailBrownOut } from './mail-brown-out.ts';
import type { Part, Settings } from './part.ts';
import { slowClients } from './slow-clients.ts';
import { openStage, type Stage } from './stage.ts';

type Row = { parts: Part[]; isEmbedded: boolean };

/** The parts of a row share a stage, one after the other; in the short form, in which nothing is measured, rows play side by side. */
const rows: Row[] = [
  { parts: [slowClients, databaseBrownOut, killsUnderSigning], isEmbedded: false },
  { parts: [kills, mailBrownOut, diskBrownOut], isEmbedded: false },
  { parts: [killsAtStages, lostAnswers], isEmbedded: true },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    'with-fault': { type: 'boolean', default: false },
    seed: { type: 'string' },
    slack: { type: 'string' },
    /** Where to write the count of what held and what did not. */
    count: { type: 'string' },
  },
});

type Verdict = 'holds' | 'FAILS' | 'fails, as it should' | 'DID NOT NOTICE THE FAULT';

/** With a fault, only to fail is not enough: the fault that was put in must be among those found. */
function judge({ fault }: Part, faults: readonly string[], { withFault }: Settings): Verdict {
  if (!withFault) return faults.length === 0 ? 'holds' : 'FAILS';
  return faults.some((found) => fault.found.test(found)) ? 'fails, as it should' : 'DID NOT NOTICE THE FAULT';
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says what came of a part when it is through: others may run beside it. */
async function play(part: Part, stage: Stage): Promise<Verdict> {
  const began = performance.now();
  const { figures, faults } = await part.run(stage, settings);
  const verdict = judge(part, faults, settings);
  const lines = [
    `\n${part.name}${settings.withFault ? `, with a fault: ${part.fault.what}` : ''}`,
    ...figures,
    ...faults.slice(0, 10).map((fault) => `fault: ${fault}`),
    ...(faults.length > 10 ? [`… and ${faults.length - 10} more`] : []),
    `${verdict} (${((performance.now() - began) / 1000).toFixed(0)} s)`,
  ];
  say(lines.join('\n  '));
  if (verdict === 'FAILS') say(stage.product.output().slice(-4_000));
  return verdict;
}

/** Stops at a part that breaks down: what it leaves behind is no ground for the next one of its stage. */
async function playRow({ parts, isEmbedded }: Row): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  if (parts.length === 0) return verdicts;
  let stage: Stage | undefined;
  try {
    stage = await openStage({ isEmbedded });
    stages.push(stage);
    for (const part of parts) verdicts.push(await play(part, stage));
  } catch (error) {
    const what = parts[verdicts.length]?.name;
    say(`\n${what}\n  BROKE DOWN: ${error instanceof Error ? error.stack : error}`);
    say(stage?.product.output().slice(-4_000) ?? '');
  }
  await stage?.stop();
  return verdicts;
}

function machine(): string {
  return `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`;
}

const settings: Settings = {
  isShort: values.short || values['with-fault'],
  // Among other tests nothing is measured: what is looked for there is what was lost, doubled or answered falsely.
  slack: Number(values.slack ?? (values.short ? 10 : 1)),
  seed: Number(values.seed ?? randomInt(2 ** 31)),
  withFault: values['with-fault'],
  say: (line) => say(`  ${line}`),
};
const chosen = rows.map(({ parts, isEmbedded }) => ({
  parts: parts.filter(({ name }) => positionals.every((word) => name.includes(word))),
  isEmbedded,
}));
const count = chosen.flatMap(({ parts }) => parts).length;
say(`${new Date().toISOString()}, ${machine()}; seed ${settings.seed}, slack ${settings.slack}`);
const stages: Stage[] = [];
const removeSeeded = await seedOnce();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.all(stages.map((stage) => stage.stop())).finally(removeSeeded);
    process.exit(2);
  });
const verdicts: Verdict[] = [];
if (settings.isShort) verdicts.push(...(await Promise.all(chosen.map(playRow))).flat());
else for (const row of chosen) verdicts.push(...(await playRow(row)));
await removeSeeded();
const held = verdicts.filter((verdict) => verdict === 'holds').length;
say(`\n${machine()}\n${held} of ${count} parts hold`);
if (values.count) {
  await mkdir(dirname(values.count), { recursive: true });
  await writeFile(values.count, JSON.stringify({ passed: held, failed: count - held }));
}
const noticed = verdicts.filter((verdict) => verdict === 'fails, as it should').length;
if (settings.withFault) say(`${noticed} of ${count} faults were noticed`);
if (settings.withFault && noticed < count) process.exit(2);
process.exit(held < count ? 1 : 0);
