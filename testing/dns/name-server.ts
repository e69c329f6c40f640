import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** What it answers about a domain: its texts, where it is, or that something is the matter. */
type Found = readonly string[] | { ipv4: string } | 'no-such-domain' | 'refused';
type Answers = Map<string, Found | 'silent'>;

export type NameServer = {
  /** As `DNS_SERVERS` takes it. */
  address: string;
  /** Of a domain that is not in it, it says that there is none. */
  domains: Answers;
  stop(): Promise<void>;
};

const codes = { fine: 0, 'no-such-domain': 3, refused: 5 } as const;
const types = { a: 1, txt: 16 } as const;

/** A name server on this machine that knows TXT and A records and no others: a real one, spoken to over UDP (RFC 1035). */
export async function startNameServer(): Promise<NameServer> {
  const domains: Answers = new Map();
  const socket: Socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const name = readName(question);
    const found = domains.get(name) ?? 'no-such-domain';
    if (found !== 'silent') socket.send(answer(question, name, found), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    domains,
    stop: () => new Promise((done) => socket.close(() => done())),
  };
}

const headBytes = 12;

/** The labels of the one name that is asked about. */
function readName(question: Buffer): string {
  const labels: string[] = [];
  let at = headBytes;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  return labels.join('.');
}

function answer(question: Buffer, name: string, found: Found): Buffer {
  // Its labels each with a length, a zero, type and class.
  const asked = question.subarray(headBytes, headBytes + name.length + 2 + 4);
  const records = asked.readUInt16BE(asked.length - 4) === types.a ? readAddress(found) : readTexts(found);
  const head = Buffer.alloc(headBytes);
  question.copy(head, 0, 0, 2);
  // An answer, by who knows, with recursion as it was asked for.
  head.writeUInt16BE(0x8580 | (typeof found === 'string' ? codes[found] : codes.fine), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, asked, ...records]);
}

function readAddress(found: Found): Buffer[] {
  if (typeof found === 'string' || !('ipv4' in found)) return [];
  return [toRecord(types.a, Buffer.from(found.ipv4.split('.').map(Number)))];
}

function readTexts(found: Found): Buffer[] {
  if (typeof found === 'string' || 'ipv4' in found) return [];
  return found.map((text) => toRecord(types.txt, toPieces(text)));
}

/** A text as its record holds it: in pieces of 255 bytes at most. */
function toPieces(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let from = 0; from < bytes.length || from === 0; from += 255) {
    const piece = bytes.subarray(from, from + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
}

function toRecord(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(headBytes);
  // The name that was asked about.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
