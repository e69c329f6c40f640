import type { Locator, Page } from '@playwright/test';
import { checkEach } from '../support/check-each.ts';
import { expect, openAlive, registerMember, signInAsMember, test } from '../support/test.ts';

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

test('in a dialog the toast can be reached, by mouse and keyboard, and stays when the dialog goes', async ({
  page,
}) => {
  await openAlive(page, '/contact-us');
  await page.getByRole('main').getByRole('button', { name: 'Ask a question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toContainText('2 fields need a look');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Ana Costa');
  await page.getByRole('button', { name: 'Show the first' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(toast).toHaveCount(0);

  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toast).toBeVisible();
  // Its clock stops for who comes to it by its key, and it begins anew where it moves to.
  for (const key of ['Alt+t', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Show the first' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast).toBeVisible();
});

test('of what the server refuses the toast names the field that has the focus, and each is told beside its field alone', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  const [last, first] = ['At most 4000 characters', 'Contains what cannot be stored'];
  const issues = [
    { path: 'indicativeVolumes', message: last },
    { path: 'marketsOfInterest', message: first },
  ];
  await page.route('**/create-dossertermsheet', (route) =>
    route.fulfill({
      status: 400,
      json: { message: last, msg: last, code: 'invalid', requestId: 'r', issues },
    }),
  );
  // A toast is as wide as a phone, and over what it tells of if nothing moves from there.
  await page.setViewportSize({ width: 360, height: 640 });
  await openAlive(page, '/product-term-sheet/53');
  const form = page.getByRole('main');
  await form.getByLabel('Indicative volumes').fill('12 M tablets a year');
  await form.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.locator('.Toastify__toast')).toContainText(`2 fields need a look: ${first}`);
  await expect(form.getByLabel('Markets of interest')).toBeFocused();
  await expect(form.getByLabel('Markets of interest')).toHaveCSS('outline-style', 'solid');
  const label = form.getByText('Markets of interest', { exact: true });
  await expect
    .poll(async () => {
      const [over, under] = [await page.locator('.Toastify__toast').boundingBox(), await label.boundingBox()];
      return over !== null && under !== null && under.y >= over.y + over.height;
    })
    .toBe(true);
  await expect.poll(() => messagesBeside(page)).toEqual([first, last]);
  for (const message of [first, last]) await expect(form.getByText(message)).toHaveCount(1);
  await expect(form.getByText('2 fields need a look.')).toBeVisible();
  await form.getByLabel('Markets of interest').fill('Spain');
  await expect(form.getByText('One field needs a look.')).toBeVisible();
});
