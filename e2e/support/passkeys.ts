import { expect, type Page } from '@playwright/test';
import { confirmOwner } from './account.ts';

/** Plugs an authenticator into this tab that confirms every question by itself, as a finger on it would. */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** What a login answers to the right password of an account that has a passkey and an authenticator. */
const asksForPasskey = {
  message: 'Use your passkey',
  code: 'second-factor-required',
  requestId: 'r',
  secondFactor: {
    authenticator: true,
    passkey: {
      rpId: 'localhost',
      challenge: 'AA',
      allowCredentials: [],
      timeout: 60_000,
      userVerification: 'preferred',
    },
  },
};

/** Goes on from the login page to the step that asks for a passkey, by an answer that stands in for the server's. */
export async function openPasskeyStep(page: Page): Promise<void> {
  await page.route('**/login', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: asksForPasskey })
      : route.continue(),
  );
  await page.getByLabel('Email', { exact: true }).fill('ana@lusitan.example');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused();
}

/** Adds a passkey in the account that is open. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmOwner(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('button', { name: 'Create passkey' })).toBeHidden();
}
