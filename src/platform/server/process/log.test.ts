import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { pageTable } from '#page-table.ts';
import { withoutSecrets } from '../secrets/secret-words.ts';
import { createLog } from './log.ts';

function logged(error: Error): string {
  let line = '';
  createLog('info', { write: (text) => (line += text) }).error({ err: error }, 'failed');
  return line;
}

test('a failed statement is logged without the values it carried', () => {
  const cause = new Error('relation "people" does not exist');
  const line = logged(
    new DrizzleQueryError('insert into people values ($1, $2)', ['ana@lusitan.example', '$argon2id$'], cause),
  );
  expect(line).toContain('insert into people');
  expect(line).toContain('does not exist');
  expect(line).not.toMatch(/ana@lusitan|argon2id/);
});

test('any other error is logged with its message and stack', () => {
  const line = JSON.parse(logged(new Error('the disk is full')));
  expect(line.err).toMatchObject({
    message: 'the disk is full',
    stack: expect.stringContaining('log.test.ts'),
  });
});

test('what libraries hang on an error stays out of the log, and so does every value in the words of PostgreSQL', () => {
  const client = Object.assign(new Error('Parse Error'), {
    rawPacket: Buffer.from('Authorization: Bearer canary'),
    code: 'HPE_INVALID_HEADER_TOKEN',
  });
  const faulty = new pg.DatabaseError('invalid input syntax for type uuid: "canary "quoted""', 1, 'error');
  Object.assign(faulty, { code: '22P02', detail: 'canary', where: 'canary' });
  for (const error of [client, faulty, new Error('failed', { cause: faulty })]) {
    const line = logged(error);
    expect(line).not.toContain('canary');
    expect(line).not.toContain([...Buffer.from('canary')].join());
  }
  expect(JSON.parse(logged(faulty)).err).toMatchObject({
    code: '22P02',
    message: 'invalid input syntax for type uuid: "…"',
    stack: expect.stringContaining('log.test.ts'),
  });
  expect(JSON.parse(logged(client)).err.code).toBe('HPE_INVALID_HEADER_TOKEN');
});

test.each([
  [
    'No route matches "/reset-password/canary-key/ana%40canary.example"',
    'No route matches "/reset-password/[redacted]"',
  ],
  ['GET /verify-email/canary failed', 'GET /verify-email/[redacted] failed'],
  [
    'https://dosebridge.example/stop-alerts/canary.canary',
    'https://dosebridge.example/stop-alerts/[redacted]',
  ],
  ['/sign-up?email=canary@b.example&invite=canary and on', '/sign-up?[redacted] and on'],
  ['authorization: Bearer canary_canary-canary', 'authorization: Bearer [redacted]'],
  ['cannot reach postgres://dosebridge:canary@db/x', 'cannot reach postgres://dosebridge:[redacted]@db/x'],
  ['Which plants? Those of 2026', 'Which plants? Those of 2026'],
])('a line that says %s is written without the secret', (said, written) => {
  let text = '';
  createLog('info', { write: (line) => (text += line) }).info({ said }, said);
  expect(JSON.parse(text)).toMatchObject({ said: written, msg: written });
});

test('every page that a key opens is one whose address is redacted', () => {
  const keyed = pageTable.filter(({ path }) => path.includes(':key')).map(({ path }) => path);
  expect(keyed.length).toBeGreaterThan(2);
  for (const path of keyed)
    expect(withoutSecrets(path.replaceAll(/:\w+/g, 'canary'))).not.toContain('canary');
});

const refused = Object.assign(new Error('connect ECONNREFUSED'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});
const outages = {
  'that listens nowhere': refused,
  'that listens at none of its addresses': Object.assign(new AggregateError([refused, refused]), {
    code: 'ECONNREFUSED',
  }),
  'that is full': Object.assign(new pg.DatabaseError('sorry, too many clients already', 1, 'error'), {
    code: '53300',
  }),
};

test.for(Object.entries(outages))(
  'an outage of a database %s is told once a second, however many meet it, and everything else as before',
  ([, lost]) => {
    const lines: { msg: string; alike?: number }[] = [];
    const log = createLog('info', { write: (text) => void lines.push(JSON.parse(text)) });
    const began = performance.now();
    for (let i = 0; i < 875; i += 1) {
      log.child({ reqId: i }).error({ err: new DrizzleQueryError('select 1', [], lost) }, 'busy');
      if (i % 100 === 0) log.error({ err: new Error('another fault') }, 'other');
      if (i % 100 === 0) log.error({ err: lost, files: [`file-${i}`] }, 'files stay');
    }
    const seconds = Math.floor((performance.now() - began) / 1000);
    expect(lines.filter(({ msg }) => msg === 'other')).toHaveLength(9);
    expect(lines.filter(({ msg }) => msg === 'files stay')).toHaveLength(9);
    const told = lines.filter(({ msg }) => msg === 'busy');
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(1 + seconds);
  },
);

test('lines of an outage that another thread wrote are told with ours once a second, and none of them is forgotten', () => {
  const lines: { msg: string; alike?: number }[] = [];
  const ours = createLog('info', { write: (text) => void lines.push(JSON.parse(text)) });
  // As the thread of the finders does: its log writes lines, and what stands in them is given to the product's.
  const theirs = createLog('trace', {
    write(text) {
      const { level: _, time: __, msg, ...fields } = JSON.parse(text);
      ours.warn(fields, msg);
    },
  });
  vi.useFakeTimers({ toFake: ['performance'] });
  for (let i = 0; i < 200; i += 1) {
    ours.error({ err: refused }, 'ours');
    theirs.warn({ err: refused }, 'theirs');
  }
  vi.advanceTimersByTime(1_001);
  theirs.warn({ err: refused }, 'theirs');
  vi.useRealTimers();
  expect(lines).toMatchObject([
    { msg: 'ours', outage: true },
    { msg: 'theirs', outage: true, alike: 399 },
  ]);
});
