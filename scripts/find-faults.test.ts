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
  ['web/call.ts', '#contract/call.ts'],
  ['web/root.tsx', './shell/shell.tsx'],
  ['web/root.tsx', './+types/root.ts'],
  ['web/pages/login.tsx', '#web/features/accounts/form.tsx'],
  ['web/pages/login.tsx', '#web/session.ts'],
  ['web/shell/header.tsx', '#web/ui/menu.tsx'],
  ['web/entry.server.tsx', 'node:stream'],
  ['server/main.ts', '#demo/seed.ts'],
  ['server/platform/files/storage.ts', '#server/settings.ts'],
  ['server/features/requests/queries.ts', '#server/features/dossiers/tables.ts'],
  ['server/features/requests/rules.ts', '#server/features/dossiers/rules.ts'],
  ['server/features/requests/rules.ts', 'node:crypto'],
  ['server/features/requests/routes.test.ts', '#server/features/dossiers/routes.ts'],
  ['demo/rows.ts', '#server/features/dossiers/tables.ts'],
  ['scripts/check.ts', 'node:fs'],
])('%s may import %s', (path, target) => {
  expect(faultOf(path, target)).toBeUndefined();
});

test.each([
  ['web/call.ts', '#server/app.ts'],
  ['web/call.ts', './shell/shell.tsx'],
  ['web/ui/menu.tsx', '#contract/roles.ts'],
  ['web/ui/menu.tsx', '#web/session.ts'],
  ['web/shell/header.tsx', '#web/features/finder/chips.tsx'],
  ['web/features/finder/chips.tsx', '#web/pages/login.tsx'],
  ['web/features/finder/chips.tsx', '#web/shell/header.tsx'],
  ['web/pages/login.tsx', './sign-up.tsx'],
  ['web/session.ts', 'node:crypto'],
  ['contract/call.ts', '#server/app.ts'],
  ['contract/call.ts', '#web/call.ts'],
  ['server/app.ts', '#web/call.ts'],
  ['server/platform/mail/outbox.ts', '#server/features/requests/tables.ts'],
  ['server/search/finder.ts', '#server/platform/errors.ts'],
  ['server/features/requests/routes.ts', '#server/app.ts'],
  ['server/features/requests/routes.ts', '#server/features/dossiers/routes.ts'],
  ['server/features/requests/rules.ts', './queries.ts'],
  ['server/features/requests/rules.ts', 'drizzle-orm'],
  ['demo/rows.ts', '#server/features/dossiers/queries.ts'],
  ['server/app.ts', '../contract/call.ts'],
  ['server/app.ts', '../../elsewhere/data.ts'],
  ['server/app.test.ts', '/srv/elsewhere/data.ts'],
])('%s must not import %s', (path, target) => {
  expect(faultOf(path, target)).toMatch(/^imports /);
});

test('a type is an import too, and so are a re-export and a dynamic import', () => {
  const forms = [
    "import type { App } from '#server/app.ts';",
    "export { app } from '#server/app.ts';",
    "const app = await import('#server/app.ts');",
    "import '#server/app.ts';",
    "import {\n  app,\n} from '#server/app.ts';",
  ];
  for (const form of forms) expect(faultsOf({ 'web/call.ts': form }), form).toHaveLength(1);
});

test('an import that is only told of, in a comment or a text, is none', () => {
  const text = `// import { a } from '#server/app.ts';\n/* from '#server/app.ts' */\nconst a = "from '#server/app.ts'";
    const b = \`import '#server/app.ts'\`; const c = 'it\\'s from'; const d = '#server/app.ts';`;
  expect(faultsOf({ 'web/call.ts': text })).toEqual([]);
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
  expect(faultsOf({ 'web/pages/login.tsx': page, [style]: '', 'web/pages/login.test.tsx': '' })).toEqual([]);
  expect(faultsOf({ 'web/pages/sign-up.tsx': page })).toHaveLength(1);
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
    faultsOf({ 'server/settings.ts': reads, 'server/app.test.ts': reads, 'scripts/run.ts': reads }),
  ).toEqual([]);
  expect(faultsOf({ 'server/app.ts': reads })).toEqual([
    expect.stringContaining('server/app.ts: reads the environment'),
  ]);
});

test('a row is not locked within a join: what was joined to it may be older than the wait', () => {
  const locks = (how: string) => faultsOf({ 'server/a.ts': `db.select().from(a).for('update'${how});` });
  expect(locks('')).toEqual([]);
  expect(locks(', { skipLocked: true }')).toEqual([]);
  expect(locks(', { of: a }')).toEqual([expect.stringContaining('server/a.ts: locks a row within a join')]);
  expect(locks(', { skipLocked: true, of: a }')).toHaveLength(1);
});
