import { mailsOf } from '#testing/mailbox.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { checkEach } from '../support/check-each.ts';
import { expect, signInAsMember, test, type World } from '../support/test.ts';

/** What one sees: here things move as they do for who has not asked them to stand still. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const thanks = 'Thank you for your interest in the product, we will get in touch shortly.';

type Stored = { name: string; phone: string; message: string; topic: string };

async function storedFrom(world: World, email: string): Promise<Stored[]> {
  const rows = await queryDatabaseOf<Stored>(
    world.dataDir,
    'select name, phone, message, topic from contacts where email = $1 order by id',
    [email],
  );
  return rows;
}

async function expectMailToDesk(world: World, email: string, said: string): Promise<void> {
  await expect(async () => {
    const mails = await mailsOf(world.dataDir);
    const mail = mails.find(({ text }) => text?.includes(email));
    expect(mail?.recipient).toBe('desk@demo.example');
    expect(mail?.text).toContain(said);
  }).toPass({ timeout: 15_000 });
}

function newAddress(): string {
  return `${crypto.randomUUID()}@lusitan.example`;
}

test('one question is open at a time, and the image at their end leads back to the top', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('tab', { name: 'Frequently Asked Questions (FAQs)' })).toBeVisible();
  await expect(page.locator('main summary')).toHaveCount(7);
  const open = page.locator('main details[open] summary');
  await expect(open).toHaveCount(0);
  await page.getByText('Who can use it?').click();
  await expect(page.getByText('finished dosage form suppliers, contract manufacturers')).toBeVisible();
  await page.getByText('Is registration mandatory?').click();
  await expect(open).toHaveText(['Is registration mandatory?']);
  await page.getByText('Is registration mandatory?').click();
  await expect(open).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 600 });
  const up = page.getByRole('link', { name: 'Scroll to top' });
  await up.scrollIntoViewIfNeeded();
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/faq$/);
});

test('each of the three cards opens the dialog, filled in for who is signed in, and closing it resets every field', async ({
  page,
  world,
}) => {
  const { email } = await signInAsMember(page, world);
  await page.goto('/contact-us');
  for (const title of [
    'Still unsure, we are happy to help!',
    'Talk to our sales team',
    'Key Account support',
  ]) {
    await page.getByRole('listitem').filter({ hasText: title }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByLabel('Name')).toHaveValue('Ana Costa');
    await expect(dialog.getByLabel('Message')).toHaveValue('');
    await dialog.getByLabel('Name').fill('Rui Melo');
    await dialog.getByLabel('Message').fill('Not yet');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

test('the rules of the contact dialog stand beside their fields, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ana at lusitan');
  await dialog.getByLabel('Phone').pressSequentially('91-2x3456789012');
  await expect(dialog.getByLabel('Phone')).toHaveValue('9123456789');
  await dialog.getByLabel('Phone').fill('912');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  for (const message of ['Enter Name correctly', 'Email format is invalid', 'Enter correct Phone Number']) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Email')).toHaveValue('ana at lusitan');
});

test('a message is stored, mailed to the desk and thanked for', async ({ page, world }) => {
  const email = newAddress();
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Talk to sales' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ana Costa');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('9121234567');
  await dialog.getByLabel('Message').fill('Dimethyl fumarate for Portugal, launch in 2028');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' }).getByText(thanks)).toBeVisible();
  expect(await storedFrom(world, email)).toEqual([
    {
      name: 'Ana Costa',
      phone: '9121234567',
      message: 'Dimethyl fumarate for Portugal, launch in 2028',
      topic: 'Talk to our sales team',
    },
  ]);
  await expectMailToDesk(world, email, 'launch in 2028');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Talk to sales' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('');
});

test('what the server refuses stays in the dialog, with everything that was typed', async ({ page }) => {
  await page.route('**/create-contact', (route) =>
    route.fulfill({ status: 503, json: { message: 'Come back in a minute', code: 'unavailable' } }),
  );
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Get support' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ana Costa');
  await dialog.getByLabel('Email').fill('ana@lusitan.example');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Come back in a minute')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ana Costa');
});

test('the landing block leaves name and address with the desk, phone and message empty', async ({
  page,
  world,
}) => {
  const email = newAddress();
  await page.goto('/');
  const block = page.getByRole('region', { name: "We'd love to hear from you!" });
  await block.getByRole('button', { name: 'Submit' }).click();
  await expect(block.getByText('Enter Name correctly')).toBeVisible();
  await expect(block.getByText('Email format is invalid')).toBeVisible();
  await block.getByLabel('Email').fill(email);
  await block.getByLabel('Full name').fill('Rui Melo');
  await block.getByRole('button', { name: 'Submit' }).click();
  await expect(block.getByText(thanks)).toBeVisible();
  await expect(block.getByLabel('Email')).toHaveValue('');
  expect(await storedFrom(world, email)).toEqual([{ name: 'Rui Melo', phone: '', message: '', topic: '' }]);
  await expectMailToDesk(world, email, 'A visitor, Rui Melo, left an address and no message');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const pages = [
    { path: '/', says: 'One place for four trades' },
    { path: '/how-it-works', headings: 8, says: 'pay a nominal refundable fee to the provider' },
    { path: '/registration', says: 'Why it is free of charge' },
    { path: '/faq', says: 'What is Dosebridge?' },
    { path: '/contact-us', says: 'Key Account support' },
    { path: '/about-us', says: 'over 20 years in pharma business development, on both sides' },
    { path: '/terms', says: 'A listing is an invitation to negotiate' },
    { path: '/privacy', says: 'What your browser keeps' },
    { path: '/blog', says: 'A dossier has 24 months' },
    { path: '/blog-details/1', says: 'The purpose' },
  ];

  test('every page is there as it arrives, and its links lead on', async ({ page, request }) => {
    const offered = new Set<string>();
    await checkEach(
      pages,
      ({ path }) => path,
      async ({ path, says, headings }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        if (headings) await expect(page.locator('main h2')).toHaveCount(headings);
        await expect(page.getByText(says).first()).toBeVisible();
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{4}/);
        const hrefs = await page
          .locator('a[href^="/"], main a[href^="#"]')
          .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
        for (const href of hrefs) {
          if (href.startsWith('#')) await expect(page.locator(href)).toHaveCount(1);
          else offered.add(href);
        }
      },
    );
    for (const target of offered) expect((await request.get(target)).status(), target).toBe(200);
  });

  const forms = [
    { path: '/', labels: ['Email', 'Full name'] },
    { path: '/registration', labels: ['Name', 'Business email', 'Organisation'] },
    { path: '/login', labels: ['Email', 'Password'] },
    { path: '/forgot', labels: ['Email'] },
    { path: '/sign-up', labels: ['Name', 'Business email', 'Organisation'] },
    {
      path: '/sign-up?email=ana%40lusitan.example',
      labels: ['Full name', 'Organisation', 'Mobile', 'Email', 'Password'],
    },
    { path: '/reset-password/key/ana%40lusitan.example', labels: ['New password', 'Confirm password'] },
  ];

  test('every form is readable, says what it needs, and sends nothing', async ({ page }) => {
    await checkEach(
      forms,
      ({ path }) => path,
      async ({ path, labels }) => {
        await page.goto(path);
        for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
        // By what is rendered: finding by text leaves `noscript` out.
        expect(await page.getByRole('main').innerText()).toContain('Sending this form needs JavaScript.');
        const address = page.url();
        await page.locator('main form').getByRole('button').last().click();
        expect(page.url()).toBe(address);
      },
    );
  });

  test('the questions unfold all the same, one at a time', async ({ page }) => {
    await page.goto('/faq');
    await page.getByText('How do I explore products?').click();
    await expect(page.getByText('Every filter value tells how many dossiers it leaves')).toBeVisible();
    await page.getByText('How do I compare products?').click();
    await expect(page.getByText('Every filter value tells how many dossiers it leaves')).toBeHidden();
    await page.getByRole('link', { name: 'email us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to people who have closed deals');
  });
});
