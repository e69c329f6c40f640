import type { Locator, Page } from '@playwright/test';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { pdf } from '#testing/sample-files.ts';
import { openOtherDevice } from '../support/account.ts';
import { linkFromMail } from '../support/mail-links.ts';
import { expectSound } from '../support/sound-page.ts';
import { expect, signInAsMember, test, type World } from '../support/test.ts';

/** Makes a member the administrator of a new company. */
async function makeAdministrator(world: World, email: string): Promise<void> {
  await queryDatabaseOf(
    world.dataDir,
    `with made as (insert into companies (name, headquarters, founded_year, rd_capabilities, manufacturing, front_end_markets, api_manufacturing)
       values ($2, 'Porto', 1990, 'Yes', 'Yes', 'No', 'No') returning id)
     insert into company_people (company_id, person_id, role)
       select made.id, people.id, 'administrator' from made, people where email = $1`,
    [email, `Lusitan ${crypto.randomUUID()}`],
  );
}

/** Invites three, and withdraws two of them before either is answered: each asks, and the focus goes on from row to row. */
async function withdrawInQuickSuccession(page: Page, invitations: Locator): Promise<void> {
  const names = ['carla', 'joao', 'marta'];
  for (const name of names) {
    await invitations.getByLabel('Business email').fill(`${name}@lusitan.example`);
    await page.keyboard.press('Enter');
    await expect(invitations.getByText(`${name}@lusitan.example`)).toBeVisible();
  }
  const withdrawing = (name: string) =>
    invitations.getByRole('button', { name: `Withdraw the invitation of ${name}@lusitan.example` });
  const question = page.getByRole('dialog', { name: 'Withdraw the invitation of marta@lusitan.example?' });
  await withdrawing('marta').press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(withdrawing('marta')).toBeFocused();

  const answers = Promise.withResolvers<void>();
  await page.route('**/api/companies/*/invitations/*', async (route) => {
    await answers.promise;
    await route.fallback();
  });
  await withdrawing('marta').press('Enter');
  await question.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await page.keyboard.press('Escape');
  await withdrawing('joao').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
  answers.resolve();
  await expect(invitations.getByRole('listitem')).toHaveText([/^carla@/]);
  await expect(withdrawing('carla')).toBeFocused();
  await page.unroute('**/api/companies/*/invitations/*');

  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(invitations.getByRole('listitem')).toHaveCount(0);
  await expect(invitations.getByRole('heading', { name: 'Invitations' })).toBeFocused();
}

/** States what proves the company, at first without documents, and takes it back. */
async function stateAndTakeBack(page: Page): Promise<void> {
  const verification = page.getByRole('region', { name: 'Verification' });
  const send = verification.getByRole('button', { name: 'Send to the desk' });
  await send.press('Enter');
  await expect(verification.getByLabel('Country of the register')).toBeFocused();
  await verification.getByLabel('Country of the register').fill('Portugal');
  await verification.getByLabel('Number in the register').fill('PT 501 442 600');
  await verification.getByLabel('Address').fill('Rua do Almada 10, Porto');
  await verification
    .getByLabel('Licence', { exact: true })
    .selectOption({ label: 'None: makes, sells nothing' });
  await send.press('Enter');
  const documents = verification.getByRole('button', { name: 'Add documents' });
  await expect(documents).toBeFocused();
  await expect(documents).toHaveAccessibleDescription(/^Add a document that proves it/);
  const file = { name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) };
  await verification.locator('input[type="file"]').setInputFiles(file);
  await send.press('Enter');
  await verification.getByRole('button', { name: 'Take back the statement' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(send).toBeVisible();
  await expect(verification.getByRole('heading', { name: 'Verification' })).toBeFocused();
}

const people = (page: Page) => page.getByRole('region', { name: 'People' });

test('an administrator invites, and who is invited signs up and is in; roles, hand-over and leaving by keyboard', async ({
  page,
  browser,
  world,
}) => {
  const { email } = await signInAsMember(page, world);
  await makeAdministrator(world, email);
  await page.goto('/home');
  await page.getByRole('button', { name: /^Ana/ }).click();
  await page
    .getByRole('menuitem', { name: 'Company' })
    .or(page.getByRole('link', { name: 'Company', exact: true }))
    .first()
    .click();
  await page.waitForURL('/company');
  await expect(people(page).getByText('Administrator', { exact: true })).toBeVisible();

  const invited = `${crypto.randomUUID()}@lusitan.example`;
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await invitations.getByLabel('Business email').fill('rui@');
  await page.keyboard.press('Enter');
  await expect(invitations.getByText('Email format is invalid')).toBeVisible();
  await invitations.getByLabel('Business email').fill(invited);
  await page.keyboard.press('Enter');
  await expect(invitations.getByText(invited)).toBeVisible();

  const other = await openOtherDevice(browser, world);
  await signInAsMember(other, world);
  await other.goto(await linkFromMail(world, invited, '/join/'));
  await expect(other.getByText(`invites ${invited} to be one of its people`)).toBeVisible();
  // Signed in by another address: the way on is there, and so is the focus.
  await other.getByRole('button', { name: /^Join/ }).press('Enter');
  await expect(other.getByText('This invitation is for another address').first()).toBeVisible();
  await other.getByRole('button', { name: 'Log out, and stay here' }).press('Enter');
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await other.getByRole('link', { name: 'Create your profile' }).click();
  await other.getByLabel('Full name').fill('Rui Alves');
  await other.getByLabel('Organisation').fill('Lusitan Generics');
  await other.getByLabel('Password', { exact: true }).fill('another long password');
  await other.getByRole('button', { name: 'CREATE PROFILE' }).click();
  await other.waitForURL('/welcome');
  await other.goto('/company');
  await expect(people(other).getByRole('listitem')).toHaveCount(2);
  await expect(other.getByRole('heading', { name: 'Invitations' })).toHaveCount(0);

  await page.reload();
  await expect(invitations.getByText(invited)).toHaveCount(0);
  await withdrawInQuickSuccession(page, invitations);
  await stateAndTakeBack(page);
  const leave = people(page).getByRole('button', { name: 'Leave the company' });
  await leave.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(
    page.getByRole('dialog').locator('form').getByText('would be without an administrator'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leave).toBeFocused();

  await people(page).getByRole('button', { name: 'Change the role of Rui Alves' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Role').selectOption('administrator');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).press('Enter');
  await expect(people(page).getByText('Administrator', { exact: true })).toHaveCount(2);
  await people(page).getByRole('button', { name: 'Out of office', exact: true }).press('Enter');
  const away = page.getByRole('dialog', { name: 'Out of office' });
  await away.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(away.getByText('Give the last day')).toBeVisible();
  await away.getByLabel('Last day').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  await away.getByLabel('Deputy').selectOption('Rui Alves');
  await away.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(people(page).getByText('Rui Alves answers')).toBeVisible();
  await expect(away).toBeHidden();
  // What she shares stays with the company, and she reads so before she leaves.
  await queryDatabaseOf(
    world.dataDir,
    `insert into shortlists (person_id, name, company_id)
       select person_id, 'Iberia', company_id from company_people join people on people.id = person_id where email = $1`,
    [email],
  );
  await page.reload();
  await leave.press('Enter');
  const leaving = page.getByRole('dialog');
  await expect(leaving.getByText('A shared list of yours stays with the company')).toBeVisible();
  await expect(leaving.getByLabel('It goes to')).toHaveValue('');
  await expect(leaving.getByLabel('It goes to').getByRole('option')).toHaveText(['Rui Alves']);
  await leaving.getByRole('button', { name: 'Leave' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up your company' })).toBeVisible();
  await other.reload();
  await expect(people(other).getByRole('listitem')).toHaveCount(1);
  await other.goto('/shortlist');
  await expect(other.getByRole('link', { name: /Iberia/ })).toBeVisible();
});
