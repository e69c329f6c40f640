import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { messages } from '#platform/contract/messages.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import type { Form } from '#testing/encode-form.ts';
import * as samples from '#testing/sample-files.ts';
import { submitTo, termSheets } from '#testing/term-sheets.ts';
import { keptFiles, startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { requestFiles, requests } from '../tables.ts';

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

  test('a submit keeps the answers, every file byte for byte, an audit line, and mails member and desk', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const cda = samples.pdf();
    const rfq = samples.csv();
    const { status, body } = await submit(member, {
      id,
      ...sheet.own,
      status: 'true',
      cdaOrNda: [[cda, 'CDA signed.pdf']],
      rfq: [[rfq, '../../etc/volumes.csv']],
    });
    expect(status).toBe(200);
    expect(body.msg).toBe(messages.termSheetSubmitted);
    expect(body.reference).toMatch(/^DB-\d{4}-\d{6}$/);

    const seen = (await get(member, `/api/requests/${body.reference}`)).json().data;
    expect(seen).toMatchObject({
      kind: sheet.kind,
      consent: true,
      state: 'submitted',
      listing: { id, ...sheet.listing },
    });
    expect(seen.answers).toEqual(sheet.answers);
    expect(seen.files.map((file: { name: string }) => file.name)).toEqual(['CDA signed.pdf', 'volumes.csv']);
    for (const [i, content] of [cda, rfq].entries()) {
      const file = await get(member, `/api/requests/${body.reference}/files/${seen.files[i].id}`);
      expect(file.rawPayload.equals(content)).toBe(true);
      expect(file.headers['content-disposition']).toMatch(/^attachment/);
      expect(file.headers['x-content-type-options']).toBe('nosniff');
      expect(file.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(createHash('sha256').update(content).digest('hex')).toBe(seen.files[i].sha256);
    }

    const lines = await product.db.select().from(auditTrail).orderBy(auditTrail.id);
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
      expect(mail.subject).toContain(sheet.subject);
      for (const { value } of sheet.answers) {
        expect(mail.text).toContain(value);
        expect(mail.html).toContain(value);
      }
      if (sheet.kind === 'supplier') expect(`${mail.text} ${mail.html}`).not.toMatch(/Company \d/);
    }
  });

  test('a second submit of the same form makes no second request', async () => {
    const member = await product.signIn();
    const id = String(await list());
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

  test('a submit that the database refuses leaves neither a request nor files, and says so', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const before = await keptFiles(product);
    await product.db.execute('alter table outgoing_mails rename to outgoing_mails_away');
    const { status, body } = await submit(member, { id, cdaOrNda: [[samples.pdf(), 'a.pdf']] });
    await product.db.execute('alter table outgoing_mails_away rename to outgoing_mails');
    expect([status, body.code, body.msg]).toEqual([500, 'internal', body.message]);
    expect((await get(member, '/api/requests')).json().data).toEqual([]);
    expect(await keptFiles(product)).toEqual(before);
  });

  test('a submit whose connection to the database breaks keeps its files: it may have been committed', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const before = await keptFiles(product);
    const blocker = await product.db.$client.connect();
    await blocker.query('begin; lock table outgoing_mails in access exclusive mode');
    const answer = submit(
      member,
      { id, cdaOrNda: [[samples.pdf(), 'a.pdf']] },
      { 'idempotency-key': `cut-${id}` },
    );
    await vi.waitFor(async () => {
      const { rowCount } = await blocker.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rowCount).toBeGreaterThan(0);
    });
    const { status, body } = await answer;
    await blocker.query('rollback');
    blocker.release();
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect((await keptFiles(product)).length).toBe(before.length + 1);
    const again = await submit(
      member,
      { id, cdaOrNda: [[samples.pdf(), 'a.pdf']] },
      { 'idempotency-key': `cut-${id}` },
    );
    expect(again.status).toBe(200);
  });

  test('the losers of a double submit leave no files behind', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const before = (await keptFiles(product)).length;
    const form: Form = { id, rfq: [[samples.xlsx(), 'rfq.xlsx']] };
    await Promise.all([1, 2, 3].map(() => submit(member, form, { 'idempotency-key': 'double' })));
    expect((await keptFiles(product)).length).toBe(before + 1);
  });

  test('the same content without a key is also one request', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const first = await submit(member, { id, indicativeVolumes: 'US' });
    const second = await submit(member, { id, indicativeVolumes: 'US' });
    expect(second).toEqual(first);
  });

  test('a key used again for other content is refused', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const key = { 'idempotency-key': 'reused' };
    await submit(member, { id, indicativeVolumes: 'US' }, key);
    const { status, body } = await submit(member, { id, indicativeVolumes: 'EU' }, key);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'key-reused', msg: body.message });
  });

  test('another request for the same listing is made only once the member confirms', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const first = await submit(member, { id, indicativeVolumes: 'US' }, { 'idempotency-key': 'a' });
    const asked = await submit(member, { id, indicativeVolumes: 'EU' }, { 'idempotency-key': 'b' });
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({ code: 'asked-before', reference: first.body.reference });
    expect(asked.body.message).toMatch(/^You asked for this on \d+ \w+ \d{4} \(DB-/);
    const confirmed = await submit(
      member,
      { id, indicativeVolumes: 'EU', repeat: 'true' },
      { 'idempotency-key': 'b' },
    );
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.reference).not.toBe(first.body.reference);
  });

  test('of many different forms for one listing sent at once one is a request, and the others ask first', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const forms = Array.from({ length: 12 }, (_, n) =>
      submit(member, { id, indicativeVolumes: `${n} packs` }),
    );
    const answers = (await Promise.all(forms)).map(({ status, body }) => `${status} ${body.code ?? ''}`);
    expect(answers.filter((answer) => answer === '200 ')).toHaveLength(1);
    expect(answers.filter((answer) => answer === '409 asked-before')).toHaveLength(11);
    expect((await get(member, '/api/requests')).json().data).toHaveLength(1);
  });

  test('consent alone is not a request', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const { status, body } = await submit(member, { id, status: 'true', indicativeVolumes: '   ' });
    expect(status).toBe(400);
    expect(body.msg).toBe(messages.termSheetEmpty);
  });

  test('no mail leaves without its request, and no request without its mails', async () => {
    const member = await product.signIn();
    const id = String(await list());
    const mailsBefore = (await product.db.select().from(outgoingMails)).length;
    await submit(member, { id });
    expect((await product.db.select().from(outgoingMails)).length).toBe(mailsBefore);
    await submit(member, { id, indicativeVolumes: '5' });
    expect((await product.db.select().from(outgoingMails)).length).toBe(mailsBefore + 2);
  });

  test('an unknown listing, a retired one and an id of no shape are all unknown', async () => {
    const member = await product.signIn();
    const retired = await list({ state: 'retired' });
    for (const id of ['999999', String(retired), 'x', '65f1c0ffee65f1c0ffee65f1', '99999999999999999999']) {
      const { status, body } = await submit(member, { id, indicativeVolumes: 'EU' });
      expect([status, body.msg]).toEqual([404, sheet.missing]);
    }
  });
});
