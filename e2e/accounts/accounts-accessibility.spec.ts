import { TOTP } from 'otpauth';
import { confirmOwner, openAccount } from '../support/account.ts';
import { addPasskey, openPasskeyStep, plugInAuthenticator } from '../support/passkeys.ts';
import { checkScenes, goto, type Scene } from '../support/scenes.ts';
import { expectNothingSmall } from '../support/sound-page.ts';
import { expect } from '../support/test.ts';

/** A company's provider, as its administrators set it. */
const ownSignIn = {
  redirectUri: 'https://dosebridge.example/auth/company/4c6fb1c2-8b1e-4c0b-9a0a-7d7f3f6b2a10/callback',
  requiresSecondFactor: false,
  revision: '1-1',
  signIn: {
    ...{
      issuer: 'https://login.lusitan.example',
      clientId: 'dosebridge',
      onlyWay: false,
      mayBeOnlyWay: true,
    },
    ...{ roleClaim: 'groups', defaultRole: 'reader' },
    roleValues: [{ value: 'deal-desk', role: 'deal-maker' }],
  },
  domains: [{ id: '1', domain: 'lusitan.example', signsIn: true }],
};

const visitor: Scene[] = [
  {
    name: 'forgot password, sent',
    as: 'visitor',
    async open(page) {
      await goto(page, '/forgot');
      await page.getByLabel('Email', { exact: true }).fill('nobody@lusitan.example');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a new password with its errors',
    as: 'visitor',
    async open(page) {
      await goto(page, '/reset-password/some-key/ana%40lusitan.example');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Password Length should be greater then 8')).toBeVisible();
    },
  },
  {
    name: 'a reset link that no longer works',
    as: 'visitor',
    async open(page) {
      await goto(page, '/reset-password/some-key/ana%40lusitan.example');
      await page.getByLabel('New password').fill('a long password');
      await page.getByLabel('Confirm password').fill('a long password');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
    },
  },
  {
    name: 'a verification link that no longer works',
    as: 'visitor',
    async open(page) {
      await goto(page, '/verify-email/some-key');
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    },
  },
  {
    name: 'an invitation that no longer works',
    as: 'visitor',
    async open(page) {
      await goto(page, '/join/some-key');
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    },
  },
  {
    name: 'founding a company, with its errors',
    as: 'member',
    async open(page) {
      await goto(page, '/company');
      await page.getByRole('button', { name: 'Set up the company' }).click();
      await expect(page.getByText("Give the company's name")).toBeVisible();
    },
  },
  {
    name: 'the people of a company, and a role',
    as: 'seller',
    async open(page) {
      await goto(page, '/company');
      await page
        .getByRole('button', { name: /^Change the role of/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the people of a company and its own sign-in, on a phone',
    as: 'seller',
    width: 360,
    async open(page) {
      await page.route('**/api/companies/*/sign-in', (route) => route.fulfill({ json: { data: ownSignIn } }));
      await goto(page, '/company');
      await page.getByRole('button', { name: 'Save the sign-in' }).click();
      await expect(page.getByText('Please enter a valid password')).toBeVisible();
      await expectNothingSmall(page);
    },
  },
  {
    name: 'the login of whose company has the only way in',
    as: 'visitor',
    async open(page) {
      const data = { at: '/auth/company/key', only: true };
      await page.route('**/api/sign-in-ways', (route) => route.fulfill({ json: { data } }));
      await goto(page, '/login');
      await page.getByLabel('Email', { exact: true }).fill('ana@lusitan.example');
      await page.getByLabel('Email', { exact: true }).blur();
      await expect(page.getByRole('link', { name: 'Continue with lusitan.example' })).toBeVisible();
    },
  },
  {
    name: 'the second step of the login',
    as: 'visitor',
    async open(page) {
      await page.route('**/login', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 401,
              json: { message: 'Enter your code', code: 'second-factor-required', requestId: 'r' },
            })
          : route.continue(),
      );
      await goto(page, '/login');
      await page.getByLabel('Email', { exact: true }).fill('ana@lusitan.example');
      await page.getByLabel('Password', { exact: true }).fill('a long password');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('button', { name: /Use a recovery code/ }).click();
    },
  },
  {
    name: 'the second step of the login, by passkey',
    as: 'visitor',
    async open(page) {
      await goto(page, '/login');
      await openPasskeyStep(page);
    },
  },
];

const member: Scene[] = [
  {
    name: 'a passkey that is to be removed',
    as: 'newcomer',
    async open(page) {
      await plugInAuthenticator(page);
      await openAccount(page);
      await addPasskey(page, 'Work laptop');
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText('Please enter a valid password')).toBeVisible();
    },
  },
  {
    name: 'a passkey being added, where one is owed',
    as: 'newcomer',
    async open(page) {
      await page.route('**/api/account', async (route) => {
        const response = await route.fetch();
        const { data } = await response.json();
        await route.fulfill({ response, json: { data: { ...data, secondFactorMissing: true } } });
      });
      await openAccount(page);
      await expect(page.getByText('Your account needs two-step sign-in here.')).toBeVisible();
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await confirmOwner(page);
      await page.getByRole('button', { name: 'Create passkey' }).click();
      await expect(page.getByText('Give the passkey a name')).toBeVisible();
    },
  },
  {
    name: 'the account with its errors',
    as: 'member',
    async open(page) {
      await openAccount(page);
      await page.getByLabel('Full name').fill('');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
    },
  },
  {
    name: 'a second factor being set up',
    as: 'newcomer',
    async open(page) {
      await openAccount(page);
      await page.getByRole('button', { name: 'Set up authenticator' }).click();
      await confirmOwner(page);
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    },
  },
  {
    name: 'recovery codes',
    as: 'newcomer',
    async open(page) {
      await openAccount(page);
      await page.getByRole('button', { name: 'Set up authenticator' }).click();
      await confirmOwner(page);
      const secret = await page.getByRole('region', { name: 'Two-step sign-in' }).locator('code').innerText();
      const code = new TOTP({ secret: secret.replaceAll(' ', '') }).generate();
      await page.getByLabel('Code', { exact: true }).fill(code);
      await page.getByRole('button', { name: 'Switch on' }).click();
      await expect(page.getByText('Keep these recovery codes')).toBeVisible();
    },
  },
  {
    name: 'the question before an account is deleted',
    as: 'newcomer',
    async open(page) {
      await openAccount(page);
      await page.getByRole('button', { name: 'Delete account…' }).click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText('Please enter a valid password')).toBeVisible();
    },
  },
];

checkScenes([...visitor, ...member]);
