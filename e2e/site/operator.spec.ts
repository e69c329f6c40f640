import { queryDatabaseOf } from '#testing/running/product.ts';
import { openDemoPerson } from '../support/deal.ts';
import { checkScenes, goto } from '../support/scenes.ts';
import { expect, fillLogin, registerMember, test } from '../support/test.ts';

test('nobody is named, then the desk names the operator, and a member accepts what changed at the next sign-in', async ({
  browser,
  page,
  world,
}) => {
  await queryDatabaseOf(world.dataDir, 'delete from terms_acceptances', []);
  await queryDatabaseOf(world.dataDir, 'delete from operator_versions', []);
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByText('Nobody is named yet who runs this installation')).toBeVisible();
  }

  const desk = (await openDemoPerson(browser, world, 'admin')).page;
  await desk.goto('/admin/operator');
  await desk.getByLabel('Name', { exact: true }).fill('Fictive Operations Lda');
  await desk.getByRole('button', { name: 'Keep this version' }).click();
  await expect(desk.getByText('Give the address that the law asks for')).toBeVisible();
  await desk.getByLabel('Address', { exact: true }).fill('Rua Nova 1\n1100-001 Lisbon');
  await desk.getByLabel('Email for questions').fill('legal@operator.example');
  await desk.getByLabel('Country whose law applies').fill('Portugal');
  await desk.getByLabel('In force from').fill(new Date().toISOString().slice(0, 10));
  await desk.getByLabel('Members').selectOption('no');
  await desk.getByRole('button', { name: 'Keep this version' }).click();
  await expect(desk.getByRole('list', { name: 'Versions, the latest first' })).toContainText(
    'Fictive Operations Lda',
  );

  // Of this one only who came before its day is asked: nobody else of the world.
  await queryDatabaseOf(
    world.dataDir,
    `insert into operator_versions (version, name, address, register, email, phone, law, in_force_from, changes, asks, saved_by)
     select 2, name, address, register, email, phone, law, '2001-01-01', 'The fee is paid back sooner.', true, saved_by
       from operator_versions`,
    [],
  );
  const member = await registerMember(world);
  const aged = `update people set created_at = '2000-06-01' where email = $1`;
  await queryDatabaseOf(world.dataDir, aged, [member.email]);
  await expect(async () => {
    await page.goto('/privacy');
    await expect(page.getByText('Rua Nova 1')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto('/terms');
  await expect(page.getByText('The law of Portugal applies.')).toBeVisible();
  await page.goto('/shortlist');
  await page.waitForURL('/');
  await page.goto('/login');
  await fillLogin(page, member.email);
  await page.waitForURL('/terms/accept');
  await expect(page.getByText('The fee is paid back sooner.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept and go on' }).click();
  await page.waitForURL('/shortlist');
  await page.goto('/terms/accept');
  await page.waitForURL('/home');
});

checkScenes([
  {
    name: 'the operator with what is missing',
    as: 'admin',
    async open(page) {
      await goto(page, '/admin/operator');
      await page.getByLabel('Name', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Keep this version' }).click();
      await expect(page.getByText('Give the name of who runs this installation')).toBeVisible();
    },
  },
]);
