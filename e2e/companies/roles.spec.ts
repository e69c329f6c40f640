import type { Browser, Page } from '@playwright/test';
import { memberSession } from '#testing/running/members.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { terms } from '#testing/sample-terms.ts';
import { ask, findSellersDossier, moveByCall, openRequest, whatNext } from '../support/deal.ts';
import { takeContext } from '../support/spare-contexts.ts';
import { expect, registerMember, signInAsMember, test, type World } from '../support/test.ts';

const name = 'Alder Pharma';

/** A company of the page's person, its administrator, and two colleagues: a deal maker and a reader. */
async function openCompany(page: Page, browser: Browser, world: World) {
  const { email } = await signInAsMember(page, world);
  const [{ id }] = await queryDatabaseOf(
    world.dataDir,
    `insert into companies (name, headquarters, founded_year, rd_capabilities, manufacturing, front_end_markets, api_manufacturing)
       values ($1, 'Porto, Portugal', 1990, 'No', 'No', 'No', 'No') returning id`,
    [name],
  );
  const put = (who: string, role: string) =>
    queryDatabaseOf(
      world.dataDir,
      `insert into company_people (company_id, person_id, role) select $1, id, $2 from people where email = $3
         on conflict (company_id, person_id) do update set role = excluded.role`,
      [id, role, who],
    );
  async function bring(called: string, role: string) {
    const member = await registerMember(world, called);
    await put(member.email, role);
    const context = await takeContext(browser, world.origin, { ...memberSession(member), name: called });
    return { page: await context.newPage(), email: member.email };
  }
  await put(email, 'administrator');
  return { put, maker: await bring('Eva Matos', 'deal-maker'), reader: await bring('Rui Dias', 'reader') };
}

const refusal = (role: string, may: string) =>
  `Your role at ${name} is ${role}. ${may}; its administrators give roles, and its page says who they are.`;
const dealers = 'A deal maker or an administrator may ask, negotiate and edit listings';

test('a reader reads who may where others fill in and press, and who is made one while they type keeps what they typed', async ({
  page,
  browser,
  world,
}) => {
  const { put, maker, reader } = await openCompany(page, browser, world);
  const { id } = await findSellersDossier(world);
  const reference = await ask(maker.page, id);
  await moveByCall(world, 'admin', reference, { move: 'review' });
  await moveByCall(world, 'seller', reference, { move: 'issue-term-sheet', terms: JSON.stringify(terms) });

  await test.step('no form, no button, and the sentence in their place', async () => {
    const pages = [
      '/listings',
      '/listings/import',
      '/listings/dossier/new',
      `/product-term-sheet/${id}`,
      `/compare/proposals?ids=${id}`,
      '/briefs',
      '/briefs/new',
    ];
    for (const path of pages) {
      await reader.page.goto(path);
      const main = reader.page.getByRole('main');
      await expect(main.getByText(refusal('reader', dealers)), path).toBeVisible();
      await expect(main.locator('form'), path).toHaveCount(0);
      for (const link of ['Bring a sheet', 'New dossier', 'Write a brief'])
        await expect(main.getByRole('link', { name: link, exact: true }), path).toHaveCount(0);
    }
    await openRequest(reader.page, reference);
    await expect(whatNext(reader.page).getByText(refusal('reader', dealers))).toBeVisible();
    await expect(whatNext(reader.page).getByRole('button')).toHaveCount(0);
    const writers = 'A signatory, a deal maker or an administrator may write in its requests';
    await expect(reader.page.getByText(refusal('reader', writers))).toBeVisible();
    await expect(reader.page.getByLabel('Message', { exact: true })).toHaveCount(0);
    await reader.page.goto('/requests');
    await expect(reader.page.getByRole('heading', { name: 'Waits for you' })).toHaveCount(0);
    await reader.page.goto('/company');
    await expect(reader.page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  });

  await test.step('a role that is lost on the way is told beside what was pressed', async () => {
    await openRequest(maker.page, reference);
    const message = maker.page.getByLabel('Message', { exact: true });
    await message.fill('Could you do 1.10?');
    await put(maker.email, 'reader');
    await maker.page.getByRole('button', { name: 'Send message' }).click();
    await expect(
      maker.page.getByRole('main').getByText('Your role at Alder Pharma is reader', { exact: false }).last(),
    ).toBeVisible();
    await expect(message).toHaveValue('Could you do 1.10?');
  });

  await test.step('a deputy is chosen, and not whoever stands there first', async () => {
    await put(maker.email, 'deal-maker');
    await page.goto('/company');
    await page.getByRole('button', { name: 'Out of office', exact: true }).click();
    const away = page.getByRole('dialog', { name: 'Out of office' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await away.getByLabel('Last day').fill(inDays(5));
    await away.getByRole('button', { name: 'Save' }).click();
    await expect(away.getByText('Choose a deputy')).toBeVisible();
    await away.getByLabel('Deputy').selectOption('Eva Matos');
    await away.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('listitem').getByText('Eva Matos answers')).toBeVisible();
    await put(maker.email, 'reader');
    await page.reload();
    await expect(page.getByText('administrators answer')).toBeVisible();
  });

  await test.step('a limit is given by choosing it, and no press too many gives any amount', async () => {
    await page.goto('/company');
    const limits = page.getByRole('region', { name: 'Authority to sign' });
    await limits.getByRole('button', { name: 'Set the limit' }).click();
    for (const words of [
      'Choose one of its people',
      'Choose whether up to an amount, or any',
      'Choose the currency',
    ])
      await expect(limits.getByText(words)).toBeVisible();
    await limits.getByLabel('Person').selectOption('Ana Costa');
    await limits.getByLabel('May sign alone').selectOption('up to an amount');
    await limits.getByLabel('Currency').selectOption('EUR');
    await limits.getByRole('button', { name: 'Set the limit' }).click();
    await expect(limits.getByText('Give the amount')).toBeVisible();
    await limits.getByLabel('Up to').fill('1,105');
    await limits.getByRole('button', { name: 'Set the limit' }).click();
    await expect(limits.getByLabel('Up to')).toHaveAttribute('aria-invalid', 'true');
    await expect(limits.getByLabel('Person')).not.toHaveValue('');
    await limits.getByLabel('Up to').fill('250000');
    await limits.getByRole('button', { name: 'Set the limit' }).click();
    await expect(limits.getByText('up to 250,000 EUR')).toBeVisible();
    await expect(limits.getByLabel('Person')).toHaveValue('');
    await limits.getByRole('button', { name: /^Take away the limit of Ana Costa/ }).click();
    const question = page.getByRole('dialog', { name: 'Take away the limit of Ana Costa in EUR?' });
    await expect(question).toContainText('Without any limit all whose role signs may sign');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(limits.getByText('up to 250,000 EUR')).toBeVisible();
  });
});
