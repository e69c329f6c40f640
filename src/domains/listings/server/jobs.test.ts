import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { type Jobs, startJobs } from '#platform/server/jobs/jobs.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { askForConfirmation } from './jobs.ts';

let product: TestProduct;
let jobs: Jobs;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
  jobs = await startJobs(product.db.$client, pino({ level: 'fatal' }));
});
afterAll(async () => {
  await jobs.stop();
  await product.stop();
});

test('owners are asked about what nobody has confirmed for half a year, once in thirty days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
  const owner = await product.signIn();
  const old = await product.list({ title: 'Old Tablets', listedAt: daysAgo(400) });
  const [row] = await product.db.select().from(dossiers).where(eq(dossiers.id, old));
  const same = { companyId: Number(row?.companyId) };
  await product.list({
    ...same,
    title: 'Confirmed Tablets',
    listedAt: daysAgo(400),
    confirmedAt: daysAgo(179),
  });
  await product.list({ ...same, title: 'New Tablets', listedAt: daysAgo(10) });
  await product.list({ ...same, title: 'Retired Tablets', listedAt: daysAgo(400), state: 'retired' });
  const ask = () => askForConfirmation(product.db, jobs, 'http://localhost');
  const mails = () => product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, owner.email));

  await ask();
  expect(await mails(), 'nobody is there to ask').toEqual([]);
  await product.db.insert(companyPeople).values({ ...same, personId: owner.id });
  await ask();
  await ask();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Old Tablets');
  expect(mail?.text).not.toMatch(/Confirmed|New|Retired/);

  for (const [days, mailed] of [
    [29.9, 1],
    [30.1, 2],
  ] as const) {
    await product.db
      .update(dossiers)
      .set({ confirmationAskedAt: daysAgo(days) })
      .where(eq(dossiers.id, old));
    await ask();
    expect(await mails()).toHaveLength(mailed);
  }
});
