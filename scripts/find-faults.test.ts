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

test.each([
  ['src/platform/web/call/call.ts', '#platform/contract/call.ts'],
  ['src/root.tsx', './shell/shell.tsx'],
  ['src/root.tsx', './+types/root.ts'],
  ['src/domains/accounts/login.page.tsx', '#web/features/accounts/form.tsx'],
  ['src/domains/accounts/login.page.tsx', '#platform/web/session/session.ts'],
  ['src/app/shell/header/header.tsx', '#ui/action/menu.tsx'],
  ['src/entry.server.tsx', 'node:stream'],
  ['src/app/main.ts', '#demo/seed.ts'],
  ['src/platform/server/files/storage/storage.ts', '#platform/server/settings/settings.ts'],
  ['src/domains/requests/server/queries.ts', '#domains/dossiers/server/tables.ts'],
  ['src/domains/requests/server/rules.ts', '#domains/dossiers/server/rules.ts'],
  ['src/domains/requests/server/rules.ts', 'node:crypto'],
  ['src/domains/requests/server/routes.test.ts', '#domains/dossiers/server/routes.ts'],
  ['demo/rows.ts', '#domains/dossiers/server/tables.ts'],
  ['scripts/check.ts', 'node:fs'],
])('%s may import %s', (path, target) => {
  expect(faultOf(path, target)).toBeUndefined();
});

test.each([
  ['src/platform/web/call/call.ts', '#app/app.ts'],
  ['src/platform/web/call/call.ts', './shell/shell.tsx'],
  ['src/ui/action/menu.tsx', '#platform/contract/roles.ts'],
  ['src/ui/action/menu.tsx', '#platform/web/session/session.ts'],
  ['src/app/shell/header/header.tsx', '#domains/finder/web/filters/chips.tsx'],
  ['src/domains/finder/web/filters/chips.tsx', '#domains/accounts/login.page.tsx'],
  ['src/domains/finder/web/filters/chips.tsx', '#app/shell/header/header.tsx'],
  ['src/domains/accounts/login.page.tsx', './sign-up.tsx'],
  ['src/platform/web/session/session.ts', 'node:crypto'],
  ['src/platform/contract/call.ts', '#app/app.ts'],
  ['src/platform/contract/call.ts', '#platform/web/call/call.ts'],
  ['src/app/app.ts', '#platform/web/call/call.ts'],
  ['src/platform/server/mail/outbox.ts', '#domains/requests/server/tables.ts'],
  ['src/domains/finder/engine/finder.ts', '#platform/server/http/errors.ts'],
  ['src/domains/requests/server/routes.ts', '#app/app.ts'],
  ['src/domains/requests/server/routes.ts', '#domains/dossiers/server/routes.ts'],
  ['src/domains/requests/server/rules.ts', './queries.ts'],
  ['src/domains/requests/server/rules.ts', 'drizzle-orm'],
  ['demo/rows.ts', '#domains/dossiers/server/queries.ts'],
  ['src/app/app.ts', '#platform/contract/call.ts'],
  ['src/app/app.ts', '../../elsewhere/data.ts'],
  ['src/app/app.test.ts', '/srv/elsewhere/data.ts'],
])('%s must not import %s', (path, target) => {
  expect(faultOf(path, target)).toMatch(/^imports /);
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

test('a feature holds only the agreed file names, and tests', () => {
  const tree = {
    'server/features/a/routes.ts': '',
    'server/features/a/routes.test.ts': '',
    'server/features/a/helpers.ts': '',
  };
  expect(faultsOf(tree)).toEqual([
    expect.stringContaining('server/features/a/helpers.ts: a feature holds only tables, '),
  ]);
});

test('web/pages/ holds pages only, with their styles and tests', () => {
  const style = 'web/pages/login.module.css';
  const page = "import classes from './login.module.css';";
  expect(
    faultsOf({ 'src/domains/accounts/login.page.tsx': page, [style]: '', 'web/pages/login.test.tsx': '' }),
  ).toEqual([]);
  expect(faultsOf({ 'src/domains/accounts/sign-up.page.tsx': page })).toHaveLength(1);
  expect(
    faultsOf({ 'web/pages/login/form.tsx': '', 'web/pages/login.css': '', 'web/pages/fields.ts': '' }),
  ).toHaveLength(3);
});

test.each(['web/ui/InfoTip.tsx', 'web/ui/info_tip.tsx', 'contract/dossierLists.ts'])(
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

test('two features that need each other are a circle, though no two files are', () => {
  const tree = {
    'server/features/a/queries.ts': "import '#server/features/b/tables.ts';",
    'server/features/b/queries.ts': "import '#server/features/a/tables.ts';",
  };
  expect(faultsOf(tree)).toEqual(['a circle: server/features/a → server/features/b → server/features/a']);
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
  const locks = (how: string) => faultsOf({ 'server/a.ts': `db.select().from(a).for('update'${how});` });
  expect(locks('')).toEqual([]);
  expect(locks(', { skipLocked: true }')).toEqual([]);
  expect(locks(', { of: a }')).toEqual([expect.stringContaining('server/a.ts: locks a row within a join')]);
  expect(locks(', { skipLocked: true, of: a }')).toHaveLength(1);
});
