import type { Page } from '@playwright/test';
import { signInByCall } from '#testing/running/members.ts';
import { checkScenes, goto, type Scene } from '../support/scenes.ts';
import { expect, type World } from '../support/test.ts';

async function openPost(page: Page, path = '/admin/blog/1'): Promise<void> {
  await goto(page, path);
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** A draft that lacks nothing: what another post has. */
async function draftOf(world: World, post: string): Promise<string> {
  const { token } = await signInByCall(world, 'admin');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { data } = await (await fetch(`${world.origin}/api/blog-posts/${post}`, { headers })).json();
  const { title, image, imageAlt, tags, content } = data;
  const body = JSON.stringify({ title, image, imageAlt, tags, content });
  const made = await fetch(`${world.origin}/api/blog-posts`, { method: 'POST', headers, body });
  return (await made.json()).data.id;
}

const scenes: Omit<Scene, 'as'>[] = [
  { name: 'a new post', open: (page) => openPost(page, '/admin/blog/new') },
  {
    name: 'a post in the editor, with bold on and something unsaved',
    async open(page) {
      await openPost(page);
      await page.getByRole('textbox', { name: 'Text', exact: true }).press('Control+b');
      await page.keyboard.type('bold');
      await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('Not saved yet. Kept in this browser.')).toBeVisible();
    },
  },
  {
    name: 'the link dialog with its error',
    async open(page) {
      await openPost(page);
      await press(page, 'Link');
      await page.getByLabel('Address').fill('nowhere');
      await press(page, 'Set link');
      await expect(page.getByText(/^Give an address/)).toBeVisible();
    },
  },
  {
    name: 'the picture dialog with its errors',
    async open(page) {
      await openPost(page);
      await press(page, 'Picture');
      const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
      await page.getByLabel('Choose picture: file').setInputFiles(file);
      await press(page, 'Add picture');
      await expect(page.getByText('Say what the picture shows')).toBeVisible();
    },
  },
  {
    name: 'the question when to publish',
    async open(page, world) {
      await openPost(page, `/admin/blog/${await draftOf(world, '1')}`);
      await press(page, 'Publish…');
      await page.getByLabel('At a time ahead').check();
      await press(page, 'Schedule');
      await expect(page.getByText('Choose a day and a time ahead')).toBeVisible();
    },
  },
  {
    name: 'the question before a post is deleted',
    async open(page) {
      await openPost(page);
      await press(page, 'Delete…');
    },
  },
  {
    name: 'the preview',
    async open(page) {
      await openPost(page);
      await press(page, 'Preview');
      await expect(page.locator('article h1')).toBeVisible();
    },
  },
  { name: 'no such post', open: (page) => goto(page, '/admin/blog/999999') },
  {
    name: 'the holidays with the errors of a new one',
    async open(page) {
      await goto(page, '/admin/holidays');
      await press(page, 'Add holiday');
      await expect(page.getByText('Give the day').first()).toBeVisible();
    },
  },
];

checkScenes(scenes.map((scene) => ({ ...scene, as: 'admin' })));
