import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { maxFileBytes } from '#platform/contract/files.ts';
import type { Form } from '#testing/encode-form.ts';
import * as samples from '#testing/sample-files.ts';
import { submitTo, termSheets } from '#testing/term-sheets.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

let product: TestProduct;
let origin: string;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  origin = await product.app.listen({ port: 0 });
});
afterAll(() => product.stop());

function get(person: TestPerson, url: string) {
  return product.app.inject({ url, headers: person.headers });
}

describe.each(termSheets)('a request for a $kind', (sheet) => {
  function list(fields: { state?: 'retired' } = {}): Promise<number> {
    return sheet.list(product, fields);
  }

  function submit(person: TestPerson, form: Form, headers: Record<string, string> = {}) {
    return submitTo(origin, sheet, person, form, headers);
  }

  test.each([
    ['a pdf that is text', 'cdaOrNda', Buffer.from('hello'), 'cda.pdf', 415],
    ['a docx that unpacks to far too much', 'cdaOrNda', samples.bomb(), 'cda.docx', 415],
    ['a docx that is a spreadsheet', 'cdaOrNda', samples.xlsx(), 'cda.docx', 415],
    ['an xls that is another compound file', 'rfq', samples.compoundFile('WordDocument'), 'rfq.xls', 415],
    ['a csv with a NUL', 'rfq', Buffer.from('a,b\0c'), 'rfq.csv', 415],
    ['a kind the box does not take', 'cdaOrNda', samples.csv(), 'cda.csv', 415],
    ['an executable', 'rfq', Buffer.from('MZ'), 'rfq.exe', 415],
    ['an empty file', 'rfq', Buffer.alloc(0), 'rfq.csv', 400],
    ['a file of more than 20 MB', 'rfq', Buffer.alloc(maxFileBytes + 1, 'a'), 'rfq.csv', 413],
  ])('%s is refused beside its box, and nothing is kept', async (_, box, content, name, expected) => {
    const member = await product.signIn();
    const id = String(await list());
    const before = await keptFiles(product);
    const { status, body } = await submit(member, { id, indicativeVolumes: 'US', [box]: [[content, name]] });
    expect(status).toBe(expected);
    expect(body.issues[0].path).toBe(box);
    expect(body.msg).toContain(name);
    expect((await get(member, '/api/requests')).json().data).toEqual([]);
    expect(await keptFiles(product)).toEqual(before);
  });

  test.each([
    ['cdaOrNda', 'a.pdf', samples.pdf()],
    ['cdaOrNda', 'a.docx', samples.docx()],
    ['rfq', 'a.XLS', samples.xls()],
    ['rfq', 'a.csv', samples.csv()],
  ])('box %s takes a real %s', async (box, name, content) => {
    const member = await product.signIn();
    const id = String(await list());
    expect((await submit(member, { id, [box]: [[content, name]] })).status).toBe(200);
  });

  test('a box takes ten files and no more', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const files = (count: number) =>
      Array.from({ length: count }, (_, i): [Buffer, string] => [samples.csv(), `${i}.csv`]);
    const eleven = await submit(member, { id, rfq: files(11) });
    expect(eleven.status).toBe(413);
    expect(eleven.body.issues).toEqual([{ path: 'rfq', message: 'The RFQ box takes 10 files at most' }]);
    expect((await submit(member, { id, rfq: files(10) })).status).toBe(200);
  });

  test('an upload cut half-way keeps nothing, and the server goes on', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const before = await keptFiles(product);
    const { port } = new URL(origin);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        const part = `--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n${id}\r\n--x\r\nContent-Disposition: form-data; name="rfq"; filename="a.csv"\r\n\r\nhalf a file`;
        socket.write(
          `POST ${sheet.path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${member.headers.authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n${part}`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    await vi.waitFor(async () => expect(await keptFiles(product)).toEqual(before));
    expect((await get(member, '/api/requests')).json().data).toEqual([]);
  });

  test('a form whose end is missing is refused with a clear message', async () => {
    const member = await product.signIn();
    const answer = await product.app.inject({
      method: 'POST',
      url: sheet.path,
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
    const id = String(await list());
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
    const id = String(await list());
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
      const { body } = await submit(member, { id: String(await list()), indicativeVolumes: `${i}` });
      references.unshift(body.reference);
    }
    const first = (await get(member, '/api/requests?limit=3')).json().data;
    const rest = (await get(member, `/api/requests?limit=3&before=${first[2].reference}`)).json().data;
    expect([...first, ...rest].map((row: { reference: string }) => row.reference)).toEqual(references);
  });

  test('a form sent as JSON is told what to send', async () => {
    const member = await product.signIn();
    const answer = await product.app.inject({
      method: 'POST',
      url: sheet.path,
      headers: member.headers,
      payload: { id: '1' },
    });
    expect(answer.statusCode).toBe(415);
  });

  test('requests are listed by their listing', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const { body } = await submit(member, { id, indicativeVolumes: '1' });
    const referencesFor = async (listing: string) => {
      const { data } = (await get(member, `/api/requests?${sheet.kind}=${listing}`)).json();
      return data.map((request: { reference: string }) => request.reference);
    };
    expect(await referencesFor(id)).toEqual([body.reference]);
    expect(await referencesFor(String(await list()))).toEqual([]);
    expect(await referencesFor('no-id')).toEqual([]);
  });
});

test('a spreadsheet goes into the CDA box of the dossier sheet alone', async () => {
  const answers = await Promise.all(
    termSheets.map(async (sheet) =>
      submitTo(origin, sheet, await product.signIn(), {
        id: String(await sheet.list(product)),
        cdaOrNda: [[samples.xlsx(), 'cda.xlsx']],
      }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual([200, 415]);
});

test('a dossier and a plant of the same number are two listings', async () => {
  const member = await product.signIn();
  const id = '1';
  for (const sheet of termSheets) await sheet.list(product);
  const references = await Promise.all(
    termSheets.map(async (sheet) => {
      const { body } = await submitTo(origin, sheet, member, { id, indicativeVolumes: '1' });
      return body.reference;
    }),
  );
  for (const [i, { kind }] of termSheets.entries()) {
    const { data } = (await get(member, `/api/requests?${kind}=${id}`)).json();
    expect(data.map((request: { reference: string }) => request.reference)).toEqual([references[i]]);
  }
});
