import type { Page } from '@playwright/test';
import { pdf } from '#testing/sample-files.ts';
import {
  ask,
  askByCall,
  counteredByCall,
  findSellersDossier,
  issueTwice,
  moveByCall,
  openMove,
  openRequest,
  whatNext,
} from '../support/deal.ts';
import { checkScenes, goto, type Scene } from '../support/scenes.ts';
import { expect, type World } from '../support/test.ts';

async function askHere(page: Page, world: World): Promise<string> {
  return ask(page, (await findSellersDossier(world)).id);
}

const buyer: Scene[] = [
  {
    name: 'the list of requests, with all its filters',
    as: 'newcomer',
    async open(page, world) {
      await askHere(page, world);
      await goto(page, '/requests?state=open&kind=dossier&sort=due');
      await expect(page.getByRole('link', { name: /^DB-\d{4}-\d{6}$/ })).toBeVisible();
    },
  },
  {
    name: 'no request that matches',
    as: 'newcomer',
    async open(page, world) {
      await askHere(page, world);
      await goto(page, '/requests?state=closed');
      await expect(page.getByRole('heading', { name: 'No request matches' })).toBeVisible();
    },
  },
  {
    name: 'a request with a message and a file, and another one being written',
    as: 'newcomer',
    async open(page, world) {
      await openRequest(page, await askHere(page, world));
      const signed = {
        name: 'a paper with a name that is rather long for a phone.pdf',
        mimeType: 'application/pdf',
        buffer: pdf(),
      };
      await page.getByLabel('Attach files').last().setInputFiles(signed);
      await page.getByRole('textbox', { name: 'Message' }).fill('See the paper.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('article')).toBeVisible();
      await page
        .getByLabel('Attach files')
        .last()
        .setInputFiles([signed, { ...signed, name: 'refused.exe' }]);
      await expect(page.getByRole('alert')).toContainText('refused.exe');
    },
  },
  {
    name: 'two versions side by side',
    as: 'newcomer',
    async open(page, world) {
      const reference = await askHere(page, world);
      await issueTwice(world, reference);
      await openRequest(page, reference);
      await expect(page.getByRole('row').filter({ hasText: 'Supply price' })).toContainText('Changed');
    },
  },
  {
    name: 'a revision being asked for, with its error',
    as: 'newcomer',
    async open(page, world) {
      const reference = await askHere(page, world);
      await issueTwice(world, reference);
      await openRequest(page, reference);
      const form = await openMove(page, 'Ask for a revision');
      await form.getByText('Change lines of version 2').click();
      await form.getByLabel('Supply price').fill('about one');
      await form.getByText('The fee in parts').click();
      await form.getByRole('button', { name: 'Add a part' }).click();
      await form.getByRole('button', { name: 'Ask for a revision' }).click();
      await expect(form.getByText(/^Give an amount in digits/).first()).toBeVisible();
    },
  },
  {
    name: 'a term sheet being declined',
    as: 'newcomer',
    async open(page, world) {
      const reference = await askHere(page, world);
      await issueTwice(world, reference);
      await openRequest(page, reference);
      await openMove(page, 'Decline');
    },
  },
  {
    name: 'a term sheet being signed, with its errors',
    as: 'newcomer',
    async open(page, world) {
      const reference = await askHere(page, world);
      await issueTwice(world, reference);
      await openRequest(page, reference);
      await whatNext(page).getByRole('button', { name: 'Sign term sheet 2' }).click();
      const form = whatNext(page).locator('form');
      await form.getByRole('button', { name: 'Sign term sheet 2' }).click();
      await expect(form.getByText('Give your title or position').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show the first' })).toBeVisible();
    },
  },
  {
    name: 'a request that does not exist',
    as: 'member',
    open: (page) => goto(page, '/requests/DB-2026-999999'),
  },
];

const others: Scene[] = [
  {
    name: 'a term sheet being issued, with its errors',
    as: 'seller',
    async open(page, world) {
      const reference = await askByCall(world);
      await moveByCall(world, 'admin', reference, { move: 'review' });
      await openRequest(page, reference);
      const form = await openMove(page, 'Issue a term sheet');
      await form.getByLabel('Supply price').fill('about two');
      await form.getByRole('button', { name: 'Add a year' }).click();
      await form.getByRole('button', { name: 'Issue a term sheet' }).click();
      await expect(form.getByText('Give the last day on which the term sheet holds').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show the first' })).toBeVisible();
      await expect(form.getByText(/^Taken over from the (request|listing): /).first()).toBeVisible();
    },
  },
  {
    name: 'a version being issued anew, with what the buyer would have otherwise',
    as: 'seller',
    async open(page, world) {
      await openRequest(page, await counteredByCall(world));
      const form = await openMove(page, 'Issue a term sheet');
      await form.getByRole('button', { name: 'Take it over' }).first().click();
      await expect(form.getByText('Taken over', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a request before the desk has passed it on',
    as: 'admin',
    async open(page, world) {
      await openRequest(page, await askByCall(world));
      await openMove(page, 'Take into review');
    },
  },
  {
    name: 'a request being taken into review from the row in which it waits',
    as: 'admin',
    async open(page, world) {
      await askByCall(world);
      await goto(page, '/requests?scope=waiting&sort=due');
      await page
        .getByRole('button', { name: /^Take into review for/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText('Indicative volumes');
    },
  },
];

checkScenes([...buyer, ...others]);
