// Asks the registry for advisories about what is shipped. Exit code 0: none are known; 1: some are; 2: it did not answer,
// so nothing is known.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const report = parse(stdout);

if (report?.vulnerabilities === undefined) {
  const reason = report?.message ?? report?.error?.summary ?? 'no answer';
  console.error(`The registry answers no advisories (${reason}). This says nothing about the packages:`);
  console.error(
    'ask again where the registry answers, or look its list up at https://github.com/advisories.',
  );
  process.exitCode = 2;
} else {
  const found = Object.values(report.vulnerabilities);
  for (const { name, severity, range, via, fixAvailable } of found) {
    const titles = via.map((cause) => cause.title ?? `through ${cause}`).join('; ');
    console.log(`${severity}: ${name} ${range}: ${titles}${fixAvailable ? ' (a fix is out)' : ''}`);
  }
  console.log(
    found.length === 0 ? 'No advisory is known about what is shipped.' : `${found.length} packages`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
