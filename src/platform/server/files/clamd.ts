import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Where a clamd listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** What it calls what it found; null where it found nothing. */
type Verdict = { finding: string | null };

/** No connection came about: the next file would fare no better. */
export class ScannerAway extends Error {}

const connectLimit = 5_000;
/** From the connection to the verdict: a document of 20 MB takes seconds, a nested one some more. */
export const scanLimit = 120_000;
const longestAnswer = 4_096;

/**
 * Has clamd look at a file by its INSTREAM command. Anything but a clear verdict is an error, as is a connection that
 * goes silent. Throws ScannerAway where nobody answers at the address.
 */
export async function scan(address: ClamdAddress, content: Readable): Promise<Verdict> {
  // Its file may turn out to be missing at any time, also when nobody reads it any more.
  content.on('error', () => undefined);
  const socket = await open(address).catch((cause: Error) => {
    content.destroy();
    throw new ScannerAway(`no clamd answers: ${cause.message}`, { cause });
  });
  const limit = setTimeout(
    () => socket.destroy(new Error(`clamd gave no verdict in ${scanLimit / 1000} seconds`)),
    scanLimit,
  );
  try {
    const answered = readAnswer(socket);
    // Whatever goes wrong while sending ends the wait for the answer, unless it is there already.
    send(socket, content).catch((error: Error) => socket.destroy(error));
    return toVerdict(await answered);
  } finally {
    clearTimeout(limit);
    content.destroy();
    socket.destroy();
  }
}

async function open(address: ClamdAddress): Promise<Socket> {
  const socket = connect(address);
  socket.setTimeout(connectLimit, () => socket.destroy(new Error('the connection timed out')));
  await once(socket, 'connect');
  socket.setTimeout(0);
  return socket;
}

/** Chunks, each behind its length in four bytes; a length of zero ends them. */
async function send(socket: Socket, content: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    socket.write(lengthOf(chunk.length));
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket as AsyncIterable<Buffer>) {
    answer += piece.toString('latin1');
    if (answer.endsWith('\0') || answer.length > longestAnswer) break;
  }
  return answer.replace(/\0$/, '');
}

function toVerdict(answer: string): Verdict {
  if (answer === 'stream: OK') return { finding: null };
  const finding = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (finding === undefined) throw new Error(`clamd gave no verdict: '${answer.slice(0, 200)}'`);
  return { finding };
}
