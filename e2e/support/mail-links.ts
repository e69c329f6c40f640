import { expect } from '@playwright/test';
import { mailsOf } from '#testing/mailbox.ts';
import type { World } from './test.ts';

async function linksTo(world: World, email: string, path: string): Promise<string[]> {
  const mails = await mailsOf(world.dataDir);
  const own = mails.filter(({ recipient }) => recipient === email);
  return own.flatMap(({ text }) =>
    (text?.match(/https?:\/\/\S+/g) ?? []).filter((link) => link.startsWith(`${world.origin}${path}`)),
  );
}

/** The link of this page in the mail that went, or is about to go, to an address. */
export async function linkFromMail(world: World, email: string, path: string): Promise<string> {
  await expect
    .poll(() => linksTo(world, email, path), { message: `a mail to ${email} with a link to ${path}` })
    .not.toEqual([]);
  const [link = ''] = await linksTo(world, email, path);
  return link;
}
