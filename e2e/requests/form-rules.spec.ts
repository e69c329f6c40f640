import type { Locator, Page } from '@playwright/test';
import { checkEach } from '../support/check-each.ts';
import { expect, registerMember, test } from '../support/test.ts';

/** What stands beside each field that is wrong, from top to bottom, to the letter. */
async function messagesBeside(form: Page | Locator): Promise<string[]> {
  return form.locator('[aria-invalid="true"]').evaluateAll((fields) =>
    fields.map((field) => {
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
      const error = ids.find((id) => id.endsWith('-error')) ?? '';
      return document.getElementById(error)?.textContent ?? '';
    }),
  );
}

const forms = [
  {
    path: '/login',
    button: 'Login',
    typed: { Email: 'ana lusitan@x.example', Password: '  short ' },
    told: ['Email format is invalid', 'Please enter a valid password'],
  },
  { path: '/forgot', button: 'Submit', typed: { Email: 'ana@lusitan' }, told: ['Email format is invalid'] },
  {
    path: '/sign-up?email=ana%40lusitan.example',
    button: 'CREATE PROFILE',
    typed: { 'Full name': '  ', Mobile: '912345678', Password: 'seven77' },
    told: [
      'Name is required',
      'Organisation is required',
      'Enter correct Phone Number',
      'Password lenght should have 8',
    ],
  },
  {
    path: '/sign-up',
    button: 'Submit',
    typed: { 'Business email': '@lusitan.example' },
    told: [' Name is required', 'Email format is invalid'],
  },
  {
    path: '/registration',
    button: 'Submit',
    typed: {},
    told: [' Name is required', 'Email format is invalid'],
  },
  {
    path: '/reset-password/key/ana%40lusitan.example',
    button: 'Submit',
    typed: { 'New password': 'seven77', 'Confirm password': 'seven78' },
    told: ['Password Length should be greater then 8', 'Password and Conform Password should be same'],
  },
];

test('the rules of each form are told to the letter, in their order, and nothing is sent or lost', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const main = page.getByRole('main');
  await checkEach(
    forms,
    ({ path }) => path,
    async ({ path, button, typed, told }) => {
      await page.goto(path);
      for (const [label, value] of Object.entries(typed)) {
        await main.getByLabel(label, { exact: true }).fill(value);
      }
      await main.getByRole('button', { name: button }).click();
      await expect(main.locator('[aria-invalid="true"]')).toHaveCount(told.length);
      await expect.poll(() => messagesBeside(page)).toEqual(told);
      await expect(main.locator('[aria-invalid="true"]').first()).toBeFocused();
      const count = page.getByText(`${told.length} fields need a look`);
      if (told.length > 1) await expect(count).toBeVisible();
      for (const [label, value] of Object.entries(typed)) {
        await expect(main.getByLabel(label, { exact: true })).toHaveValue(value);
      }
      expect(sent).toEqual([]);
    },
  );

  // The last one's password is mended: its message goes at once, and the toast, which stays for who has come to it by its
  // key, leads to what is wrong still.
  await page.keyboard.press('Alt+t');
  const password = main.getByLabel('New password', { exact: true });
  await password.fill('seven7 and one');
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expect.poll(() => messagesBeside(page)).toEqual(['Password and Conform Password should be same']);
  for (const key of ['Alt+t', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(main.getByLabel('Confirm password', { exact: true })).toBeFocused();
});

test('what the server refuses is told in a toast at the top right and stays on the page', async ({
  page,
  world,
}) => {
  const { email } = await registerMember(world);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  const message = 'The email or the password is not right';
  const toast = page.locator('.Toastify__toast-container--top-right .Toastify__toast--error');
  await expect(toast).toContainText(message);
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});
