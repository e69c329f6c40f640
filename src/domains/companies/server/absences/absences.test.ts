import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#domains/accounts/server/tables.ts';
import { signingLimits } from '#domains/requests/server/signing/tables.ts';
import { dayWords } from '#platform/contract/dates.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { putIn, send } from '#testing/companies/roles.ts';
import { foundCompany, openDeal } from '#testing/deals.ts';
import { whileHeld } from '#testing/held-row.ts';
import { askForApproval, issueTo } from '#testing/signing/sign.ts';
import { startTestProduct, type TestPerson, type TestProduct, testPassword } from '#testing/test-product.ts';
import { companyAbsences } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ DESK_TIME_ZONE: 'UTC' }, { searches: false });
});
afterAll(() => product.stop());

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A deal whose buyer is a deal maker of a company with an administrator, and a deputy. */
async function openCompanyDeal() {
  const deal = await openDeal(product);
  await putIn(product, deal.buyerCompany, deal.buyer, 'deal-maker');
  const deputy = await product.signIn();
  await putIn(product, deal.buyerCompany, deputy, 'deal-maker');
  return { ...deal, deputy, at: `/api/companies/${deal.buyerCompany.id}/people` };
}
type Opened = Awaited<ReturnType<typeof openCompanyDeal>>;

function away(by: TestPerson, { at }: Opened, of: TestPerson, deputy: TestPerson, [from, until] = [0, 7]) {
  const days = { from: dayFromNow(from ?? 0), until: dayFromNow(until ?? 0) };
  return send(product, by, 'POST', `${at}/${of.id}/absence`, { ...days, deputy: deputy.id });
}

async function subjectsTo({ email }: TestPerson) {
  const rows = await product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, email))
    .orderBy(outgoingMails.id);
  return rows.map(({ subject }) => subject);
}

async function mailsTo({ email }: TestPerson) {
  const rows = await product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return rows.length;
}

test('while somebody is out of office mails about their requests go to them and to their deputy, and the pages say so', async () => {
  const deal = await openCompanyDeal();
  const said = await away(deal.buyer, deal, deal.buyer, deal.deputy);
  expect([said.status, said.body.message]).toEqual([
    200,
    expect.stringMatching(/ answers for .* from \d+ [A-Z][a-z]{2} 20\d\d to \d+ [A-Z][a-z]{2} 20\d\d$/),
  ]);
  const before = await mailsTo(deal.buyer);
  await deal.move(deal.desk, 'review');
  expect(await deal.subjectsTo(deal.deputy)).toEqual(['In review; passed on to the owner']);
  const stands = `Person ${deal.buyer.id} is out of office until ${dayWords(dayFromNow(7))}, and you answer meanwhile.`;
  expect((await deal.mailsTo(deal.deputy)).at(-1)?.text).toContain(stands);
  expect((await deal.mailsTo(deal.buyer)).at(-1)?.text).not.toContain('you answer meanwhile');
  expect(await mailsTo(deal.buyer)).toBe(before + 1);
  const told = { until: dayFromNow(7), deputy: `Person ${deal.deputy.id}` };
  expect((await deal.read(deal.deputy)).away).toEqual(told);
  expect((await deal.read(deal.desk)).away).toEqual(told);
  // The other side learns nothing of the buyer's colleagues.
  expect((await deal.read(deal.owner)).away).toBeNull();
  const { data } = (await send(product, deal.colleague, 'GET', deal.at)).body;
  const row = data.find(({ id }: { id: string }) => id === String(deal.buyer.id));
  expect(row.away).toMatchObject({ isNow: true, deputy: { id: String(deal.deputy.id) } });
  expect((await send(product, deal.buyer, 'DELETE', `${deal.at}/${deal.buyer.id}/absence`)).status).toBe(200);
  await deal.write(deal.desk, 'Good morning');
  expect(await deal.subjectsTo(deal.deputy)).toHaveLength(1);
});

test('on the owner’s side, where all are told, the deputy is told for whom', async () => {
  const deal = await openCompanyDeal();
  const deputy = await product.signIn();
  await putIn(product, deal.ownerCompany, deputy, 'deal-maker');
  const at = `/api/companies/${deal.ownerCompany.id}/people`;
  await away(deal.owner, { ...deal, at }, deal.owner, deputy);
  await deal.move(deal.desk, 'review');
  expect(await deal.subjectsTo(deputy)).toEqual(['In review; passed on to the owner']);
  expect((await deal.mailsTo(deputy))[0]?.text).toContain(`Person ${deal.owner.id} is out of office until `);
});

test('who may approve and is out of office is asked with their deputy', async () => {
  const deal = await openCompanyDeal();
  await issueTo(deal);
  for (const [person, amount] of [
    [deal.buyer, '1'],
    [deal.colleague, null],
  ] as const) {
    await putIn(product, deal.buyerCompany, person, 'administrator');
    const limit = { companyId: deal.buyerCompany.id, personId: person.id, currency: 'EUR' as const, amount };
    await product.db.insert(signingLimits).values(limit);
  }
  await away(deal.colleague, deal, deal.colleague, deal.deputy);
  expect((await askForApproval(product, deal, deal.buyer, deal.colleague.id)).status).toBe(200);
  for (const person of [deal.colleague, deal.deputy])
    expect((await deal.subjectsTo(person)).at(-1)).toBe('your approval is asked for');
  expect((await deal.mailsTo(deal.deputy)).at(-1)?.text).toContain(
    `Person ${deal.colleague.id} is out of office until `,
  );
});

test('before the first day, and once the deputy has left, reads only, or is disabled, they do not answer for them', async () => {
  const deal = await openCompanyDeal();
  const heard = async () => {
    await deal.write(deal.desk, 'Good morning');
    return (await deal.subjectsTo(deal.deputy)).length;
  };
  await away(deal.buyer, deal, deal.buyer, deal.deputy, [2, 5]);
  expect(await heard()).toBe(0);
  await away(deal.buyer, deal, deal.buyer, deal.deputy);
  expect(await heard()).toBe(1);
  await putIn(product, deal.buyerCompany, deal.deputy, 'reader');
  expect(await heard()).toBe(1);
  await putIn(product, deal.buyerCompany, deal.deputy, 'deal-maker');
  await product.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, deal.deputy.id));
  expect(await heard()).toBe(1);
  await product.db.update(people).set({ disabledAt: null }).where(eq(people.id, deal.deputy.id));
  expect(await heard()).toBe(2);
  await send(product, deal.colleague, 'DELETE', `${deal.at}/${deal.deputy.id}`);
  expect(await heard()).toBe(2);
  // Whose deputy they were is away still, so that they answer again should they be brought back.
  await putIn(product, deal.buyerCompany, deal.deputy, 'deal-maker');
  expect(await heard()).toBe(3);
});

test('where the deputy counts no more the administrators answer, and the pages say so', async () => {
  const deal = await openCompanyDeal();
  await away(deal.buyer, deal, deal.buyer, deal.deputy);
  const heard = async () => {
    await deal.write(deal.desk, 'Good morning');
    return (await deal.subjectsTo(deal.colleague)).length;
  };
  expect(await heard()).toBe(0);
  await putIn(product, deal.buyerCompany, deal.deputy, 'reader');
  expect(await heard()).toBe(1);
  expect((await deal.mailsTo(deal.colleague)).at(-1)?.text).toContain(
    `Person ${deal.buyer.id} is out of office until `,
  );
  expect((await deal.read(deal.buyer)).away).toEqual({ until: dayFromNow(7), deputy: null });
  await putIn(product, deal.buyerCompany, deal.deputy, 'deal-maker');
  expect(await heard()).toBe(1);
  // One who is away too answers for nobody, also not through who answers for them.
  const third = await product.signIn();
  await putIn(product, deal.buyerCompany, third, 'deal-maker');
  await away(deal.deputy, deal, deal.deputy, third);
  expect(await heard()).toBe(2);
  expect(await deal.subjectsTo(third)).toEqual([]);
  await send(product, deal.colleague, 'DELETE', `${deal.at}/${deal.deputy.id}`);
  expect(await heard()).toBe(3);
  const { data } = (await send(product, deal.colleague, 'GET', deal.at)).body;
  const row = data.find(({ id }: { id: string }) => id === String(deal.buyer.id));
  expect(row.away).toMatchObject({ isNow: true, deputy: null });
});

test('without another administrator its deal makers answer', async () => {
  const deal = await openCompanyDeal();
  const third = await product.signIn();
  await putIn(product, deal.buyerCompany, third, 'deal-maker');
  await away(deal.colleague, deal, deal.colleague, deal.deputy);
  await send(product, deal.colleague, 'POST', `${deal.url}/take-over`);
  await putIn(product, deal.buyerCompany, deal.deputy, 'reader');
  await deal.write(deal.desk, 'Good morning');
  for (const person of [deal.colleague, third, deal.buyer])
    expect((await deal.subjectsTo(person)).at(-1), String(person.id)).toBe('a new message');
  expect(await deal.subjectsTo(deal.deputy)).toEqual([]);
});

test('one says it of oneself, an administrator of others, and nobody of another company', async () => {
  const deal = await openCompanyDeal();
  const { buyer, deputy, colleague, stranger } = deal;
  expect((await away(deputy, deal, buyer, deputy)).status).toBe(403);
  expect((await away(colleague, deal, buyer, deputy)).status).toBe(200);
  expect((await away(stranger, deal, buyer, deputy)).status).toBe(404);
  expect((await send(product, deputy, 'DELETE', `${deal.at}/${buyer.id}/absence`)).status).toBe(403);
  expect((await send(product, stranger, 'DELETE', `${deal.at}/${buyer.id}/absence`)).status).toBe(404);
});

test('a deputy is another one of the company who may deal; the days are in order, and not over', async () => {
  const deal = await openCompanyDeal();
  const reader = await product.signIn();
  await putIn(product, deal.buyerCompany, reader, 'reader');
  const issue = async (deputy: TestPerson, days?: [number, number]) =>
    (await away(deal.buyer, deal, deal.buyer, deputy, days)).body.issues?.[0]?.path;
  for (const wrong of [deal.buyer, deal.stranger, reader]) expect(await issue(wrong)).toBe('deputy');
  expect(await issue(deal.deputy, [5, 2])).toBe('until');
  expect(await issue(deal.deputy, [-5, -2])).toBe('until');
  expect(await issue(deal.deputy, [0, 900])).toBe('until');
});

test('an administrator who is ended at that moment says nothing of others any more', async () => {
  const [chief, other, maker] = [await product.signIn(), await product.signIn(), await product.signIn()];
  const company = await foundCompany(product, chief, other, maker);
  const at = `/api/companies/${company.id}/people`;
  const row: [string, unknown[]] = ['select from companies where id = $1', [company.id]];
  const answers = await whileHeld(product, row, [
    () => send(product, chief, 'DELETE', `${at}/${other.id}`),
    () => away(other, { at } as Opened, maker, chief),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
});

test.each([
  [
    'leaves',
    'belongs to the company no more',
    (d: Opened) => send(product, d.colleague, 'DELETE', `${d.at}/${d.deputy.id}`),
  ],
  [
    'loses the role',
    'is a reader now',
    (d: Opened) => send(product, d.colleague, 'POST', `${d.at}/${d.deputy.id}/role`, { role: 'reader' }),
  ],
  [
    'is disabled',
    'cannot sign in any more',
    (d: Opened) =>
      send(product, d.desk, 'POST', `/api/back-office/people/${d.deputy.id}/disablement`, { disabled: true }),
  ],
  [
    'deletes their account',
    'belongs to the company no more',
    (d: Opened) => send(product, d.deputy, 'POST', '/api/account/deletion', { password: testPassword }),
  ],
  ['is away too', 'is out of office too', (d: Opened) => away(d.colleague, d, d.deputy, d.colleague, [1, 3])],
])(
  'a deputy who %s: whoever is away, and the administrators, are told that these answer',
  async (_, now, lose) => {
    const deal = await openCompanyDeal();
    const second = await product.signIn();
    await putIn(product, deal.buyerCompany, second, 'administrator');
    await away(deal.buyer, deal, deal.buyer, deal.deputy);
    const over = await product.signIn();
    await putIn(product, deal.buyerCompany, over, 'reader');
    await away(deal.colleague, deal, over, deal.deputy);
    await product.db
      .update(companyAbsences)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(eq(companyAbsences.personId, over.id));
    expect((await lose(deal)).status).toBe(200);
    const told = await Promise.all(
      [deal.buyer, second, deal.deputy, over].map(async ({ email }) => {
        const rows = await product.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
        return rows.filter(({ subject }) => subject.endsWith(' answers no more'));
      }),
    );
    const name = `Person ${deal.deputy.id}`;
    expect(told.map((mails) => mails.map(({ subject }) => subject))).toEqual([
      [`Your deputy at ${deal.buyerCompany.name} answers no more`],
      [`The deputy of Person ${deal.buyer.id} answers no more`],
      [],
      [],
    ]);
    expect(told[0]?.[0]?.text).toContain(`whoever was to answer meanwhile ${now}.`);
    expect(told[0]?.[0]?.text).not.toContain(name);
  },
);

test('nobody is chosen who is out of office on some of the days', async () => {
  const deal = await openCompanyDeal();
  await away(deal.colleague, deal, deal.deputy, deal.colleague, [3, 9]);
  const refused = await away(deal.buyer, deal, deal.buyer, deal.deputy, [0, 3]);
  expect(refused.body.issues).toEqual([
    {
      path: 'deputy',
      message: `Person ${deal.deputy.id} is out of office from ${dayWords(dayFromNow(3))} to ${dayWords(dayFromNow(9))}: choose somebody else`,
    },
  ]);
  expect((await away(deal.buyer, deal, deal.buyer, deal.deputy, [0, 2])).status).toBe(200);
});

test('a deputy is told for whom and until when, once, and when it ends before; who is away, where another says it for them', async () => {
  const deal = await openCompanyDeal();
  const { buyer, deputy, colleague } = deal;
  const third = await product.signIn();
  await putIn(product, deal.buyerCompany, third, 'deal-maker');
  const days = `from ${dayWords(dayFromNow(0))} to ${dayWords(dayFromNow(7))}`;
  await away(colleague, deal, buyer, deputy);
  await away(colleague, deal, buyer, deputy);
  expect(await subjectsTo(deputy)).toEqual([`You answer for Person ${buyer.id} ${days}`]);
  expect(await subjectsTo(buyer)).toContain(`Person ${deputy.id} answers for you ${days}`);
  await away(buyer, deal, buyer, third);
  expect((await subjectsTo(deputy)).at(-1)).toBe(`You answer for Person ${buyer.id} no more`);
  expect(await subjectsTo(third)).toEqual([`You answer for Person ${buyer.id} ${days}`]);
  await send(product, buyer, 'DELETE', `${deal.at}/${buyer.id}/absence`);
  expect((await subjectsTo(third)).at(-1)).toBe(`You answer for Person ${buyer.id} no more`);
  expect((await subjectsTo(buyer)).filter((subject) => subject.includes('answers for you'))).toHaveLength(1);
});
