// Everything that must hold, from a fresh clone: `npm test`. Stops at the first step that fails; the last line is
// the total over unit, integration and end-to-end tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const results = resolve('.cache/test-results');
const vitestFile = join(results, 'vitest.json');
const playwrightFile = join(results, 'playwright.json');

const tortureFile = join(results, 'torture.json');

const vitestReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`];

/** Each step is a script of package.json of its own; `count` reads what its test runner reported. */
const steps = [
  { title: 'Install', command: ['node', 'scripts/prepare.mjs', '--with-tests'] },
  { title: 'Chromium', command: ['node', 'scripts/chromium.mjs'] },
  { title: 'Redis', command: ['node', 'scripts/redis.mjs'] },
  { title: 'ClamAV', command: ['node', 'scripts/clamd.mjs'] },
  { title: 'Types', command: script('types') },
  { title: 'Lint and format', command: script('lint') },
  { title: 'Import arrows and file names', command: script('arrows') },
  // Before the tests: the walk over every page opens the built ones.
  { title: 'Build', command: script('build') },
  {
    title: 'Unit and integration tests',
    command: script('test:unit', ...vitestReporters),
    count: countVitest,
  },
  {
    title: 'End-to-end tests',
    command: script('test:e2e', '--reporter=list,json'),
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile },
    count: countPlaywright,
  },
  {
    title: 'Torture, short form',
    command: script('torture', '--short', `--count=${tortureFile}`),
    count: () => JSON.parse(readFileSync(tortureFile, 'utf8')),
  },
];

function script(name, ...parameters) {
  return ['npm', 'run', '--silent', name, ...(parameters.length > 0 ? ['--', ...parameters] : [])];
}

/** A file that could not even be loaded has no failed test in it, and counts as one. */
function countVitest() {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(vitestFile, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function countPlaywright() {
  const { stats, errors } = JSON.parse(readFileSync(playwrightFile, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** A step that fails without a count (types, lint, a runner that broke down) is one failure. */
function tally({ count }, succeeded) {
  try {
    const { passed, failed } = count?.() ?? { passed: 0, failed: 0 };
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const summary = [];
const total = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n━━━ ${step.title} ━━━`);
  const started = Date.now();
  const [command, ...parameters] = step.command;
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...step.environment },
  });
  const { passed, failed } = tally(step, status === 0);
  total.passed += passed;
  total.failed += failed;
  const counts = step.count ? `  (${passed} passed, ${failed} failed)` : '';
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  summary.push(`${failed === 0 ? '✓' : '✗'} ${seconds} s  ${step.title}${counts}`);
  if (failed > 0) break;
}

for (const { title } of steps.slice(summary.length)) summary.push(`-          ${title} (not run)`);
console.log(`\n━━━ Summary ━━━\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
