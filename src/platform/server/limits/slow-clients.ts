import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { answerRaw, type RawAnswer } from '../http/raw-answers.ts';

/** What is asked of a client while the product waits for it. */
type Pace = {
  /** To send and to take, on average. */
  bytesPerSecond: number;
  /** How far a client may fall behind; a stall may last that long. */
  graceSeconds: number;
  /** More than the largest form that any page sends. */
  maxBodyBytes: number;
  checkMilliseconds: number;
};

/** An upload of 400 MB at 1 Mbit/s is eight times as fast, and is done in 54 minutes. */
const standard: Pace = {
  bytesPerSecond: 16_000,
  graceSeconds: 30,
  maxBodyBytes: 450 * 1024 * 1024,
  checkMilliseconds: 1_000,
};

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  bytesBefore: number;
  read: number;
  written: number;
  /** Seconds that the client is ahead of being cut, as a sender and as a taker. */
  sending: number;
  taking: number;
};

const tooSlow: RawAnswer = {
  ...{ status: 408, code: 'invalid' },
  message: 'Your connection was too slow for too long, and nothing was kept. Send it again.',
};
const tooLarge: RawAnswer = { status: 413, code: 'too-large', message: 'What was sent is too large' };

/** Says why, where no answer has begun, and breaks the connection: at the next check where that was not taken. */
function cut({ request: { socket }, response }: Exchange, log: FastifyBaseLogger, answer: RawAnswer): void {
  if (response.headersSent || !socket.writable) socket.destroy();
  else answerRaw(socket, log, answer);
}

type Watch = { pace: Pace; log: FastifyBaseLogger };

function checkSender(exchange: Exchange, bytes: number, seconds: number, { pace, log }: Watch): void {
  const { request } = exchange;
  // What lies there unread waits for us, and not we for the client.
  const waited = request.readableLength === 0 ? seconds : 0;
  exchange.sending = Math.min(pace.graceSeconds, exchange.sending + bytes / pace.bytesPerSecond - waited);
  if (exchange.sending <= 0) {
    cut(exchange, log, tooSlow);
  } else if (request.socket.bytesRead - exchange.bytesBefore > pace.maxBodyBytes) {
    cut(exchange, log, tooLarge);
  }
}

function checkTaker(exchange: Exchange, bytes: number, seconds: number, pace: Pace): void {
  // An answer is credited when it is handed over and debited while it waits for the client to take it.
  const waited = exchange.request.socket.writableLength > 0 ? seconds : 0;
  exchange.taking += bytes / pace.bytesPerSecond - waited;
  if (exchange.taking <= 0) exchange.request.socket.destroy();
}

function check(exchange: Exchange, seconds: number, watch: Watch): void {
  const { bytesRead, bytesWritten } = exchange.request.socket;
  const read = bytesRead - exchange.read;
  const written = bytesWritten - exchange.written;
  exchange.read = bytesRead;
  exchange.written = bytesWritten;
  if (!exchange.request.complete) checkSender(exchange, read, seconds, watch);
  checkTaker(exchange, written, seconds, watch.pace);
}

function isOver({ request, response }: Exchange): boolean {
  return request.socket.destroyed || (request.complete && response.closed);
}

/**
 * Cuts clients that send a body, or take an answer, slower than the pace: each would hold a connection, memory and a
 * temporary file for as long as it likes. Headers have a limit of their own, which Node keeps.
 */
export function cutSlowClients(server: Server, log: FastifyBaseLogger, pace: Pace = standard): void {
  const exchanges = new Set<Exchange>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { bytesRead, bytesWritten } = request.socket;
    const exchange: Exchange = {
      ...{ request, response, read: bytesRead, written: bytesWritten, bytesBefore: bytesRead },
      ...{ sending: pace.graceSeconds, taking: pace.graceSeconds },
    };
    exchanges.add(exchange);
    // At once and not with the next check: what outlives its answer by a second is old to the collector, and dear.
    response.once('close', () => {
      if (isOver(exchange)) exchanges.delete(exchange);
    });
  });
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // A check that comes late was held up by this process, which also left unread what has come meanwhile.
    const seconds = Math.min(now - before, 2 * pace.checkMilliseconds) / 1000;
    before = now;
    for (const exchange of exchanges) {
      // A body may still be coming when its answer is through, and an answer be under way when its request is read.
      if (isOver(exchange)) exchanges.delete(exchange);
      else check(exchange, seconds, { pace, log });
    }
  }, pace.checkMilliseconds);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
