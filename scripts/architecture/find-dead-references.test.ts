import { expect, test } from 'vitest';
import { findDeadReferences } from './find-dead-references.ts';

const chapter = 'docs/product/05-rules.md';
const rules = '# 5 Validation rules\n\n## 5.1 Login\n\n## 5.12 Phone fields\n';
// In pieces, or these tests would cite it themselves.
const sign = '\u00a7';

function faultsOf(tree: Record<string, string>): string[] {
  const files = new Map(Object.entries({ [chapter]: rules, 'docs/images/page.png': '', ...tree }));
  return findDeadReferences(files, new Set(files.keys()));
}

function faultsIn(path: string, text: string): string[] {
  return faultsOf({ [path]: text }).map((fault) => fault.slice(path.length + 2));
}

test('a number that a heading has may be cited, in code, tests and documents', () => {
  const text = `The rule (${sign}5.1, ${sign}5.12). What follows is no number of it: ${sign}5.1.`;
  for (const path of ['web/login.tsx', 'web/login.test.ts', 'docs/security.md', chapter]) {
    expect(faultsOf({ [path]: path === chapter ? rules + text : text })).toEqual([]);
  }
});

test.each(['5.2', '5.1.1', '9.1', '5'])('a number that no heading has is found: %s', (number) => {
  for (const path of ['web/login.tsx', 'web/login.test.ts', 'docs/security.md']) {
    expect(faultsIn(path, `${sign}${number}`)).toEqual([
      `cites ${sign}${number}, which no heading of docs/product/ has`,
    ]);
  }
});

test('a heading has a number of its chapter, and alone', () => {
  expect(faultsIn(chapter, '# 5 Rules\n\n## Login\n\n## 6.1 Roles\n\n## 5.3 A\n\n### 5.3 B\n')).toEqual([
    "'Login' has no number of its chapter",
    "'6.1 Roles' has no number of its chapter",
    '5.3 stands over two headings',
  ]);
  expect(faultsOf({ 'docs/product/05-rules-more.md': '# 5 Rules, continued\n' })).toEqual([]);
});

test.each([
  ['README.md', 'docs/product/05-rules.md'],
  ['README.md', 'docs/product/'],
  ['README.md', 'docs/images/page.png'],
  ['docs/security.md', 'product/05-rules.md#51-login'],
  ['docs/security.md', '#what-protects-it'],
  ['docs/decisions/keys.md', '../security.md'],
  ['docs/security.md', 'https://example.com/none'],
])('%s may link to %s', (path, target) => {
  const tree = { 'docs/security.md': '', [path]: `## What protects it\n[there](${target})` };
  expect(faultsOf(tree)).toEqual([]);
});

test.each([
  ['README.md', 'docs/none.md'],
  ['docs/security.md', 'docs/product/05-rules.md'],
  ['docs/security.md', 'product/05-rules.md#52-login'],
  ['docs/security.md', '#none'],
  ['docs/security.md', 'images/none.png'],
])('%s must not link to %s', (path, target) => {
  expect(faultsIn(path, `## What protects it\n[there](${target})`)).toContainEqual(
    expect.stringMatching(/^links to /),
  );
});

test('what a document quotes as code is no link', () => {
  expect(faultsIn('docs/security.md', '`a[b](c)`\n```\n[d](e)\n# f\n```\n')).toEqual([]);
});

test('a document is called by a name that it has', () => {
  expect(faultsIn('src/platform/web/call/call.ts', '// See docs/product/05-rules.md.')).toEqual([]);
  expect(faultsIn('src/platform/web/call/call.ts', '// See docs/none.md.')).toEqual([
    'names docs/none.md, which is not there',
  ]);
});

test.each([
  'Specification, sec' + 'tion 5',
  'the specific' + 'ation',
  'a product dec' + 'ision',
  'iss' + 'ue 7',
])('words that cite what is not in the repository are found: %s', (words) => {
  expect(faultsIn('src/app/app.ts', `// ${words}, they say`)).toHaveLength(1);
});

test("a standard's own sections may be cited, and medicines have specifications", () => {
  expect(faultsIn('src/app/app.ts', '// RFC 9110, section 10.1.1; OpenID Connect Core, section 3')).toEqual(
    [],
  );
  expect(faultsIn('src/app/app.ts', '// dissolution outside of its specification')).toEqual([]);
  expect(faultsIn('demo/blog/transfer.ts', '// complies with the specific' + 'ation')).toEqual([]);
});
