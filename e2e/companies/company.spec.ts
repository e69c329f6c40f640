import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import { type NameServer, startNameServer } from '#testing/dns/name-server.ts';
import { mailsOf } from '#testing/mailbox.ts';
import { proverIn } from '#testing/running/members.ts';
import { terms } from '#testing/sample-terms.ts';
import { type IdentityProvider, startIdentityProvider } from '#testing/sign-in/identity-provider.ts';
import { openOtherDevice } from '../support/account.ts';
import { askForConsent } from '../support/consent-page.ts';
import {
  ask,
  findSellersDossier,
  make,
  moveByCall,
  openDemoPerson,
  openMove,
  openRequest,
} from '../support/deal.ts';
import { linkFromMail } from '../support/mail-links.ts';
import { test as base, expect, signIn, signInAsMember, useProduct } from '../support/test.ts';

type Around = { names: NameServer; provider: IdentityProvider };

/** The product with a name server and a company's provider beside it. */
const test = base.extend<object, Around>({
  names: [
    async ({}, use) => {
      const names = await startNameServer();
      await use(names);
      await names.stop();
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({}, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  world: [
    ({ names }, use) => useProduct({ DNS_SERVERS: names.address, LOOPBACK_ISSUERS: 'on' }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
});

const domain = 'lusitan.example';
const [rui, eva, gita] = [`rui@${domain}`, `eva@${domain}`, `gita@${domain}`];

/** Sets a company up, whose administrator one is then. */
async function foundCompany(page: Page): Promise<{ id: string; name: string }> {
  const name = `Lusitan ${crypto.randomUUID()}`;
  await page.goto('/company');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Headquarters').fill('Porto, Portugal');
  await page.getByLabel('Founded').fill('1990');
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/companies') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Set up the company' }).click();
  const { company } = await (await answered).json();
  return { id: company, name };
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function leave(page: Page): Promise<void> {
  await page.goto('/company');
  await section(page, 'People').getByRole('button', { name: 'Leave the company' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('You belong to no company here.', { exact: false })).toBeVisible();
}

test('three colleagues come in by three ways, a deputy answers while one is away, and once all have left nothing is lost', async ({
  page,
  browser,
  world,
  names,
  provider,
}) => {
  test.slow();
  await signInAsMember(page, world);
  const company = await foundCompany(page);
  const [ruis, evas, gitas] = [
    await openOtherDevice(browser, world),
    await openOtherDevice(browser, world),
    await openOtherDevice(browser, world),
  ];
  const people = section(page, 'People');

  await test.step('DNS proves the domain', async () => {
    await page.goto('/company');
    const domains = section(page, 'Domains');
    await domains.getByLabel('Domain', { exact: true }).fill(domain);
    await domains.getByRole('button', { name: 'Add the domain' }).click();
    const text = (await domains.locator('code').textContent()) ?? '';
    await domains.getByRole('button', { name: `Check ${domain} in DNS` }).click();
    await expect(domains.getByText(/^DNS asked/)).toBeVisible();
    await expect(domains.getByText('Not proven')).toBeVisible();
    names.domains.set(domain, ['v=spf1 -all', text]);
    await domains.getByRole('button', { name: `Check ${domain} in DNS` }).click();
    await expect(domains.getByText('Proven', { exact: true })).toBeVisible();
  });

  await test.step('one comes by an invitation', async () => {
    const invitations = section(page, 'Invitations');
    await invitations.getByLabel('Business email').fill(rui);
    await invitations.getByRole('button', { name: 'Invite' }).click();
    await ruis.goto(await linkFromMail(world, rui, '/join/'));
    await ruis.getByRole('link', { name: 'Create your profile' }).click();
    await ruis.getByLabel('Full name').fill('Rui Alves');
    await ruis.getByLabel('Organisation').fill('Lusitan');
    await ruis.getByLabel('Password', { exact: true }).fill('another long password');
    await ruis.getByRole('button', { name: 'CREATE PROFILE' }).click();
    await ruis.waitForURL('/welcome');
  });

  await test.step('one asks to join by the domain, and is admitted', async () => {
    const profile = { name: 'Eva Matos', organisation: 'Lusitan', password: demoPassword, Email: eva };
    const { ok } = await fetch(`${world.origin}/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(profile),
    });
    expect(ok).toBe(true);
    await proverIn(world.dataDir)(eva);
    await signIn(evas, eva);
    await evas.goto('/company');
    await evas.getByRole('button', { name: `Ask to join ${company.name}` }).click();
    await expect(evas.getByText('Asked; its administrators answer')).toBeVisible();
    await page.reload();
    const asking = section(page, 'Asking to join');
    await asking.getByLabel(`Admit ${eva} as`).selectOption('deal-maker');
    await asking.getByRole('button', { name: 'Admit' }).click();
    await expect(people.getByText('Eva Matos')).toBeVisible();
  });

  await test.step('one comes by the company’s own provider', async () => {
    const signIns = section(page, 'Sign-in');
    const redirectUri = new URL((await signIns.locator('code').textContent()) ?? '');
    provider.serve(
      world.origin,
      (email) => ({ email, email_verified: true, name: 'Gita Rao' }),
      askForConsent,
      [redirectUri.pathname],
    );
    await signIns.getByLabel('Issuer').fill('https://127.0.0.1');
    await signIns.getByLabel('Client ID').fill(provider.settings.GOOGLE_CLIENT_ID);
    await signIns.getByLabel('Client secret').fill(provider.settings.GOOGLE_CLIENT_SECRET);
    await signIns.getByLabel('Password', { exact: true }).fill(demoPassword);
    await signIns.getByRole('button', { name: 'Save the sign-in' }).click();
    await expect(signIns.getByText(/^There is no document of a provider/)).toBeVisible();
    await signIns.getByLabel('Issuer').fill(provider.settings.GOOGLE_ISSUER);
    await signIns.getByRole('button', { name: 'Save the sign-in' }).click();
    await expect(signIns.getByText('One way in beside others')).toBeVisible();

    await gitas.goto('/login');
    await gitas.getByLabel('Email', { exact: true }).fill(gita);
    await gitas.keyboard.press('Tab');
    const way = gitas.getByRole('link', { name: `Continue with ${domain}` });
    await expect(way).toBeVisible();
    await expect(gitas.getByText(company.name)).toHaveCount(0);
    await way.click();
    await gitas.getByLabel('Account').fill(gita);
    await gitas.getByRole('button', { name: 'Allow' }).click();
    await gitas.waitForURL('/home');
    await gitas.goto('/company');
    await expect(gitas.getByText(company.name)).toBeVisible();
    await expect(section(gitas, 'People').getByRole('listitem')).toHaveCount(4);
  });

  const dossier = await findSellersDossier(world);
  const reference = await test.step('one goes on leave, and the deputy answers', async () => {
    const asked = await ask(ruis, dossier.id);
    await ruis.goto('/company');
    await section(ruis, 'People').getByRole('button', { name: 'Out of office', exact: true }).click();
    const away = ruis.getByRole('dialog', { name: 'Out of office' });
    await away.getByLabel('Last day').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
    await away.getByLabel('Deputy').selectOption('Eva Matos');
    await away.getByRole('button', { name: 'Save' }).click();
    await expect(section(ruis, 'People').getByText('Eva Matos answers')).toBeVisible();
    await moveByCall(world, 'admin', asked, { move: 'review' });
    await moveByCall(world, 'seller', asked, { move: 'issue-term-sheet', terms: JSON.stringify(terms) });
    expect(await linkFromMail(world, eva, `/requests/${asked}`)).toBeTruthy();
    await openRequest(evas, asked);
    await expect(evas.getByText(/^Rui Alves is out of office until .*: Eva Matos answers/)).toBeVisible();
    const form = await openMove(evas, 'Ask for a revision');
    await form.getByLabel(/^What should change/).fill('Rui is away: a lower price, please.');
    await make(evas, 'Ask for a revision');
    await openRequest(gitas, asked);
    await expect(gitas.getByText('Rui is away: a lower price, please.')).toBeVisible();
    return asked;
  });

  await test.step('the last one leaves, and the request is there for the owner and the desk', async () => {
    for (const colleague of [ruis, evas, gitas]) await leave(colleague);
    await page.reload();
    await expect(people.getByRole('listitem')).toHaveCount(1);
    await openRequest(page, reference);
    await expect(page.getByText('Left to the colleagues of who looked after it').first()).toBeVisible();
    const desk = await openDemoPerson(browser, world, 'admin');
    await desk.page.goto(`/admin/companies/${company.id}`);
    await desk.page.getByRole('button', { name: 'Remove: Ana Costa' }).click();
    await expect(desk.page.getByRole('button', { name: 'Remove: Ana Costa' })).toBeHidden();
    await page.goto('/company');
    await expect(page.getByText('You belong to no company here.', { exact: false })).toBeVisible();

    await moveByCall(world, 'seller', reference, { move: 'issue-term-sheet', terms: JSON.stringify(terms) });
    await openRequest(desk.page, reference);
    await expect(desk.page.getByText('Rui is away: a lower price, please.')).toBeVisible();
    const toDesk = async () =>
      (await mailsOf(world.dataDir)).filter(
        ({ recipient, subject }) =>
          recipient === 'desk@demo.example' && subject === `${reference}: Term sheet issued`,
      ).length;
    await expect.poll(toDesk).toBe(2);
  });
});
