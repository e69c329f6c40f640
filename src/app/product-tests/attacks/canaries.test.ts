import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type InjectOptions,
  type LightMyRequestResponse,
} from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { errorBody } from '#platform/contract/errors.ts';
import { answerErrors } from '#platform/server/http/errors.ts';
import { secure } from '#platform/server/http/security.ts';
import { pages } from '#platform/server/pages/pages.ts';
import { createLog } from '#platform/server/process/log.ts';
import { sendForm } from '#testing/deals.ts';
import { linkIn, mailsTo } from '#testing/mailbox.ts';
import { pdf } from '#testing/sample-files.ts';
import { startTestProduct, type TestProduct, testPassword } from '#testing/test-product.ts';

/** Every line that the product has written, from the level at which it tells most. */
const lines: string[] = [];
const log: FastifyBaseLogger = createLog('trace', { write: (line) => lines.push(line) });
/** What must stand in none of them. Whatever holds this word is one. */
const canaries = new Set(['canary']);
const answers: LightMyRequestResponse[] = [];

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://dosebridge.example' }, { log, searches: false });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => product.stop());

async function ask(asked: InjectOptions): Promise<LightMyRequestResponse> {
  const answer = await product.app.inject(asked);
  answers.push(answer);
  return answer;
}

function post(url: string, payload: object, headers = {}) {
  return ask({ method: 'POST', url, payload, headers });
}

/** Takes the table away while it asks: the answer is a fault of ours, with its stack in the log. */
async function askWithout(table: string, asked: InjectOptions): Promise<void> {
  await product.db.execute(sql.raw(`alter table ${table} rename to away`));
  const answer = await ask(asked);
  await product.db.execute(sql.raw(`alter table away rename to ${table}`));
  expect(answer.statusCode).toBe(500);
}

/** The key in the latest mail's link: it stands in a path, or in the query of an invitation's. */
async function keyFromMail(email: string, subject: string): Promise<string> {
  const link = linkIn((await mailsTo(product.dataDir, email, subject)).at(-1));
  const key = link.searchParams.get('invite') ?? link.pathname.split('/')[2] ?? '';
  expect(key.length).toBeGreaterThan(20);
  canaries.add(key);
  return key;
}

/** Nothing of what was done since is written with a canary, and something is written. */
async function expectSilence(lineCount: number, of: RegExp): Promise<void> {
  const written = await vi.waitFor(() => {
    const since = lines.slice(lineCount);
    if (!since.some((line) => of.test(line))) throw new Error(`no line says ${of}`);
    return since;
  });
  for (const line of written) {
    for (const canary of canaries) expect(line.includes(canary), `${canary} in ${line}`).toBe(false);
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
  }
}

const email = 'ana@canary.example';
const password = 'a canary passphrase';

test('registering, signing in and the second factor leave no password, token, code or address', async () => {
  const before = lines.length;
  const registered = await post('/register', {
    name: 'Ana Canary',
    organisation: 'Canary Pharma',
    phone: '9121234567',
    Email: email,
    password,
  });
  expect(registered.statusCode).toBe(200);
  canaries.add(registered.json().token);
  await keyFromMail(email, 'confirm your email');
  await post('/login', { email, password: 'another canary' });
  const { token } = (await post('/login', { email, password })).json();
  canaries.add(token);
  const headers = { authorization: `Bearer ${token}`, cookie: `canary=${token}` };
  const started = await ask({
    ...{ method: 'POST', url: '/api/account/second-factor', headers },
    payload: { password },
  });
  canaries.add(started.json().data.secret);
  await post('/api/account/second-factor/confirm', { code: 'canary' }, headers);
  await post('/api/sign-in-codes', { code: 'canary-canary-canary' });
  await ask({ url: '/login?signin=canary&email=canary' });
  await expectSilence(before, /"route":"\/login","status":200/);
});

test('a reset leaves no key: not from the page, the call, a second use, or an address that cannot be read', async () => {
  const before = lines.length;
  await post('/forgot-password', { Email: email });
  const key = await keyFromMail(email, 'Set a new password');
  for (const end of [encodeURIComponent(email), '%zz', `${encodeURIComponent(email)}?searched=canary`]) {
    const answer = await ask({ url: `/reset-password/${key}/${end}` });
    expect(answer.body).not.toContain(key);
  }
  const fields = { Email: email, validateStr: key, password: 'a second canary passphrase' };
  await askWithout('account_keys', { method: 'POST', url: '/reset-password', payload: fields });
  expect((await post('/reset-password', fields)).statusCode).toBe(200);
  expect((await post('/reset-password', fields)).statusCode).toBe(400);
  await expectSilence(before, /"route":"\/reset-password","status":500/);
});

test('an invitation leaves no key, nor do links that are wrong', async () => {
  const before = lines.length;
  const invited = 'invited@canary.example';
  await post('/sign-up', { name: 'Canary', Email: invited });
  const invite = await keyFromMail(invited, 'Your invitation');
  await ask({ url: `/sign-up?email=${invited}&invite=${invite}` });
  const profile = { name: 'Canary', organisation: 'Canary', Email: invited, password, invite };
  canaries.add((await post('/register', profile)).json().token);
  await post('/api/email-verifications/confirm', { key: 'canary-canary' });
  await post('/api/alerts/stop', { key: 'canary-canary' });
  await expectSilence(before, /"route":"\/register","status":200/);
});

test('uploads leave neither names nor words of files, taken, refused or failing', async () => {
  const before = lines.length;
  const member = await product.signIn();
  canaries.add(member.token);
  const id = String(await product.list());
  const send = (name: string, content = pdf('canary')) =>
    sendForm(
      product,
      member,
      '/create-dossertermsheet',
      { id, cdaOrNda: [[content, name]] },
      { cookie: 'canary' },
    );
  await send('canary.pdf');
  await send('canary.exe');
  await send('canary.pdf', Buffer.from('canary, and no PDF at all'));
  await product.db.execute(sql.raw('alter table requests rename to away'));
  await send('canary.pdf');
  await product.db.execute(sql.raw('alter table away rename to requests'));
  await expectSilence(before, /"route":"\/create-dossertermsheet"/);
});

test('faults leave nothing of what was sent: searches, messages, broken JSON, unknown fields, values in statements', async () => {
  const before = lines.length;
  const { headers } = await product.signIn();
  const message = { name: 'Canary', email, phone: '9121234567', message: 'canary' };
  await askWithout('contacts', { method: 'POST', url: '/create-contact', payload: message });
  await post('/create-contact', { ...message, email: 'canary' });
  await post(
    '/search-dossier',
    { searchChar: 'canary', canary: 'canary', usConstraintDate: 'canary' },
    headers,
  );
  await ask({ url: '/api/search/suggestions?kind=dossier&typed=canary', headers });
  await ask({ url: '/api/requests/canary', headers });
  const type = { 'content-type': 'application/json' };
  for (const payload of [`{"password":"canary`, `{"password":canary}`, 'canary']) {
    await ask({ method: 'POST', url: '/login', headers: type, payload });
  }
  await ask({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'canary/canary' },
    payload: 'canary',
  });
  await ask({
    url: '/canary?searched=canary',
    headers: { referer: 'https://canary.example/', host: 'canary' },
  });
  await expectSilence(before, /"route":"\/create-contact","status":500/);
});

const secret = 'Host: canary\r\nAuthorization: Bearer canary-canary\r\n';

test.each([
  ['rubbish', 400, `GET /canary HTTP/1.1\r\n${secret}not a header\r\n\r\n`],
  [
    'half a body',
    400,
    `POST /login HTTP/1.1\r\n${secret}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"password":"canary`,
  ],
  ['two lengths', 400, `POST /login HTTP/1.1\r\n${secret}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  ['too long a header', 431, `GET /canary HTTP/1.1\r\n${secret}X: ${'canary'.repeat(4_000)}\r\n\r\n`],
  [
    'no host',
    400,
    'GET /canary HTTP/1.1\r\nAuthorization: Bearer canary-canary\r\nConnection: close\r\n\r\n',
  ],
  ['an expectation', 404, `GET /api/canary HTTP/1.1\r\n${secret}Expect: canary\r\nConnection: close\r\n\r\n`],
])(
  'a connection that sends %s is told so as any other, and leaves none of its bytes',
  async (_, status, sent) => {
    const before = lines.length;
    const { port } = product.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(sent);
    const heard = await text(socket);
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    const headers = new Headers(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    const { requestId, message, code } = errorBody.parse(JSON.parse(body));
    expect([head.split(' ')[1], code]).toEqual([String(status), expect.any(String)]);
    expect(message).toMatch(/\w+ \w+/);
    expect(requestId).toBe(headers.get('x-request-id'));
    expectHardened(headers);
    await expectSilence(before, new RegExp(`"reqId":"${requestId}".*"refused`));
    expect(lines.slice(before).filter((line) => line.includes('"refused'))).toHaveLength(1);
  },
);

function expectHardened(headers: Headers): void {
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000;/);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
}

test('a page that fails leaves no key, and no answer, of whatever kind, tells another site where it was asked for', async () => {
  const before = lines.length;
  const build = await mkdtemp(join(tmpdir(), 'dosebridge-build-'));
  await mkdir(join(build, 'client'), { recursive: true });
  await mkdir(join(build, 'server'));
  await writeFile(join(build, 'client/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(
    join(build, 'server/index.js'),
    `export async function render({ url }, { onError }) {
      if (!url.includes('reset-password')) return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
      onError(new Error('No page matches ' + url));
      throw new Error('No page matches ' + url);
    }`,
  );
  const app: FastifyInstance = Fastify({ loggerInstance: log });
  answerErrors(app);
  secure(app, { development: false });
  const publicUrl = 'https://dosebridge.example';
  await app.register(pages, {
    mode: 'production',
    buildDirectory: build,
    publicUrl,
    readRevision: async () => '',
  });
  for (const url of ['/', '/logo.svg', '/reset-password/canary-key/ana%40canary.example', '/api/canary']) {
    answers.push(await app.inject({ url }));
  }
  await app.close();
  await rm(build, { recursive: true, force: true });
  await expectSilence(before, /A page could not be rendered/);

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
    new Set([200, 400, 401, 404, 415, 500]),
  );
  for (const { headers, statusCode, body } of answers) {
    expect([headers['referrer-policy'], statusCode], body.slice(0, 200)).toEqual(['no-referrer', statusCode]);
    expectHardened(new Headers(headers as Record<string, string>));
  }
});

test('the whole walk wrote its lines', () => {
  expect(lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(25);
  expect(canaries.size).toBeGreaterThan(6);
  expect(lines.join('')).not.toContain(testPassword);
});
