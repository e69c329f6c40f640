import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
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
