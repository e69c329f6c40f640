import { demoPassword } from '#demo/people/people-access.ts';
import { removeDataDir, seededDataDir, startProduct } from '#testing/running/product.ts';
import { addPasskey, plugInAuthenticator } from '../support/passkeys.ts';
import { expect, signIn, test } from '../support/test.ts';

const sentence = 'Your account needs two-step sign-in here.';

test('who must have a second factor is led to it from everywhere until it is on', async ({ browser }) => {
  test.slow();
  const dataDir = await seededDataDir();
  const product = await startProduct(dataDir, { REQUIRE_SECOND_FACTOR: 'on' });
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await plugInAuthenticator(page);
  const section = page.getByRole('region', { name: 'Two-step sign-in' });

  await test.step('after signing in', async () => {
    await signIn(page, 'admin@demo.example');
    await page.waitForURL('/account#two-step-sign-in');
    await expect(section).toBeFocused();
    await expect(section.getByText(sentence)).toBeInViewport();
  });
  await test.step('from a guarded page, by its address and by a link', async () => {
    await page.goto('/dossier-search');
    await page.waitForURL('/account#two-step-sign-in');
    await expect(section.getByText(sentence)).toBeInViewport();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('/account#two-step-sign-in');
    await expect(section.getByText(sentence)).toBeVisible();
  });
  await test.step('a guarded call says so', async () => {
    const answer = await page.evaluate(async () => {
      const response = await fetch('/get-dossier', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        },
        body: '{}',
      });
      return { status: response.status, message: (await response.json()).message };
    });
    expect(answer).toEqual({
      status: 403,
      message: expect.stringMatching(/^Your account needs a second factor/),
    });
  });
  await test.step('until it is on', async () => {
    await addPasskey(page, 'Desk');
    await expect(section.getByText(sentence)).toBeHidden();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.goto('/dossier-search');
    await expect(page.getByRole('status').filter({ hasText: /found/ })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dossier-search');
  });
  await test.step('and again once it is off', async () => {
    await page.goto('/account');
    await section.getByRole('button', { name: 'Switch off…' }).click();
    await section.getByLabel('Password', { exact: true }).fill(demoPassword);
    await section.getByRole('button', { name: 'Switch off', exact: true }).click();
    await expect(section.getByText(sentence)).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('/account#two-step-sign-in');
  });

  await test.step('members too', async () => {
    const other = await browser.newContext({ baseURL: product.origin });
    const member = await other.newPage();
    await signIn(member, 'seller@demo.example');
    await member.waitForURL('/account#two-step-sign-in');
    await other.close();
  });

  await context.close();
  await product.stop();
  await removeDataDir(dataDir);
});
