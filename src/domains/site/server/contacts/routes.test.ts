import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { messages } from '#platform/contract/messages.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { messagesPerAddress } from './routes.ts';
import { contacts } from './tables.ts';

let product: TestProduct;
let limited: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ DESK_EMAIL: 'desk@contacts.example' }, { searches: false });
  limited = await startTestProduct({ RATE_LIMITS: 'on' }, { searches: false });
});
afterAll(async () => {
  await limited.stop();
  await product.stop();
});

const ana = {
  name: 'Ana Costa',
  email: 'ana@lusitan.example',
  phone: '9121234567',
  message: 'Which plants?',
};

function send(payload: object, to: TestProduct = product) {
  return to.app.inject({ method: 'POST', url: '/create-contact', payload });
}

function storedFrom(email: string) {
  return product.db.select().from(contacts).where(eq(contacts.email, email));
}

test('a message is stored, and mailed to the desk with everything that was typed', {
  timeout: 20_000,
}, async () => {
  const answer = await send(ana);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.message).toBe(messages.contactThanks);
  expect(await storedFrom(ana.email)).toMatchObject([ana]);
  const outbox = join(product.dataDir, 'outbox');
  const name = await vi.waitFor(
    async () => {
      const [first] = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
      if (first === undefined) throw new Error('no mail has left yet');
      return first;
    },
    { timeout: 10_000 },
  );
  const mail = await simpleParser(await readFile(join(outbox, name)));
  expect(mail.subject).toBe('Message from a visitor, Ana Costa');
  expect([mail.to].flat()[0]?.text).toBe('desk@contacts.example');
  for (const value of Object.values(ana)) expect(mail.text).toContain(value);
});

test('the desk is told which of the contact dialogs was used', async () => {
  const topic = 'Talk to our sales team';
  expect((await send({ ...ana, email: 'topic@lusitan.example', topic })).statusCode).toBe(200);
  expect(await storedFrom('topic@lusitan.example')).toMatchObject([{ topic }]);
  const mails = await product.db.select({ text: outgoingMails.text }).from(outgoingMails);
  expect(mails.filter(({ text }) => text.includes(topic))).toHaveLength(1);
});

test('the newsletter block sends an empty phone and message', async () => {
  const answer = await send({ name: 'Rui Melo', email: 'rui@lusitan.example', phone: '', message: '' });
  expect(answer.statusCode).toBe(200);
  expect(await storedFrom('rui@lusitan.example')).toMatchObject([{ phone: '', message: '' }]);
});

test('what was typed is stored without blanks around it, and the address in one spelling', async () => {
  await send({ name: ' Eva Lind ', email: ' Eva@Nord.example ', phone: ' 0701234567 ', message: ' Hello ' });
  expect(await storedFrom('eva@nord.example')).toMatchObject([
    { name: 'Eva Lind', phone: '0701234567', message: 'Hello' },
  ]);
});

test('a name with a line break starts no header of its own', async () => {
  await send({ ...ana, name: 'Eve\r\nBcc: all@lusitan.example', email: 'eve@lusitan.example' });
  const subjects = await product.db.select({ subject: outgoingMails.subject }).from(outgoingMails);
  expect(subjects).toContainEqual({ subject: 'Message from a visitor, Eve Bcc: all@lusitan.example' });
});

test('the rules are told in the order of §5.6, and nothing is stored', async () => {
  const answer = await send({ name: ' ', email: 'not an address', phone: '12', message: '' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe(messages.contactNameIncorrect);
  expect(answer.json().issues).toEqual([
    { path: 'name', message: messages.contactNameIncorrect },
    { path: 'email', message: messages.emailInvalid },
    { path: 'phone', message: messages.phoneIncorrect },
  ]);
  expect(await storedFrom('not an address')).toEqual([]);
});

test('a message whose mail cannot be written is not stored either', async () => {
  await product.db.execute('alter table outgoing_mails add constraint closed check (false) not valid');
  const answer = await send({ ...ana, email: 'lost@lusitan.example' });
  await product.db.execute('alter table outgoing_mails drop constraint closed');
  expect(answer.statusCode).toBe(500);
  expect(await storedFrom('lost@lusitan.example')).toEqual([]);
});

test('a network that floods the desk is told to wait, and for how long; others are not', async () => {
  const flood = { ...ana, email: 'flood@lusitan.example' };
  for (let sent = 0; sent < messagesPerAddress.max; sent += 1) {
    expect((await send(flood, limited)).statusCode).toBe(200);
  }
  const refused = await send(flood, limited);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: 'rate-limited',
    message: 'Too many attempts. Try again in 15 minutes.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  const stored = await limited.db.select().from(contacts).where(eq(contacts.email, flood.email));
  expect(stored).toHaveLength(messagesPerAddress.max);
  const elsewhere = await limited.app.inject({
    method: 'POST',
    url: '/create-contact',
    payload: ana,
    remoteAddress: '198.51.100.7',
  });
  expect(elsewhere.statusCode).toBe(200);
});

test('a message that breaks a rule is not counted', async () => {
  const remoteAddress = '198.51.100.8';
  for (const payload of [...Array.from({ length: messagesPerAddress.max }, () => ({})), ana]) {
    const answer = await limited.app.inject({
      method: 'POST',
      url: '/create-contact',
      payload,
      remoteAddress,
    });
    expect(answer.statusCode).toBe(payload === ana ? 200 : 400);
  }
});
