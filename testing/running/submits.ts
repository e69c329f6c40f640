import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { encodeForm } from '#testing/encode-form.ts';
import { csv, pdf } from '#testing/sample-files.ts';
import type { Member } from './members.ts';

/** A filled form, ready to be sent as often as it takes, and what its sender knows of it. */
export type Submit = {
  member: Member;
  key: string;
  files: { name: string; content: Buffer }[];
  contentType: string;
  body: Buffer;
  /** Known once an answer has come in whole. */
  reference: string | undefined;
};

/** A form with a large and a small file whose bytes no other form has. */
export async function fillForm(member: Member, dossierId: number): Promise<Submit> {
  const key = randomUUID();
  const cda = Buffer.concat([pdf(key), Buffer.alloc(400_000, key)]);
  const rfq = Buffer.concat([csv(), Buffer.from(`${key},,,\n`)]);
  const { contentType, body } = await encodeForm({
    id: String(dossierId),
    marketsOfInterest: key,
    // The same members ask for the same dossier again and again.
    repeat: 'true',
    cdaOrNda: [[cda, 'cda.pdf']],
    rfq: [[rfq, 'volumes.csv']],
  });
  return {
    member,
    key,
    files: [
      { name: 'cda.pdf', content: cda },
      { name: 'volumes.csv', content: rfq },
    ],
    contentType,
    body,
    reference: undefined,
  };
}

/** What half-received forms take up. */
export async function uploadedBytes(dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  // What a form before left may be taken away meanwhile.
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(file.parentPath, file.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export function headersOf({ member, key, contentType }: Submit): Record<string, string> {
  return { authorization: `Bearer ${member.token}`, 'idempotency-key': key, 'content-type': contentType };
}

/** What a client learns of a submit, and how long it took: status 0 where the connection broke. */
export type Outcome = { status: number; text: string; milliseconds: number };

/** Milliseconds after which a client gives up: nothing that a product does takes so long. */
const patience = 120_000;

/** Sends a form; notes the reference once an answer that says so is in whole. */
export async function trySend(origin: string, submit: Submit): Promise<Outcome> {
  const began = performance.now();
  let outcome = { status: 0, text: '' };
  try {
    const answer = await fetch(`${origin}/create-dossertermsheet`, {
      method: 'POST',
      headers: headersOf(submit),
      body: new Uint8Array(submit.body),
      signal: AbortSignal.timeout(patience),
    });
    outcome = { status: answer.status, text: await answer.text() };
  } catch {
    // A connection that breaks teaches nothing.
  }
  if (outcome.status === 200) submit.reference = JSON.parse(outcome.text).reference;
  return { ...outcome, milliseconds: performance.now() - began };
}

/** Sends a form to a product that may be killed meanwhile, and has no other reason to refuse. */
export async function send(origin: string, submit: Submit): Promise<'acknowledged' | 'cut'> {
  const { status, text } = await trySend(origin, submit);
  if (status === 0) return 'cut';
  if (status !== 200) throw new Error(`a submit was answered with ${status}: ${text}`);
  return 'acknowledged';
}

/** A connection over which a submit can be sent byte by byte, and what its request says before its body. */
export function openUpload(origin: string, submit: Submit): { socket: Socket; head: string } {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const headers = Object.entries({ host, ...headersOf(submit), 'content-length': submit.body.length });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return { socket, head: `POST /create-dossertermsheet HTTP/1.1\r\n${lines}\r\n` };
}

/** What of an acknowledged submit its owner does not find as it was sent; nothing where every byte is there. */
export async function findLoss(
  origin: string,
  { member, reference, key, files }: Submit,
  more: Record<string, string> = {},
): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${member.token}`, ...more };
  const url = `${origin}/api/requests/${reference}`;
  const answer = await fetch(url, { headers });
  if (!answer.ok) return `${reference}: answered ${answer.status}`;
  const { data } = await answer.json();
  if (data.reference !== reference || data.answers[0]?.value !== key || data.answers.length !== 3)
    return `${reference}: other answers than were sent`;
  if (data.files.length !== files.length) return `${reference}: ${data.files.length} files`;
  for (const [position, { name, content }] of files.entries()) {
    const file = await fetch(`${url}/files/${data.files[position].id}`, { headers });
    const isWhole = file.ok && content.equals(Buffer.from(await file.arrayBuffer()));
    if (!isWhole || data.files[position].name !== name) return `${reference}: ${name} is not what was sent`;
  }
  return undefined;
}
