import { expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';

function faultsOf(tree: Record<string, string>): string[] {
  return findFaults(new Map(Object.entries(tree)));
}

/** A file that imports `target`; of its faults, the words behind the path. */
function faultOf(path: string, target: string): string | undefined {
  const [fault] = faultsOf({ [path]: `import { x } from '${target}';` });
  return fault?.slice(path.length + 2);
}

/** A tree in which dossiers name what others may take of them. */
const index = {
  'src/domains/dossiers/index.ts': "export const open = ['server/tables.ts', 'web/card.tsx'];",
};

test.each([
  ['src/platform/web/call/call.ts', '../../contract/call.ts'],
  ['src/root.tsx', '#app/shell/shell.tsx'],
  ['src/root.tsx', './+types/root.ts'],
  ['src/entry.server.tsx', 'node:stream'],
  ['src/domains/accounts/login.page.tsx', './web/sign-in/login-form.tsx'],
  ['src/domains/accounts/login.page.tsx', '#platform/web/session/session.ts'],
  ['src/domains/accounts/login.page.tsx', '#page-table.ts'],
  ['src/app/shell/header/header.tsx', '#ui/action/menu.tsx'],
  ['src/app/pages/home.page.tsx', '#domains/finder/web/page/finder-page.tsx'],
  ['src/app/main.ts', '#demo/seed.ts'],
  ['src/app/product.ts', '#domains/requests/server/routes.ts'],
  ['src/call-table.ts', '#domains/requests/contract/requests.ts'],
  ['src/platform/server/files/storage/storage.ts', '../../settings/settings.ts'],
  ['src/domains/requests/server/rules.ts', 'node:crypto'],
  ['src/domains/requests/server/rules.ts', '#domains/dossiers/contract/dossiers.ts'],
  ['src/domains/requests/contract/requests.ts', '#domains/dossiers/contract/dossiers.ts'],
  ['src/domains/requests/server/routes.test.ts', '#domains/dossiers/server/routes.ts'],
  ['src/domains/finder/server/visits/queries.ts', '../../engine/finder.ts'],
  ['demo/rows.ts', '#domains/dossiers/server/tables.ts'],
  ['demo/deals/insert.ts', '#domains/requests/server/submit/submit.ts'],
  ['scripts/check.ts', 'node:fs'],
])('%s may import %s', (path, target) => {
  expect(faultOf(path, target)).toBeUndefined();
});

test.each([
  ['src/platform/web/call/call.ts', '#app/app.ts'],
  ['src/platform/web/call/call.ts', '#call-table.ts'],
  ['src/platform/web/call/call.ts', '../../server/http/calls.ts'],
  ['src/ui/action/menu.tsx', '#platform/contract/roles.ts'],
  ['src/forms/phone-field.tsx', '#domains/accounts/contract/accounts.ts'],
  ['src/app/shell/header/header.tsx', '#domains/finder/web/filters/chips.tsx'],
  ['src/domains/finder/web/filters/chips.tsx', '../../server/visits/queries.ts'],
  ['src/domains/finder/web/filters/chips.tsx', '#app/shell/header/header.tsx'],
  ['src/domains/finder/contract/finders.ts', '../engine/finder.ts'],
  ['src/domains/accounts/login.page.tsx', './sign-up.page.tsx'],
  ['src/domains/accounts/login.page.tsx', './server/tables.ts'],
  ['src/domains/accounts/login.page.tsx', 'node:crypto'],
  ['src/platform/web/session/session.ts', 'node:crypto'],
  ['src/platform/contract/call.ts', '../web/call/call.ts'],
  ['src/app/app.ts', '#platform/web/call/call.ts'],
  ['src/app/app.ts', './shell/shell.tsx'],
  ['src/platform/server/mail/outbox.ts', '#domains/requests/server/tables.ts'],
  ['src/domains/finder/engine/finder.ts', '#platform/server/http/errors.ts'],
  ['src/domains/requests/server/routes.ts', '#app/app.ts'],
  ['src/domains/requests/server/rules.ts', './queries.ts'],
  ['src/domains/requests/server/rules.ts', 'drizzle-orm'],
  ['demo/rows.ts', '#domains/dossiers/server/queries.ts'],
  ['src/app/app.ts', '../platform/server/http/errors.ts'],
  ['src/app/app.ts', '../../elsewhere/data.ts'],
  ['src/app/app.test.ts', '/srv/elsewhere/data.ts'],
])('%s must not import %s', (path, target) => {
  expect(faultOf(path, target)).toMatch(/^imports /);
});

test('a domain takes from a lower floor what its index names, and nothing from a higher one', () => {
  const routes = 'src/domains/requests/server/routes.ts';
  const view = 'src/domains/requests/web/view.tsx';
  const takes = (targets: Record<string, string>) =>
    faultsOf({
      ...index,
      ...Object.fromEntries(Object.entries(targets).map(([path, target]) => [path, `import '${target}';`])),
    });
  const both = { [routes]: '#domains/dossiers/server/tables.ts', [view]: '#domains/dossiers/web/card.tsx' };
  expect(takes(both)).toEqual([]);
  expect(takes({ ...both, [`${routes}x`]: '#domains/dossiers/server/queries.ts' })).toEqual([
    expect.stringContaining('which the index of dossiers does not name'),
  ]);
  expect(
    takes({ ...both, 'src/domains/dossiers/server/routes.ts': '#domains/requests/contract/requests.ts' }),
  ).toEqual([expect.stringContaining('but requests stands on a floor above dossiers')]);
  expect(takes({ [routes]: '#domains/dossiers/server/tables.ts' })).toEqual([
    "src/domains/dossiers/web/card.tsx: stands in its domain's index, but no other domain takes it",
  ]);
});

test('a type is an import too, and so are a re-export and a dynamic import', () => {
  const forms = [
    "import type { App } from '#app/app.ts';",
    "export { app } from '#app/app.ts';",
    "const app = await import('#app/app.ts');",
    "import '#app/app.ts';",
    "import {\n  app,\n} from '#app/app.ts';",
  ];
  for (const form of forms) expect(faultsOf({ 'src/platform/web/call/call.ts': form }), form).toHaveLength(1);
});

test('an import that is only told of, in a comment or a text, is none', () => {
  const text = `// import { a } from '#app/app.ts';\n/* from '#app/app.ts' */\nconst a = "from '#app/app.ts'";
    const b = \`import '#app/app.ts'\`; const c = 'it\\'s from'; const d = '#app/app.ts';`;
  expect(faultsOf({ 'src/platform/web/call/call.ts': text })).toEqual([]);
});

test('a domain holds its tiers, its index and its pages', () => {
  const holds = (part: string) => faultsOf({ [`src/domains/accounts/${part}`]: '' });
  for (const part of [
    'contract/a.ts',
    'server/a/b.ts',
    'web/a.tsx',
    'index.ts',
    'login.page.tsx',
    'login.module.css',
  ])
    expect(holds(part), part).toEqual([]);
  for (const part of ['helpers.ts', 'forms/a.tsx', 'login.tsx']) expect(holds(part), part).toHaveLength(1);
  expect(faultsOf({ 'src/domains/elsewhere/server/a.ts': '' })).toHaveLength(1);
});

test('a folder holds no more files than one finds at a glance', () => {
  const filled = (folder: string, count: number) =>
    faultsOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/a${at}.ts`, ''])));
  expect(filled('src/ui', 25)).toEqual([]);
  expect(filled('src/ui', 26)).toEqual([expect.stringContaining('src/ui: holds 26 files')]);
  expect(filled('src/platform/server/database/migrations', 26)).toEqual([]);
});

test.each(['src/ui/InfoTip.tsx', 'src/ui/info_tip.tsx', 'src/platform/contract/dossierLists.ts'])(
  '%s is not kebab-case',
  (path) => {
    expect(faultsOf({ [path]: '' })).toEqual([`${path}: names are kebab-case`]);
  },
);

test('a circle between files is named, a way that meets again is none', () => {
  const circle = {
    'demo/a.ts': "import './b.ts';",
    'demo/b.ts': "import './c.ts';",
    'demo/c.ts': "import './a.ts';",
  };
  expect(faultsOf(circle)).toEqual(['a circle: demo/a.ts → demo/b.ts → demo/c.ts → demo/a.ts']);
  const diamond = {
    'demo/a.ts': "import './b.ts'; import './c.ts';",
    'demo/b.ts': "import './c.ts';",
    'demo/c.ts': '',
  };
  expect(faultsOf(diamond)).toEqual([]);
});

test('the environment is read in the settings, in tests and in scripts only', () => {
  const reads = 'const port = process.env.PORT;';
  expect(
    faultsOf({
      'src/platform/server/settings/settings.ts': reads,
      'src/app/app.test.ts': reads,
      'scripts/run.ts': reads,
    }),
  ).toEqual([]);
  expect(faultsOf({ 'src/app/app.ts': reads })).toEqual([
    expect.stringContaining('src/app/app.ts: reads the environment'),
  ]);
});

test('a row is not locked within a join: what was joined to it may be older than the wait', () => {
  const locks = (how: string) => faultsOf({ 'src/app/a.ts': `db.select().from(a).for('update'${how});` });
  expect(locks('')).toEqual([]);
  expect(locks(', { skipLocked: true }')).toEqual([]);
  expect(locks(', { of: a }')).toEqual([expect.stringContaining('src/app/a.ts: locks a row within a join')]);
  expect(locks(', { skipLocked: true, of: a }')).toHaveLength(1);
});
