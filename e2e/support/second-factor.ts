import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { confirmOwner, openAccount } from './account.ts';

/** Switches two-step sign-in on in one's own account, up to the recovery codes; spends the authenticator's code of now. */
export async function switchOnSecondFactor(
  page: Page,
): Promise<{ authenticator: TOTP; recoveryCodes: string[] }> {
  await openAccount(page);
  await page.getByRole('button', { name: 'Set up authenticator' }).click();
  await confirmOwner(page);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  const authenticator = new TOTP({ secret: (await section.locator('code').innerText()).replaceAll(' ', '') });
  await section.getByLabel('Code', { exact: true }).fill('000000');
  await section.getByRole('button', { name: 'Switch on' }).click();
  await expect(section.getByRole('alert').first()).toBeVisible();
  await section.getByLabel('Code', { exact: true }).fill(authenticator.generate());
  await section.getByRole('button', { name: 'Switch on' }).click();
  await expect(section.getByText('Keep these recovery codes')).toBeVisible();
  return { authenticator, recoveryCodes: await section.getByRole('listitem').allInnerTexts() };
}
