// `npm run torture [-- --short] [-- --with-fault] [-- a word of a part's name]`: the product under kills, lost answers,
// brown-outs and slow clients, on this machine and with a database of its own. With a fault, each part has to fail.
import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseBrownOut } from './database-brown-out.ts';
import { diskBrownOut } from './disk-brown-out.ts';
import { kills } from './kills.ts';
import { lostAnswers } from './lost-answers.ts';
import { mailBrownOut } from './mail-brown-out.ts';
import type { Part, Settings } from './part.ts';
import { slowClients } from './slow-clients.ts';
import { openStage, type Stage } from './stage.ts';

const parts = [kills, lostAnswers, databaseBrownOut, mailBrownOut, diskBrownOut, slowClients];

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

/** Whether a part did what it should: hold, or find the fault that was put in. */
async function play(part: Part, stage: Stage, settings: Settings): Promise<boolean> {
  process.stdout.write(`\n${part.name}${settings.withFault ? `, with a fault: ${part.fault}` : ''}\n`);
  const began = performance.now();
  const { figures, faults } = await part.run(stage, settings);
  for (const figure of figures) process.stdout.write(`  ${figure}\n`);
  for (const fault of faults.slice(0, 10)) process.stdout.write(`  fault: ${fault}\n`);
  if (faults.length > 10) process.stdout.write(`  … and ${faults.length - 10} more\n`);
  const isHeld = faults.length === 0;
  const verdict = settings.withFault
    ? { true: 'DID NOT NOTICE THE FAULT', false: 'fails, as it should' }
    : { true: 'holds', false: 'FAILS' };
  process.stdout.write(`  ${verdict[`${isHeld}`]} (${((performance.now() - began) / 1000).toFixed(0)} s)\n`);
  if (!isHeld && !settings.withFault) process.stdout.write(stage.product.output().slice(-4_000));
  return isHeld !== settings.withFault;
}

const settings: Settings = {
  isShort: values.short || values['with-fault'],
  // Among other tests nothing is measured: what is looked for there is what was lost, doubled or answered falsely.
  slack: Number(values.slack ?? (values.short ? 5 : 1)),
  seed: Number(values.seed ?? randomInt(2 ** 31)),
  withFault: values['with-fault'],
};
process.stdout.write(`seed ${settings.seed}\n`);
const chosen = parts.filter(({ name }) => positionals.every((word) => name.includes(word)));
const outcomes: boolean[] = [];
const stage = await openStage();
try {
  for (const part of chosen) outcomes.push(await play(part, stage, settings));
} finally {
  await stage.stop();
}
const passed = outcomes.filter(Boolean).length;
process.stdout.write(`\n${passed} of ${outcomes.length} parts did as they should\n`);
if (values.count) {
  await mkdir(dirname(values.count), { recursive: true });
  await writeFile(values.count, JSON.stringify({ passed, failed: outcomes.length - passed }));
}
process.exit(passed === outcomes.length ? 0 : 1);
