import { expect, test } from 'vitest';
import { isConnectionLost } from './connection-lost.ts';

function fault(message: string, more: object = {}): Error {
  return Object.assign(new Error(message), more);
}

const lost: [what: string, error: Error][] = [
  ['the server is told to go down', fault('terminating connection', { severity: 'FATAL', code: '57P01' })],
  [
    'a statement meets a socket that was reset',
    fault('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
  ],
  ['nobody listens', fault('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
  [
    'nobody listens at any address of the host',
    Object.assign(new AggregateError([fault('connect', { code: 'ECONNREFUSED', syscall: 'connect' })]), {
      code: 'ECONNREFUSED',
    }),
  ],
  ['the host has no address', fault('getaddrinfo', { code: 'ENOTFOUND', syscall: 'getaddrinfo' })],
  ['the driver has lost it', fault('Connection terminated unexpectedly')],
  ['no answer came in time', fault('Query read timeout')],
];

test.for(lost)('a connection is lost when %s, wrapped or not', ([, error]) => {
  expect(isConnectionLost(error)).toBe(true);
  expect(isConnectionLost(new Error('Failed query', { cause: error }))).toBe(true);
});

const whole: [what: string, error: unknown][] = [
  ['the database refuses a value', fault('duplicate key', { severity: 'ERROR', code: '23505' })],
  ['a file is missing', fault('rename', { code: 'ENOENT', syscall: 'rename' })],
  ['our own code is wrong', new TypeError('connection is not a function')],
  ['a client left before its body was there', fault('aborted', { code: 'ECONNRESET', statusCode: 400 })],
  ['no error was thrown', undefined],
];

test.for(whole)('no connection is lost when %s', ([, error]) => {
  expect(isConnectionLost(error)).toBe(false);
});
