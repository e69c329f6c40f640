import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { limits } from '#domains/accounts/server/limits.ts';
import { messagesPerAddress } from '#domains/site/server/contacts/routes.ts';
import { mailsOf } from '#testing/mailbox.ts';
import {
  newDataDir,
  type Running,
  removeDataDir,
  seededDataDir,
  startProduct,
} from '#testing/running/product.ts';

/** Two products on one database, both with their limits on. */
let folders: string[] = [];
let instances: Running[] = [];

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folders = [await seededDataDir(), await newDataDir()];
  const [ofDatabase = '', other = ''] = folders;
  const socket = encodeURIComponent(join(ofDatabase, 'postgres'));
  // Several need the same key: by it they know whose tries they count.
  const shared = { RATE_LIMITS: 'on', SECRET_KEY: 'a key that both of these products have' };
  const first = await startProduct(ofDatabase, shared);
  const second = await startProduct(other, {
    ...shared,
    DATABASE_URL: `postgresql://dosebridge@localhost/dosebridge?host=${socket}`,
  });
  instances = [first, second];
});

test.afterAll(async () => {
  // The one without the database first.
  for (const instance of instances.toReversed()) await instance.stop();
  for (const folder of folders) await removeDataDir(folder);
});

/** Posts to the instances in turn, as a load balancer would. */
function post(turn: number, path: string, body: object): Promise<Response> {
  const instance = instances[turn % instances.length];
  return fetch(`${instance?.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** One more try at each instance is too many, and each says for how long. */
async function expectBothToRefuse(path: string, body: object): Promise<void> {
  for (const turn of instances.keys()) {
    const refused = await post(turn, path, body);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).message).toMatch(
      /^Too many attempts\. Try again in \d+ (minutes|seconds)\.$/,
    );
  }
}

async function keyMailedTo(email: string): Promise<string> {
  let key: string | undefined;
  await expect(async () => {
    // Either instance may have sent it.
    const mails = (await Promise.all(folders.map(mailsOf))).flat();
    const mail = mails.find(
      ({ recipient, subject }) => recipient === email && /new password/.test(subject ?? ''),
    );
    key = /reset-password\/([\w-]+)\//.exec(mail?.text ?? '')?.[1];
    expect(key).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return key ?? '';
}

async function fillContact(page: Page): Promise<void> {
  await page.goto(`${instances[0]?.origin}/contact-us`);
  await page.getByRole('button', { name: 'Talk to sales' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ana Costa');
  await dialog.getByLabel('Email').fill('ana@lusitan.example');
  await dialog.getByLabel('Phone').fill('9121234567');
  await dialog.getByLabel('Message').fill('Dimethyl fumarate for Portugal');
  await dialog.getByRole('button', { name: 'Submit' }).click();
}

test('tries at one account count together, and its owner comes back in by a reset that works once', async () => {
  const email = 'owner@lusitan.example';
  const password = 'a long pass phrase';
  const renewed = 'another pass phrase';
  await post(0, '/register', { name: 'Ana', organisation: 'Lusitan', password, Email: email });
  for (let turn = 0; turn < limits.loginPerAccount.max; turn += 1) {
    expect((await post(turn, '/login', { email, password: 'not the password' })).status).toBe(401);
  }
  await expectBothToRefuse('/login', { email, password });

  expect((await post(1, '/forgot-password', { Email: email })).status).toBe(200);
  const reset = { Email: email, validateStr: await keyMailedTo(email), password: renewed };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => post(turn, '/reset-password', reset)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const turn of instances.keys()) {
    expect((await post(turn, '/login', { email, password: renewed })).status).toBe(200);
  }
});

test('tries from one network address count together', async () => {
  for (let turn = 0; turn < limits.signUpPerAddress.max; turn += 1) {
    const answer = await post(turn, '/sign-up', {
      name: 'Ana',
      Email: `${turn}@lusitan.example`,
      organisation: '',
    });
    expect(answer.status).toBe(200);
  }
  await expectBothToRefuse('/sign-up', { name: 'Ana', Email: 'more@lusitan.example', organisation: '' });
});

test('messages to the desk count together; who has to wait reads it beside the form and loses nothing', async ({
  page,
}) => {
  const contact = { name: 'Ana', email: 'ana@lusitan.example', phone: '', message: '' };
  for (let turn = 0; turn < messagesPerAddress.max; turn += 1) {
    expect((await post(turn, '/create-contact', contact)).status).toBe(200);
  }
  await expectBothToRefuse('/create-contact', contact);

  await fillContact(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('form').getByRole('alert')).toHaveText(
    /^Too many attempts\. Try again in \d+ minutes\.$/,
  );
  for (const [label, typed] of [
    ['Name', 'Ana Costa'],
    ['Email', 'ana@lusitan.example'],
    ['Phone', '9121234567'],
    ['Message', 'Dimethyl fumarate for Portugal'],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveValue(typed);
  }

  await page.goto(`${instances[1]?.origin}/`);
  const block = page.getByRole('region', { name: "We'd love to hear from you!" });
  await block.getByLabel('Email').fill('rui@lusitan.example');
  await block.getByLabel('Full name').fill('Rui Melo');
  await block.getByRole('button', { name: 'Submit' }).click();
  await expect(block.getByRole('alert')).toHaveText(/^Too many attempts/);
  await expect(block.getByLabel('Email')).toHaveValue('rui@lusitan.example');
  await expect(block.getByLabel('Full name')).toHaveValue('Rui Melo');
});
