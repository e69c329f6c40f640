import { randomUUID } from 'node:crypto';
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
  const files = [
    { box: 'cdaOrNda', name: 'cda.pdf', content: Buffer.concat([pdf(key), Buffer.alloc(400_000, key)]) },
    { box: 'rfq', name: 'volumes.csv', content: Buffer.concat([csv(), Buffer.from(`${key},,,\n`)]) },
  ];
  const form = new FormData();
  form.append('id', String(dossierId));
  form.append('marketsOfInterest', key);
  // The same members ask for the same dossier again and again.
  form.append('repeat', 'true');
  for (const { box, name, content } of files) form.append(box, new Blob([new Uint8Array(content)]), name);
  const encoded = new Response(form);
  return {
    member,
    key,
    files,
    contentType: encoded.headers.get('content-type') ?? '',
    body: Buffer.from(await encoded.arrayBuffer()),
    reference: undefined,
  };
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
