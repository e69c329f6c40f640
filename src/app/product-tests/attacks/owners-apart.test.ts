import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companies } from '#domains/companies/server/tables.ts';
import { requestFiles, requests } from '#domains/requests/server/tables.ts';
import type { Role } from '#platform/contract/roles.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { briefForm, line } from '#testing/briefs/test-brief.ts';
import { foundCompany, sendForm } from '#testing/deals.ts';
import { pdf } from '#testing/sample-files.ts';
import { terms } from '#testing/sample-terms.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';
import { cases } from '#testing/walk/cases.ts';
import { textOf } from '#testing/walk/read-answer.ts';

// Owners of one brief learn nothing of each other (§25.6): the world of an owner whose two listings were asked with those
// of three others is the same, answer for answer and mail for mail, as the world in which they were asked alone.

const words = 'Thank you. We go no further with this.';

/** What stands in a brief, in the requests of others and in nothing of one's own. */
const secrets = ['Secret title', 'Line for the others', 'Words of another owner'];

type World = {
  product: TestProduct;
  buyer: TestPerson;
  desk: TestPerson;
  /** Everybody who looks: people of the first owner, by their role, and somebody who takes no part. */
  readers: Record<string, TestPerson>;
  owners: { person: TestPerson; ids: number[] }[];
  brief: string;
};

async function openWorld(isAlone: boolean): Promise<World> {
  const product = await startTestProduct({}, { searches: false });
  const [buyer, desk] = [await product.signIn(), await product.signIn('admin')];
  await foundCompany(product, buyer);
  const owners = [];
  for (const count of [2, 1, 1, 1]) {
    const person = await product.signIn();
    const company = await foundCompany(product, person);
    const name = `Owner ${owners.length} Laboratories`;
    await product.db.update(companies).set({ name }).where(eq(companies.id, company.id));
    const ids = [];
    for (let at = 0; at < count; at += 1) ids.push(await product.list({ companyId: company.id }));
    owners.push({ person, ids, company });
  }
  const [first] = owners;
  const investor = await product.signIn('investor');
  await product.db.execute(
    `insert into company_people (company_id, person_id) values (${first?.company.id}, ${investor.id})`,
  );
  const readers = { owner: first?.person as TestPerson, investor, stranger: await product.signIn() };
  const asked = owners.flatMap(({ ids }, place) =>
    ids.map((id) => ({ kind: 'dossier' as const, id: String(id), lines: place === 0 ? [0] : [0, 1] })),
  );
  const lines = isAlone ? [line] : [line, { ...line, product: 'Line for the others' }];
  // The first owner's listings stand apart from each other, so that their order would tell.
  const chosen = isAlone ? asked.slice(0, 2) : [asked[0], ...asked.slice(2), asked[1]];
  const form = briefForm(chosen as typeof asked, {
    ...{ lines, title: 'Secret title', cdaOrNda: [[pdf('A CDA'), 'cda.pdf']] },
  });
  const { body } = await sendForm(product, buyer, '/api/briefs', form);
  return { product, buyer, desk, readers, owners, brief: body.data.id };
}

let alone: World;
let among: World;
beforeAll(async () => {
  [alone, among] = [await openWorld(true), await openWorld(false)];
}, 120_000);
afterAll(async () => {
  await alone.product.stop();
  await among.product.stop();
});

async function requestsOf({ product, owners }: World, place: number) {
  const rows = await product.db
    .select()
    .from(requests)
    .where(inArray(requests.dossierId, owners[place]?.ids ?? []))
    .orderBy(requests.dossierId);
  return rows;
}

async function move(world: World, person: TestPerson, reference: string, name: string, fields = {}) {
  const [row] = await world.product.db.select().from(requests).where(eq(requests.reference, reference));
  const form = { ...fields, move: name, revision: String(row?.revision) };
  const { status } = await sendForm(world.product, person, `/api/requests/${reference}/moves`, form);
  expect(status, `${name} of ${reference}`).toBe(200);
}

async function board(world: World) {
  const url = `/api/briefs/${world.brief}`;
  return (await world.product.app.inject({ url, headers: world.buyer.headers })).json().data;
}

/** What was one's own among the numbers and moments that no two worlds have alike. */
function plain(text: string): string {
  return (
    text
      .replace(/DB-20\d\d-\d{6}/g, 'REFERENCE')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')
      .replace(/\d{1,2} \w{3} \d{4} at \d\d:\d\d/g, 'MOMENT')
      // Counted over all rows that were ever written.
      .replace(/"revision":"\d+"/g, '"revision":"REVISION"')
      .replace(/"(id|requestId|eventId|messageId)":"[^"]*"/g, '"$1":"ID"')
      .replace(/[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'HASH')
      // What is drawn has its moment and its reference in it, and is as long as they make it.
      .replace(/"sha256":"HASH","bytes":\d+/g, 'DRAWN')
  );
}

type Told = Map<string, string>;

/** Everything that there is to be read by somebody, by the route and what it was asked for. */
async function allTold(world: World, reader: TestPerson): Promise<{ told: Told; raw: string }> {
  const { product, brief } = world;
  const own = await requestsOf(world, 0);
  const told: Told = new Map();
  /** What names neither of both requests is answered alike for both. */
  const answered = new Set<string>();
  let raw = '';
  for (const [place, { id, reference, dossierId }] of own.entries()) {
    const [file] = await product.db.select().from(requestFiles).where(eq(requestFiles.requestId, id));
    const row = {
      ...{ reference, brief, file: String(file?.id), version: '1', id: String(dossierId), kind: 'dossier' },
    };
    for (const { method, url: route } of product.app.guardedRoutes) {
      const found = cases[`GET ${route}`];
      if (![method].flat().includes('GET') || found === undefined || !route.startsWith('/api/')) continue;
      const url = route.replace(/:(\w+)/g, (_, name: string) => row[name as keyof typeof row] ?? '1');
      const query = found.query?.({ ...row, ids: row.id });
      const asked = `${url} ${JSON.stringify(query)}`;
      if (answered.has(asked)) continue;
      answered.add(asked);
      const answer = await product.app.inject({ url, headers: reader.headers, ...(query && { query }) });
      const text = await textOf(answer.rawPayload);
      raw += text;
      // A drawn document has the moment of its drawing in it: what it says is read on its pages.
      const isDrawn = text.startsWith('%PDF-');
      told.set(`${place} ${route}`, `${answer.statusCode} ${isDrawn ? '' : plain(text)}`);
    }
  }
  const mails = await product.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, reader.email))
    .orderBy(outgoingMails.id);
  const written = mails.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);
  told.set('mails', written.map(plain).sort().join('\n'));
  return { told, raw: raw + written.join('\n') };
}

async function expectApart(stage: string): Promise<void> {
  const others = (await Promise.all([1, 2, 3].map((place) => requestsOf(among, place)))).flat();
  for (const name of Object.keys(among.readers)) {
    const [one, other] = await Promise.all([
      allTold(alone, alone.readers[name] as TestPerson),
      allTold(among, among.readers[name] as TestPerson),
    ]);
    expect(other.told.size, stage).toBeGreaterThan(40);
    for (const [what, said] of other.told) {
      expect.soft(said, `${stage}: ${what} for the ${name}`).toBe(one.told.get(what));
    }
    for (const secret of [...secrets, ...others.map(({ reference }) => reference)]) {
      expect.soft(other.raw.includes(secret), `${stage}: ${secret} for the ${name}`).toBe(false);
    }
  }
}

/** The same happens to the first owner's requests in both worlds; in the one among others, to theirs too. */
async function inBoth(act: (world: World, places: number[]) => Promise<void>): Promise<void> {
  await act(alone, [0]);
  await act(among, [0, 1, 2, 3]);
}

test('what an owner of a brief is told is what they would be told alone, from its sending to its award', async () => {
  // Before the desk passes it on nobody reads anything.
  await expectApart('sent');
  await inBoth(async (world, places) => {
    for (const place of places) {
      for (const { reference } of await requestsOf(world, place))
        await move(world, world.desk, reference, 'review');
    }
  });
  await expectApart('passed on');
  await inBoth(async (world, places) => {
    for (const place of places) {
      const { person } = world.owners[place] as World['owners'][number];
      const otherTerms = place === 0 ? 'Words of the owner' : 'Words of another owner';
      for (const { reference } of await requestsOf(world, place)) {
        await move(world, person, reference, 'issue-term-sheet', {
          terms: JSON.stringify({ ...terms, otherTerms }),
        });
      }
    }
  });
  await inBoth(async (world) => {
    const to = (await board(world)).requests.map(({ reference }: { reference: string }) => reference).join();
    const form = {
      text: 'When can you start?',
      to,
      files: [[pdf('Plan'), 'plan.pdf']] as [Buffer, string][],
    };
    const { status } = await sendForm(
      world.product,
      world.buyer,
      `/api/briefs/${world.brief}/messages`,
      form,
    );
    expect(status).toBe(200);
  });
  await expectApart('offered, and written to');
  for (const { reference } of await requestsOf(alone, 0)) {
    await move(alone, alone.buyer, reference, 'decline', { note: words });
  }
  const { revision, requests: all } = await board(among);
  const [winner] = await requestsOf(among, 3);
  const answer = await among.product.app.inject({
    method: 'POST',
    url: `/api/briefs/${among.brief}/award`,
    headers: among.buyer.headers,
    payload: {
      ...{ awarded: winner?.reference, words, revision },
      requests: all.map((one: { reference: string; revision: number }) => ({
        ...{ reference: one.reference, revision: one.revision },
      })),
    },
  });
  expect(answer.statusCode).toBe(200);
  await expectApart('awarded to another');
}, 240_000);

test('between two numbers of one owner none is missing, wherever their listings stood in the brief', async () => {
  const [one, two] = (await requestsOf(among, 0)).map(({ reference }) => Number(reference.slice(-6)));
  expect(Math.abs((one ?? 0) - (two ?? 0))).toBe(1);
});

test('nor is one missing between what was written to them, its files, and the lines of their end', async () => {
  const { product, owners } = among;
  const threads = await Promise.all(
    (await requestsOf(among, 0)).map(async ({ reference }) => {
      const url = `/api/requests/${reference}`;
      const { data } = (await product.app.inject({ url, headers: owners[0]?.person.headers })).json();
      const [message, file, line] = [data.messages, data.files, data.timeline].map((all) => all.at(-1));
      return [message.id, file.id, line.id].map(Number);
    }),
  );
  const [one = [], two = []] = threads;
  expect(one.map((id, place) => Math.abs(id - (two[place] ?? 0)))).toEqual([1, 1, 1]);
});

test('an award ends all at one moment, so that none tells by its own how many came before it', async () => {
  const ended = (await Promise.all([0, 1, 2].map((place) => requestsOf(among, place)))).flat();
  expect(ended).toHaveLength(4);
  expect(new Set(ended.map(({ stateSince }) => stateSince.getTime())).size).toBe(1);
});

const roles: readonly Role[] = ['seller', 'investor'];

test.each(roles)(
  'a brief is to a %s who owns listings of it what a brief is that there is not',
  async (role) => {
    const { product, brief, readers } = among;
    const { headers } = (role === 'seller' ? readers['owner'] : readers['investor']) as TestPerson;
    const [own] = await requestsOf(among, 0);
    const told = async (id: string, method: 'GET' | 'POST', path: string, payload?: object) => {
      const answer = await product.app.inject({
        ...{ method, url: `/api/briefs/${id}${path}`, headers },
        ...(payload && { payload }),
      });
      return `${answer.statusCode} ${answer.json().code} ${answer.json().message}`;
    };
    const award = {
      ...{ awarded: own?.reference, words, revision: 1 },
      requests: [{ reference: own?.reference, revision: own?.revision }],
    };
    for (const [method, path, payload] of [
      ['GET', ''],
      ['POST', '/award', award],
    ] as const) {
      const isClosed = role === 'investor' ? '403' : '404';
      expect(await told(brief, method, path, payload)).toBe(await told('999999', method, path, payload));
      expect(await told(brief, method, path, payload)).toMatch(isClosed);
    }
    const before = await product.db.$count(requests, and(eq(requests.id, own?.id ?? 0)));
    const answers = await Promise.all(
      [brief, '999999'].map((id) =>
        sendForm(product, { headers } as TestPerson, `/api/briefs/${id}/messages`, {
          ...{ text: 'Hello', to: own?.reference ?? '' },
        }),
      ),
    );
    const [one, other] = answers.map(({ status, body }) => [status, body.code, body.message]);
    expect(one).toEqual(other);
    expect(await product.db.$count(requests, and(eq(requests.id, own?.id ?? 0)))).toBe(before);
  },
);
