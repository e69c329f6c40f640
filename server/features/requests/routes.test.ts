import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { maxFileBytes } from '#contract/files.ts';
import { messages } from '#contract/messages.ts';
import { auditTrail } from '#server/platform/audit/tables.ts';
import { outgoingMails } from '#server/platform/mail/tables.ts';
import * as samples from '#server/testing/sample-files.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#server/testing/test-product.ts';
import { requestFiles, requests } from './tables.ts';

let product: TestProduct;
let origin: string;
beforeAll(async () => {
  product = await startTestProduct();
  origin = await product.app.listen({ port: 0 });
});
afterAll(() => product.stop());

type Form = Record<string, string | [content: Buffer, name: string][]>;

function formData(form: Form): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(field, value);
    else for (const [content, name] of value) data.append(field, new Blob([new Uint8Array(content)]), name);
  }
  return data;
}

async function submit(person: TestPerson, form: Form, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/create-dossertermsheet`, {
    method: 'POST',
    headers: { ...person.headers, ...headers },
    body: formData(form),
  });
  return { status: answer.status, body: await answer.json() };
}

function get(person: TestPerson, url: string) {
  return product.app.inject({ url, headers: person.headers });
}

async function keptFiles(): Promise<string[]> {
  const entries = await readdir(product.dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('outbox'))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('a submit keeps the answers, every file byte for byte, an audit line, and mails member and desk', async () => {
  const member = await product.signIn();
  const dossier = await product.list({ title: 'Amlodipine Tablets' });
  const cda = samples.pdf();
  const rfq = samples.csv();
  const { status, body } = await submit(member, {
    id: String(dossier),
    marketsOfInterest: 'EU, UK',
    supplyRequired: 'Without  Supply',
    status: 'true',
    cdaOrNda: [[cda, 'CDA signed.pdf']],
    rfq: [[rfq, '../../etc/volumes.csv']],
  });
  expect(status).toBe(200);
  expect(body.msg).toBe(messages.termSheetSubmitted);
  expect(body.reference).toMatch(/^DB-\d{4}-\d{6}$/);

  const seen = (await get(member, `/api/requests/${body.reference}`)).json().data;
  expect(seen).toMatchObject({ consent: true, state: 'submitted', listing: { title: 'Amlodipine Tablets' } });
  expect(seen.answers).toEqual([
    { label: 'Markets of interest', value: 'EU, UK' },
    { label: 'Supply Required', value: 'Without  Supply' },
    { label: 'Indicative volumes', value: '' },
  ]);
  expect(seen.files.map((file: { name: string }) => file.name)).toEqual(['CDA signed.pdf', 'volumes.csv']);
  for (const [i, content] of [cda, rfq].entries()) {
    const file = await get(member, `/api/requests/${body.reference}/files/${seen.files[i].id}`);
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(createHash('sha256').update(content).digest('hex')).toBe(seen.files[i].sha256);
  }

  const lines = await product.db.select().from(auditTrail);
  expect(lines.filter((line) => line.subject === `request:${body.reference}`)).toHaveLength(1);
  const outbox = join(product.dataDir, 'outbox');
  const mails = await vi.waitFor(async () => {
    const names = await readdir(outbox);
    const all = await Promise.all(
      names.map(async (name) => simpleParser(await readFile(join(outbox, name)))),
    );
    const ours = all.filter((mail) => mail.subject?.includes(body.reference));
    expect(ours).toHaveLength(2);
    return ours;
  }, 10_000);
  const recipients = mails.map((mail) => [mail.to].flat()[0]?.value[0]?.address).sort();
  expect(recipients).toEqual(['desk@demo.example', member.email]);
  for (const mail of mails) {
    expect(mail.text).toContain('EU, UK');
    expect(mail.html).toContain('EU, UK');
  }
});

test('a second submit of the same form makes no second request', async () => {
  const member = await product.signIn();
  const id = String(await product.list());
  const form: Form = { id, indicativeVolumes: '1 M tablets', cdaOrNda: [[samples.docx(), 'cda.docx']] };
  const key = { 'idempotency-key': 'one-form' };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => submit(member, form, key)));
  answers.push(await submit(member, form, key));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1);
  expect((await get(member, '/api/requests')).json().data).toHaveLength(1);
  const rows = await product.db.select().from(requestFiles);
  const { id: requestId } =
    (await product.db.select().from(requests)).find((row) => row.personId === member.id) ?? {};
  expect(rows.filter((row) => row.requestId === requestId)).toHaveLength(1);
});

test('the losers of a double submit leave no files behind', async () => {
  const member = await product.signIn();
  const id = String(await product.list());
  const before = (await keptFiles()).length;
  const form: Form = { id, rfq: [[samples.xlsx(), 'rfq.xlsx']] };
  await Promise.all([1, 2, 3].map(() => submit(member, form, { 'idempotency-key': 'double' })));
  expect((await keptFiles()).length).toBe(before + 1);
});

test('the same content without a key is also one request', async () => {
  const member = await product.signIn();
  const id = String(await product.list());
  const first = await submit(member, { id, marketsOfInterest: 'US' });
  const second = await submit(member, { id, marketsOfInterest: 'US' });
  expect(second).toEqual(first);
});

test('a key used again for other content is refused', async () => {
  const member = await product.signIn();
  const id = String(await product.list());
  const key = { 'idempotency-key': 'reused' };
  await submit(member, { id, marketsOfInterest: 'US' }, key);
  const { status, body } = await submit(member, { id, marketsOfInterest: 'EU' }, key);
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'key-reused', msg: body.message });
});

test('another request for the same dossier is made only once the member confirms', async () => {
  const member = await product.signIn();
  const id = String(await product.list());
  const first = await submit(member, { id, marketsOfInterest: 'US' }, { 'idempotency-key': 'a' });
  const asked = await submit(member, { id, marketsOfInterest: 'EU' }, { 'idempotency-key': 'b' });
  expect(asked.status).toBe(409);
  expect(asked.body).toMatchObject({ code: 'asked-before', reference: first.body.reference });
  expect(asked.body.message).toMatch(/^You asked for this on \d+ \w+ \d{4} \(DB-/);
  const confirmed = await submit(
    member,
    { id, marketsOfInterest: 'EU', repeat: 'true' },
    { 'idempotency-key': 'b' },
  );
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.reference).not.toBe(first.body.reference);
});

test('consent alone is not a request', async () => {
  const member = await product.signIn();
  const id = String(await product.list());
  const { status, body } = await submit(member, { id, status: 'true', marketsOfInterest: '   ' });
  expect(status).toBe(400);
  expect(body.msg).toBe(messages.termSheetEmpty);
});

test.each([
  ['a pdf that is text', 'cdaOrNda', Buffer.from('hello'), 'cda.pdf', 415],
  ['a docx that is a spreadsheet', 'cdaOrNda', samples.xlsx(), 'cda.docx', 415],
  ['an xls that is another compound file', 'rfq', samples.compoundFile('WordDocument'), 'rfq.xls', 415],
  ['a csv with a NUL', 'rfq', Buffer.from('a,b\0c'), 'rfq.csv', 415],
  ['a kind the box does not take', 'cdaOrNda', samples.csv(), 'cda.csv', 415],
  ['an executable', 'rfq', Buffer.from('MZ'), 'rfq.exe', 415],
  ['an empty file', 'rfq', Buffer.alloc(0), 'rfq.csv', 400],
  ['a file of more than 20 MB', 'rfq', Buffer.alloc(maxFileBytes + 1, 'a'), 'rfq.csv', 413],
])('%s is refused beside its box, and nothing is kept', async (_, box, content, name, expected) => {
  const member = await product.signIn();
  const id = String(await product.list());
  const before = await keptFiles();
  const { status, body } = await submit(member, { id, marketsOfInterest: 'US', [box]: [[content, name]] });
  expect(status).toBe(expected);
  expect(body.issues[0].path).toBe(box);
  expect(body.msg).toContain(name);
  expect((await get(member, '/api/requests')).json().data).toEqual([]);
  expect(await keptFiles()).toEqual(before);
});

test.each([
  ['cdaOrNda', 'a.pdf', samples.pdf()],
  ['cdaOrNda', 'a.docx', samples.docx()],
  ['cdaOrNda', 'a.xlsx', samples.xlsx()],
  ['rfq', 'a.XLS', samples.xls()],
  ['rfq', 'a.csv', samples.csv()],
])('box %s takes a real %s', async (box, name, content) => {
  const member = await product.signIn();
  const id = String(await product.list());
  expect((await submit(member, { id, [box]: [[content, name]] })).status).toBe(200);
});

test('a box takes ten files and no more', async () => {
  const member = await product.signIn();
  const id = String(await product.list());
  const files = (count: number) =>
    Array.from({ length: count }, (_, i): [Buffer, string] => [samples.csv(), `${i}.csv`]);
  const eleven = await submit(member, { id, rfq: files(11) });
  expect(eleven.status).toBe(413);
  expect(eleven.body.issues).toEqual([{ path: 'rfq', message: 'The RFQ box takes 10 files at most' }]);
  expect((await submit(member, { id, rfq: files(10) })).status).toBe(200);
});

test('an upload cut half-way keeps nothing, and the server goes on', async () => {
  const member = await product.signIn();
  const id = String(await product.list());
  const before = await keptFiles();
  const { port } = new URL(origin);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      const part = `--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n${id}\r\n--x\r\nContent-Disposition: form-data; name="rfq"; filename="a.csv"\r\n\r\nhalf a file`;
      socket.write(
        `POST /create-dossertermsheet HTTP/1.1\r\nHost: x\r\nAuthorization: ${member.headers.authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n${part}`,
        () => socket.destroy(),
      );
    });
    socket.on('close', () => resolve());
  });
  await vi.waitFor(async () => expect(await keptFiles()).toEqual(before));
  expect((await get(member, '/api/requests')).json().data).toEqual([]);
});

test('a form whose end is missing is refused with a clear message', async () => {
  const member = await product.signIn();
  const answer = await product.app.inject({
    method: 'POST',
    url: '/create-dossertermsheet',
    headers: { ...member.headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="rfq"; filename="a.csv"\r\n\r\nhalf',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().msg).toContain('cut off');
});

test('a request is seen by its owner and the desk; to anyone else it does not exist', async () => {
  const [owner, other, investor, admin] = await Promise.all([
    product.signIn(),
    product.signIn(),
    product.signIn('investor'),
    product.signIn('admin'),
  ]);
  const id = String(await product.list());
  const { body } = await submit(owner, { id, cdaOrNda: [[samples.pdf(), 'secret.pdf']] });
  const url = `/api/requests/${body.reference}`;
  const { files } = (await get(owner, url)).json().data;
  const file = `${url}/files/${files[0].id}`;
  for (const stranger of [other, investor]) {
    const foreign = await get(stranger, url);
    const absent = await get(stranger, '/api/requests/DB-2026-999999');
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' });
    expect((await get(stranger, file)).statusCode).toBe(404);
    expect((await get(stranger, '/api/requests')).json().data).toEqual([]);
  }
  expect((await get(admin, url)).statusCode).toBe(200);
  expect((await get(admin, file)).statusCode).toBe(200);
  const all = (await get(admin, '/api/requests?scope=all')).json().data;
  expect(all.map((row: { reference: string }) => row.reference)).toContain(body.reference);
  expect((await get(owner, '/api/requests?scope=all')).statusCode).toBe(403);
});

test('a file of one request is not served under another', async () => {
  const [one, two] = [await product.signIn(), await product.signIn()];
  const id = String(await product.list());
  const first = await submit(one, { id, cdaOrNda: [[samples.pdf(), 'a.pdf']] });
  const second = await submit(two, { id, cdaOrNda: [[samples.pdf(), 'b.pdf']] });
  const { files } = (await get(two, `/api/requests/${second.body.reference}`)).json().data;
  const crossed = await get(one, `/api/requests/${first.body.reference}/files/${files[0].id}`);
  expect(crossed.statusCode).toBe(404);
});

test('requests come newest first and page by the last reference', async () => {
  const member = await product.signIn();
  const references: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    const { body } = await submit(member, { id: String(await product.list()), indicativeVolumes: `${i}` });
    references.unshift(body.reference);
  }
  const first = (await get(member, '/api/requests?limit=3')).json().data;
  const rest = (await get(member, `/api/requests?limit=3&before=${first[2].reference}`)).json().data;
  expect([...first, ...rest].map((row: { reference: string }) => row.reference)).toEqual(references);
});

test('no mail leaves without its request, and no request without its mails', async () => {
  const member = await product.signIn();
  const id = String(await product.list());
  const mailsBefore = (await product.db.select().from(outgoingMails)).length;
  await submit(member, { id });
  expect((await product.db.select().from(outgoingMails)).length).toBe(mailsBefore);
  await submit(member, { id, indicativeVolumes: '5' });
  expect((await product.db.select().from(outgoingMails)).length).toBe(mailsBefore + 2);
});

test('an unknown dossier, a retired one and an id of no shape are all unknown', async () => {
  const member = await product.signIn();
  const retired = await product.list({ state: 'retired' });
  for (const id of ['999999', String(retired), 'x', '65f1c0ffee65f1c0ffee65f1', '99999999999999999999']) {
    const { status, body } = await submit(member, { id, marketsOfInterest: 'EU' });
    expect([status, body.msg]).toEqual([404, messages.dossierMissing]);
  }
});

test('a form sent as JSON is told what to send', async () => {
  const member = await product.signIn();
  const answer = await product.app.inject({
    method: 'POST',
    url: '/create-dossertermsheet',
    headers: member.headers,
    payload: { id: '1' },
  });
  expect(answer.statusCode).toBe(415);
});
