import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { demoPassword } from '#demo/people/people-access.ts';
import { type Mail, mailsOf } from '#testing/mailbox.ts';
import { expect, registerMember, test, type World } from '../support/test.ts';

const poison = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example;proto=https',
};

/** By hand: `fetch` lets nobody choose the Host header. */
function ask(world: World, path: string, body?: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { ...poison, ...(body ? { 'content-type': 'application/json' } : {}) };
    const asked = request(`${world.origin}${path}`, { method: body ? 'POST' : 'GET', headers }, (answer) =>
      text(answer).then(resolve, reject),
    );
    asked.on('error', reject).end(body && JSON.stringify(body));
  });
}

const pages = [
  '/',
  '/how-it-works',
  '/registration',
  '/faq',
  '/contact-us',
  '/blog',
  '/blog-details/1',
  '/login',
];

test('a poisoned Host changes no address in any page, sitemap or feed', async ({ world }) => {
  for (const path of pages) {
    // Twice, and then as everybody else: what one asks for may be kept for the next.
    for (const page of [await ask(world, path), await ask(world, path)]) {
      expect(page, path).toContain(`<link rel="canonical" href="${world.origin}${path}"/>`);
      expect(page, path).not.toContain('evil.example');
    }
    expect(await (await fetch(world.origin + path)).text(), path).not.toContain('evil.example');
  }
  for (const path of ['/sitemap.xml', '/feed.xml', '/robots.txt']) {
    const file = await ask(world, path);
    expect(file, path).toContain(`${world.origin}/`);
    expect(file, path).not.toContain('evil.example');
  }
});

test('a poisoned Host changes no link in any mail', async ({ world }) => {
  const member = await registerMember(world);
  const newcomer = `${crypto.randomUUID()}@lusitan.example`;
  const invited = `${crypto.randomUUID()}@lusitan.example`;
  const person = { name: 'Ana', organisation: 'Lusitan', password: demoPassword };
  await ask(world, '/sign-up', { ...person, Email: invited });
  await ask(world, '/sign-up', { ...person, Email: member.email });
  await ask(world, '/register', { ...person, Email: newcomer });
  await ask(world, '/forgot-password', { Email: newcomer });
  await expect.poll(async () => (await mailsTo(world, newcomer)).length).toBe(2);
  const reset = (await mailsTo(world, newcomer))
    .flatMap(linksIn)
    .find((link) => link.includes('/reset-password/'));
  const key = reset?.split('/')[4];
  await ask(world, '/reset-password', { Email: newcomer, validateStr: key, password: 'another pass phrase' });
  await expect.poll(async () => (await mailsTo(world, newcomer)).length).toBe(3);
  await expect.poll(async () => (await mailsTo(world, member.email)).length).toBe(2);
  await expect.poll(async () => (await mailsTo(world, invited)).length).toBe(1);
  for (const mail of (
    await Promise.all([newcomer, invited, member.email].map((to) => mailsTo(world, to)))
  ).flat()) {
    const links = linksIn(mail);
    expect(links.length, mail.subject).toBeGreaterThanOrEqual(3);
    for (const link of links) expect(new URL(link).origin, mail.subject).toBe(world.origin);
    expect(`${mail.text}${mail.html}`).not.toContain('evil.example');
  }
});

async function mailsTo(world: World, email: string): Promise<Mail[]> {
  return (await mailsOf(world.dataDir)).filter(({ recipient }) => recipient === email);
}

/** Of both parts. */
function linksIn({ text: plain, html }: Mail): string[] {
  return `${plain} ${html}`.match(/https?:\/\/[^\s"<]+/g) ?? [];
}
