import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorBody } from '../../contract/errors.ts';
import { bareHeaders } from './security.ts';

export type RawAnswer = Pick<ErrorBody, 'code' | 'message'> & { status: 400 | 408 | 413 | 431 };

/** Answers on a connection whose request Fastify has not got, or not whole, and ends it: with what every answer carries. */
export function answerRaw(
  socket: Duplex,
  log: FastifyBaseLogger,
  { status, code, message }: RawAnswer,
): void {
  const requestId = randomUUID();
  log.info({ reqId: requestId, status, code }, 'refused unread');
  const body = JSON.stringify({ message, code, requestId } satisfies ErrorBody);
  const headers = {
    ...bareHeaders(requestId),
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}

const unreadable: RawAnswer = {
  ...{ status: 400, code: 'invalid' },
  message: 'What was sent is no HTTP request that can be read, and nothing of it was kept.',
};
const others: Record<string, RawAnswer> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    ...{ status: 408, code: 'invalid' },
    message: 'The request did not arrive in time, and nothing of it was kept. Send it again.',
  },
  HPE_HEADER_OVERFLOW: {
    ...{ status: 431, code: 'too-large' },
    message:
      'Address and headers are longer than the 16 KiB that are taken. Send a shorter address or fewer cookies.',
  },
};

/** The latest answer on each connection. */
const latest = new WeakMap<Duplex, ServerResponse>();

/** Notes which answers have begun: nothing may be written into one. */
export function noteAnswers(server: Server): void {
  server.on('request', ({ socket }, answer) => latest.set(socket, answer));
}

/** What Node's parser of HTTP gives up is answered in words. Nothing of what was sent is repeated or logged. */
export function refuseUnreadable(log: FastifyBaseLogger) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const answer = latest.get(socket);
    const isUnderWay = answer?.headersSent && !answer.writableFinished;
    if (!socket.writable || isUnderWay) socket.destroy();
    else answerRaw(socket, log, others[error.code ?? ''] ?? unreadable);
  };
}
