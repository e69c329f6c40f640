import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#call-table.ts';
import type { Call } from '#platform/contract/call.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
let member: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestProduct();
  member = await product.signIn();
  admin = await product.signIn('admin');
});
afterAll(() => product.stop());

const routes = Object.entries(calls as Record<string, Call>).map(([name, call]) => {
  const [method = '', url = ''] = name.split(' ');
  return { name, method: method as 'GET' | 'POST', url: url.replace(/:\w+/g, 'x'), call };
});
const withBody = routes.filter(({ method, call, url }) => method === 'POST' && call.body && isServed(url));

/** Calls whose server follows in a later issue answer 404 to everything; they join when they are served. */
function isServed(url: string): boolean {
  return [
    '/login',
    '/register',
    '/get-dossier',
    '/search-dossier',
    '/get-dossierbyid',
    '/get-productcode',
    '/get-supplier',
    '/search-supplier',
    '/get-supplierbyid',
    '/api/service-interests',
  ].includes(url);
}

const nasty: unknown[] = [
  null,
  [],
  'text',
  42,
  { page: -1 },
  { page: 0 },
  { page: 1.5 },
  { page: 1e30 },
  { page: '1' },
  { limit: 51 },
  { limit: 0 },
  { limit: null },
  { searchChar: 'a\u0000b' },
  { searchChar: '\ud800' },
  { searchChar: 'x'.repeat(501) },
  { searchChar: { $ne: null } },
  { doseForm: ['Tablets', 5] },
  { doseForm: 'Tablet' },
  { usConstraintDate: '2026-13' },
  { usConstraintDate: '2026-1' },
  { supplyStatus: ['With supply', 'Tech transfer'] },
  { curated: 'yes' },
  { operation: { fiveless: true, Twentymore: true } },
  { operation: { fiveless: 1 } },
  { operation: 'fiveless' },
  { SuListing_Filter_Detailed_Dosageform: ['Injectable', 'Injection'] },
  { Sulisting_Filter_cGMP_accreditation: { 0: 'USFDA' } },
  { service: 'Analytical\u0000' },
  { id: 5 },
  { id: ['1'] },
  { email: ['a@b.c'], password: {} },
  { email: 'a@b.c\u0000', password: 'long enough' },
];

test('wrong input is told in a clear 400, never a 500', async () => {
  let refused = 0;
  for (const { method, url } of withBody) {
    for (const payload of nasty) {
      const answer = await product.app.inject({
        method,
        url,
        headers: { ...member.headers, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect([200, 400, 401, 404], `${url} ${JSON.stringify(payload)}: ${answer.body}`).toContain(
        answer.statusCode,
      );
      if (answer.statusCode === 400) {
        refused += 1;
        expect(answer.json()).toMatchObject({ code: 'invalid', message: expect.stringMatching(/\w{3}/) });
      }
    }
  }
  expect(refused).toBeGreaterThan(160);
});

test.each(['{', '{"page":', '', '[1,', 'null null', '{"__proto__":{"page":2}}'])(
  'malformed JSON (%j) is a 400',
  async (payload) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/search-dossier',
      headers: { ...member.headers, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  },
);

test('a body that is too large is a 413', async () => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/search-dossier',
    headers: member.headers,
    payload: { searchChar: 'x'.repeat(300_000) },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large']);
});

test('a content type that is not taken is a 415', async () => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/search-dossier',
    headers: { ...member.headers, 'content-type': 'application/xml' },
    payload: '<page/>',
  });
  expect(answer.statusCode).toBe(415);
});

test.each(['/%ff', '/%', '/get-dossier%00', `/${'x'.repeat(5000)}`])(
  'an address like %.12s breaks nothing',
  async (url) => {
    const answer = await product.app.inject({ url });
    expect([400, 404, 414]).toContain(answer.statusCode);
  },
);

test('every call that needs a session refuses without one, with a dead one, and with rubbish', async () => {
  const guarded = routes.filter(({ call }) => call.access !== 'public');
  const answers: [string, number][] = [];
  for (const { name, method, url } of guarded) {
    for (const authorization of [undefined, 'Bearer', `Bearer ${'A'.repeat(43)}`, 'Basic YTpi']) {
      const answer = await product.app.inject({
        method,
        url,
        headers: authorization ? { authorization } : {},
      });
      if (answer.statusCode !== 401) answers.push([name, answer.statusCode]);
      expect(answer.headers['cache-control'], name).toBe('private, no-store');
    }
  }
  expect(answers).toEqual([]);
});

test('an error carries the request id that the header and the log carry', async () => {
  const answer = await product.app.inject({ url: '/nothing-here' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
});

test('every answer has a policy with a fresh nonce and no unsafe scripts', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () =>
      String((await product.app.inject({ url: '/healthz' })).headers['content-security-policy']),
    ),
  );
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(nonces[0]).toHaveLength(24);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(policies[0]?.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
  expect(policies[0]).toMatch(/; require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard$/);
});

test('every answer has the headers that keep it what it is, and to itself', async () => {
  for (const url of ['/healthz', '/no-such-address']) {
    expect((await product.app.inject({ url })).headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('the process says that it lives and that it can serve', async () => {
  expect((await product.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' });
  await product.refresh();
  expect((await product.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('the OpenAPI document is made from the contract', async () => {
  const document = (await product.app.inject({ url: '/docs/json' })).json();
  expect(document.openapi).toMatch(/^3\./);
  const search = document.paths['/search-dossier'].post;
  expect(Object.keys(search.requestBody.content['application/json'].schema.properties)).toContain(
    'RegionofInterest',
  );
  expect(search.security).toEqual([{ bearer: [] }]);
  expect([search.tags, document.paths['/api/shortlist'].get.tags]).toEqual([['core'], ['api']]);
  expect(search.description).toContain('§7.4');
  expect(Object.keys(document.paths['/create-dossertermsheet'].post.requestBody.content)).toEqual([
    'multipart/form-data',
  ]);
});

test('a page to read it stands at /docs', async () => {
  const page = await product.app.inject({ url: '/docs' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('a route that declares no access fails at boot', async () => {
  const { default: Fastify } = await import('fastify');
  const { guardRoutes } = await import('#platform/server/http/viewer.ts');
  const app = Fastify();
  guardRoutes(app, async () => null);
  app.get('/open-by-mistake', async () => 'secret');
  await expect(app.ready()).rejects.toThrow('GET /open-by-mistake');
});

test('the desk is admitted where members are', async () => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/get-dossier',
    payload: {},
    headers: admin.headers,
  });
  expect(answer.statusCode).toBe(200);
});
