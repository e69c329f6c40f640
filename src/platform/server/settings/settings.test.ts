import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { environment, readSettings } from './settings.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseReplicaUrl: undefined,
    publicUrl: 'http://localhost:3000',
    mail: { smtpUrl: undefined },
    deskEmail: 'desk@demo.example',
    seedDemo: true,
    rateLimits: true,
    secondFactorNeededBy: 'nobody',
    sessionIdle: { hours: 336, adminHours: 12 },
    logLevel: 'info',
  });
});

test('a database of one’s own gets no demo data unless it is asked for', () => {
  const DATABASE_URL = 'postgres://localhost/dosebridge';
  expect(readSettings({ DATABASE_URL }).seedDemo).toBe(false);
  expect(readSettings({ DATABASE_URL, SEED: 'demo' }).seedDemo).toBe(true);
});

test.each([
  ['a public address', { PUBLIC_URL: 'https://dosebridge.example' }],
  ['a host that others reach', { HOST: '0.0.0.0' }],
  ['both', { HOST: '::', PUBLIC_URL: 'http://192.0.2.7:3000' }],
])(
  'the printed password opens nothing behind %s, unless SEED=demo asks for it, which every page tells',
  (_, reached) => {
    const closed = { seedDemo: false, admitsDemoPeople: false, demoBanner: false };
    expect(readSettings(reached)).toMatchObject(closed);
    expect(readSettings({ ...reached, DATABASE_URL: 'postgres://localhost/dosebridge' })).toMatchObject(
      closed,
    );
    expect(readSettings({ ...reached, SEED: 'none' })).toMatchObject(closed);
    const asked = { seedDemo: true, admitsDemoPeople: true, demoBanner: true };
    expect(readSettings({ ...reached, SEED: 'demo' })).toMatchObject(asked);
  },
);

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
  'who is reached at %s alone has the demo, and no banner',
  (PUBLIC_URL) => {
    const demo = { seedDemo: true, admitsDemoPeople: true, demoBanner: false };
    expect(readSettings({ PUBLIC_URL })).toMatchObject(demo);
    expect(readSettings({ PUBLIC_URL, HOST: '::1' })).toMatchObject(demo);
  },
);

test('an empty variable counts as not set', () => {
  expect(readSettings({ SMTP_URL: '', PORT: '' })).toMatchObject({
    port: 3000,
    mail: { smtpUrl: undefined },
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['CLAMD_URL', 'localhost:3310'],
  ['CLAMD_URL', 'http://localhost:3310'],
  ['CLAMD_URL', 'unix:clamd.sock'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['PUBLIC_URL', 'dosebridge.example'],
  ['SMTP_URL', 'mail.example'],
  ['DESK_EMAIL', 'desk'],
  ['DESK_TIME_ZONE', 'Europe/Londres'],
  ['SEED', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMITS', 'no'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY_FALLBACKS', `${'k'.repeat(32)}, short`],
  ['DATABASE_OWNER_URL', 'postgres://localhost/dosebridge'],
  ['REQUIRE_ADMIN_SECOND_FACTOR', 'yes'],
  ['REQUIRE_SECOND_FACTOR', 'everybody'],
  ['LOOPBACK_ISSUERS', 'yes'],
  ['SESSION_IDLE_HOURS', '337'],
  ['ADMIN_SESSION_IDLE_HOURS', '0'],
  ['PROFESSIONAL_NETWORK_URL', 'javascript:alert(1)'],
  ['METRICS_PORT', '3000'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
])('a wrong %s (%s) stops the start with a message that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`\\b${name}: `));
});

test.each([
  ['tcp://scanner:4310', { host: 'scanner', port: 4310 }],
  ['tcp://[::1]', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('a virus scanner at %s is found there', (CLAMD_URL, clamd) => {
  expect(readSettings({ CLAMD_URL }).clamd).toEqual(clamd);
});

test('rate limits are switched off only where nobody else can reach the product', () => {
  expect(() => readSettings({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow('RATE_LIMITS');
  expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
});

test('providers of companies are reached on loopback only where nobody else can reach the product', () => {
  expect(() => readSettings({ LOOPBACK_ISSUERS: 'on', HOST: '0.0.0.0' })).toThrow('LOOPBACK_ISSUERS');
  expect(readSettings({ LOOPBACK_ISSUERS: 'on' }).loopbackIssuers).toBe(true);
});

test('sign-in with Google needs both its id and its secret, and a provider that cannot be listened to', () => {
  const GOOGLE_CLIENT_ID = 'dosebridge';
  expect(() => readSettings({ GOOGLE_CLIENT_ID })).toThrow('GOOGLE_CLIENT_SECRET');
  const google = { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readSettings(google).google?.issuer.href).toBe('https://accounts.google.com/');
  expect(() => readSettings({ ...google, GOOGLE_ISSUER: 'http://login.example' })).toThrow('GOOGLE_ISSUER');
  expect(readSettings({}).google).toBeUndefined();
});

test('the first admin needs both address and password', () => {
  expect(() => readSettings({ ADMIN_EMAIL: 'a@b.example' })).toThrow('ADMIN_PASSWORD');
});

test('docs/operations.md names every variable with its default, and no other', async () => {
  const document = await readFile(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  const table = document.slice(document.indexOf('## Settings'), document.indexOf('## The embedded'));
  const rows = [...table.matchAll(/^\| (`[A-Z].*?) \| (.*?) \| (.*) \|$/gm)];
  const documented = rows.flatMap(([, names = '', defaults = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, defaults] as const),
  );
  expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(environment.shape).sort());
  const standard = environment.parse({});
  for (const [name, defaults] of documented) {
    const value = standard[name as keyof typeof standard];
    if (value !== undefined) expect(defaults, name).toContain(`\`${value}\``);
    else expect(defaults, name).not.toBe('');
  }
});

test.each([
  ['192.0.2.1', true],
  ['192.0.2.1:5353, [2001:db8::1]:53', true],
  ['2001:db8::1', true],
  ['ns.example.com', false],
  ['192.0.2.1:99999', false],
  ['192.0.2.1/x', false],
])('DNS_SERVERS may be %j: %s', (value, may) => {
  const read = () => readSettings({ NODE_ENV: 'test', DNS_SERVERS: value }).dnsServers;
  if (may) expect(read()).toEqual(value.split(', '));
  else expect(read).toThrow(/DNS_SERVERS/);
});
