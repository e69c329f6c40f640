// Everything that must hold, from a fresh clone: `npm test`. Stops where a step fails; ends with the slowest tests, the
// time of each part, and the total over unit, integration and end-to-end tests. `npm test -- --changed` runs only the
// tests that what was changed can reach: see scripts/changed-tests.mjs.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedTests } from './changed-tests.mjs';
import { makeCheckFolder } from './check-folder.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const results = resolve('.cache/test-results');
const vitestFile = join(results, 'vitest.json');
const playwrightFile = join(results, 'playwright.json');
const tortureFile = join(results, 'torture.json');
const folder = makeCheckFolder();
/** What the torture and the journeys start on is filled by the first of them: see testing/running/seed-once.ts. */
const onFilledFolder = { FILLED_DATA_DIR: join(folder, 'filled') };
const vitestReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`];

const chosen = process.argv.includes('--changed')
  ? changedTests()
  : { vitest: [], playwright: [], torture: [] };

/**
 * What stands together runs side by side: the torture, which waits more than it works, beside what works all the time. Each
 * step is a script of package.json of its own; `read` takes what its test runner reported.
 */
const groups = [
  [{ title: 'Install', command: ['node', 'scripts/prepare.mjs', '--with-tests'] }],
  [
    { title: 'Chromium', command: ['node', 'scripts/chromium.mjs'] },
    { title: 'Redis', command: ['node', 'scripts/redis.mjs'] },
    { title: 'ClamAV', command: ['node', 'scripts/clamd.mjs'] },
    { title: 'Poppler', command: ['node', 'scripts/poppler.mjs'] },
  ],
  [
    { title: 'Types', command: script('types') },
    { title: 'Lint and format', command: script('lint') },
    { title: 'Import arrows and file names', command: script('arrows') },
    // Before the tests: the walk over every page opens the built ones.
    { title: 'Build', command: script('build') },
  ],
  [
    {
      title: 'Unit and integration tests',
      command: chosen.vitest && script('test:unit', ...vitestReporters, ...chosen.vitest),
      read: readVitest,
      writesAsItGoes: true,
    },
    {
      title: 'Torture, short form',
      command: chosen.torture && script('torture', '--short', `--count=${tortureFile}`),
      environment: onFilledFolder,
      read: () => ({ ...JSON.parse(readFileSync(tortureFile, 'utf8')), tests: [] }),
    },
  ],
  [
    {
      title: 'End-to-end tests',
      command: chosen.playwright && script('test:e2e', '--reporter=list,json', ...chosen.playwright),
      environment: { ...onFilledFolder, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile },
      read: readPlaywright,
    },
  ],
];

function script(name, ...parameters) {
  return ['npm', 'run', '--silent', name, ...(parameters.length > 0 ? ['--', ...parameters] : [])];
}

/** A file that could not even be loaded has no failed test in it, and counts as one. */
function readVitest() {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(vitestFile, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.slice(process.cwd().length + 1)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, tests };
}

function readPlaywright() {
  const { stats, errors, suites } = JSON.parse(readFileSync(playwrightFile, 'utf8'));
  const tests = suites.flatMap(specsIn).map(({ file, title, tests }) => ({
    name: `e2e/${file} › ${title}`,
    milliseconds: Math.max(...tests.flatMap(({ results }) => results.map(({ duration }) => duration)), 0),
  }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, tests };
}

function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** A step that fails without a count (types, lint, a runner that broke down) is one failure. */
function tally({ read }, succeeded) {
  try {
    const { passed, failed, tests } = read?.() ?? { passed: 0, failed: 0, tests: [] };
    return { passed, failed: succeeded ? failed : Math.max(failed, 1), tests };
  } catch {
    return { passed: 0, failed: 1, tests: [] };
  }
}

function run({ command: [command, ...parameters], environment }, writesAsItGoes) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: writesAsItGoes ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: folder, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('error', (error) => resolve({ succeeded: false, output: `${output}${error.message}\n` }));
    child.once('close', (status) => resolve({ succeeded: status === 0, output }));
  });
}

/** Answers what it has kept of the step's output, for when all that run with it are through. */
async function play(step, writesAsItGoes) {
  const head = `\n━━━ ${step.title} ━━━`;
  if (writesAsItGoes) console.log(head);
  const started = Date.now();
  const { succeeded, output } = await run(step, writesAsItGoes);
  const { passed, failed, tests } = tally(step, succeeded);
  total.passed += passed;
  total.failed += failed;
  slowest.push(...tests);
  const counts = step.read ? `  (${passed} passed, ${failed} failed)` : '';
  summary.set(step, `${failed === 0 ? '✓' : '✗'} ${inSeconds(Date.now() - started)}  ${step.title}${counts}`);
  return writesAsItGoes ? undefined : `${head}\n${output.trimEnd()}`;
}

function inSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const began = Date.now();
const summary = new Map();
const slowest = [];
const total = { passed: 0, failed: 0 };
for (const group of groups) {
  const steps = group.filter(({ command }) => command !== undefined);
  const kept = await Promise.all(steps.map((step) => play(step, step.writesAsItGoes ?? steps.length === 1)));
  for (const output of kept) if (output !== undefined) console.log(output);
  if (total.failed > 0) break;
}

slowest.sort((a, b) => b.milliseconds - a.milliseconds);
const lines = slowest.slice(0, 10).map(({ name, milliseconds }) => `${inSeconds(milliseconds)}  ${name}`);
if (lines.length > 0) console.log(`\n━━━ Slowest tests ━━━\n${lines.join('\n')}`);
const parts = groups.flat().map((step) => {
  return (
    summary.get(step) ??
    `-          ${step.title} (${step.command ? 'not run' : 'not reached by what changed'})`
  );
});
console.log(
  `\n━━━ Summary ━━━\n${parts.join('\n')}\n  ${inSeconds(Date.now() - began)}  in all\n\n${total.passed} passed, ${total.failed} failed`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
