// What `npm test -- --changed` runs: the tests that a changed file can reach. Changed is what differs from where this
// branch left origin/main (from the commit before, where there is no such branch or nothing on top of it), and what is
// not committed.
import { spawnSync } from 'node:child_process';

/** What every test goes through: a change here reaches all of them. */
const groundwork =
  /^(package(-lock)?\.json|tsconfig\.json|(vite|vitest|react-router|playwright)\.config\.ts|scripts\/[\w-]+\.mjs)$/;
/** What a product in a process of its own is made of. */
const product = /^(src|public|demo)\//;
const behindThePages =
  /^(src\/(app\/(?!shell|pages)|(platform|domains\/[^/]+)\/(contract|server|engine)\/)|demo\/|torture\/|testing\/running\/)/;
const notRun = /\.test\.tsx?$|(^|\/)testing\/(?!running\/)|\.md$/;

/**
 * The parameters of each runner, or nothing where it need not run. An import says which unit test reaches which file; a
 * journey reaches the product by its address, so that any change of the product may reach any journey.
 */
export function changedTests() {
  const base = findBase();
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  console.log(`${changed.length} files differ from ${base.slice(0, 12)}`);
  const parts = changed.filter((path) => !notRun.test(path));
  if (changed.some((path) => groundwork.test(path))) return { vitest: [], playwright: [], torture: [] };
  const reachesJourneys = parts.some((path) => product.test(path));
  return {
    vitest: [`--changed=${base}`],
    playwright: reachesJourneys ? [] : onlyChangedJourneys(changed, base),
    torture: parts.some((path) => behindThePages.test(path)) ? [] : undefined,
  };
}

function onlyChangedJourneys(changed, base) {
  if (!changed.some((path) => /^(e2e|testing)\//.test(path))) return undefined;
  return [`--only-changed=${base}`, '--pass-with-no-tests'];
}

function findBase() {
  const [head = ''] = git('rev-parse', 'HEAD');
  const [left] = git('merge-base', 'HEAD', 'origin/main');
  return left !== undefined && left !== head ? left : (git('rev-parse', 'HEAD~1')[0] ?? head);
}

/** The lines that git answers; none where it cannot. */
function git(...parameters) {
  const { stdout } = spawnSync('git', parameters, { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}
