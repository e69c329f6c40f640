import { expect } from '@playwright/test';
import { memberSession, type Session } from '#testing/running/members.ts';
import { openDatabaseOf } from '#testing/running/product.ts';
import { linkFromMail } from '../../e2e/support/mail-links.ts';
import { registerMember, type World } from '../../e2e/support/test.ts';

/** A company whose administrator has to do with all that its page shows, and their own sheets in each state. */
export type CompanyStage = {
  sessions: Record<'administrator' | 'reader' | 'colleague', Session>;
  joinLink: string;
  sheets: Record<'asking' | 'ready' | 'done' | 'failed', string>;
};

const domain = 'laboratorios-galenicos-lusitan.example';
const list = [
  'Wirkstoff;Darreichungsform;Stärke;Status;EK-Preis',
  'Amlodipin;Tabl.;5/10 mg;verfügbar;0,02',
  'Ramipril;Hartkapseln;2,5/5 mg;verfügbar;0,03',
  'Xyzumabol;Tabl.;1 mg;verfügbar;0,03',
];

/** Founds the company, and fills it: by calls, and by rows where a call would ask DNS or send mails that others count. */
export async function setCompanyStage(world: World): Promise<CompanyStage> {
  const [founder, reader, maker, colleague] = [
    await registerMember(world, 'Ana Costa'),
    await registerMember(world, 'Rui Dias'),
    await registerMember(world, 'Maria João Vasconcelos de Albuquerque'),
    await registerMember(world, 'Eva Matos'),
  ];
  const call = caller(world.origin, founder.token);
  const { company } = await call('/api/companies', {
    name: 'Laboratórios Galénicos Lusitan – Sociedade de Medicamentos Genéricos, S.A.',
    ...{ headquarters: 'Porto, Portugal', foundedYear: '1987', rdCapabilities: 'Yes', manufacturing: 'Yes' },
    ...{ frontEndMarkets: 'Portugal, Spain', apiManufacturing: 'No' },
  });
  const invitedAt = ['carla.fonseca', 'head.of.regulatory.affairs.and.quality', 'joao'];
  for (const name of invitedAt)
    await call(`/api/companies/${company}/invitations`, { email: `${name}@${domain}`, role: 'deal-maker' });
  const joinLink = await linkFromMail(world, `joao@${domain}`, '/join/');
  await call(`/api/companies/${company}/domains`, { domain });
  await call(`/api/companies/${company}/domains`, { domain: 'lusitan.example' });
  const database = await openDatabaseOf(world.dataDir);
  const idOf = async (email: string) =>
    (await database.query('select id from people where email = $1', [email])).rows[0].id;
  await database.query(
    `insert into company_people (company_id, person_id, role) values ($1, $2, 'reader'), ($1, $3, 'deal-maker')`,
    [company, await idOf(reader.email), await idOf(maker.email)],
  );
  await database.query(
    `update company_domains set proven_at = now(), checked_at = now() where company_id = $1 and domain = $2`,
    [company, domain],
  );
  await database.query('update people set email = $2 where email = $1', [colleague.email, `eva@${domain}`]);
  await database.end();
  await caller(world.origin, colleague.token)(`/api/companies/${company}/joinings`, {});
  const { data: people } = await call(`/api/companies/${company}/people`);
  const named = (name: string) => people.find((one: { name: string }) => one.name.startsWith(name)).id;
  await call(`/api/companies/${company}/people/${named('Ana')}/absence`, {
    ...{ from: '2027-03-01', until: '2027-03-12', deputy: named('Maria') },
  });
  await call(`/api/companies/${company}/signing-limits`, {
    ...{ person: named('Ana'), currency: 'EUR', amount: '250000' },
  });

  const send = async (name: string, rows: readonly string[]) => {
    const form = new FormData();
    form.append('company', '');
    form.append('sheet', new Blob([rows.join('\r\n')], { type: 'text/csv' }), name);
    const { data } = await call('/api/own-sheets', form);
    return readSheet(call, data.id);
  };
  const answer = async ({ id, questions }: Sheet) => {
    const answers = questions.map((question) => [question.id, answerTo(question)]);
    await call(`/api/own-sheets/${id}/answers`, { mapping: {}, answers: Object.fromEntries(answers) });
    return readSheet(call, id);
  };
  // The answers to a sheet are kept for the next of its shape: that which is to ask has heads of its own.
  const asking = await send('Produktliste Lusitan Stand März 2026 (final, bitte nicht ändern).csv', list);
  const others = list.map((row, at) => (at === 0 ? row.replace('Status', 'Stand') : row));
  const done = await answer(await send('Liste 2025.csv', others));
  await call(`/api/own-sheets/${done.id}/write`, {});
  const ready = await answer(
    await send('Liste 2026.csv', [...others, 'Bisoprolol;Tabl.;2,5/5 mg;verfügbar;0,04']),
  );
  const failed = await send('Notizen.csv', ['Nur ein Satz']);
  const sheets = { asking: asking.id, ready: ready.id, done: done.id, failed: failed.id };
  for (const [state, { state: is }] of Object.entries({ asking, ready, failed })) expect(is).toBe(state);
  const sessions = Object.fromEntries(
    Object.entries({ administrator: founder, reader, colleague }).map(([name, one]) => [
      name,
      memberSession(one),
    ]),
  ) as CompanyStage['sessions'];
  return { sessions, joinLink, sheets };
}

type Question = { id: string; options: { value: string; label: string }[]; mayType: string };
type Sheet = { id: string; state: string; questions: Question[] };
type Call = ReturnType<typeof caller>;

function answerTo({ options, mayType }: Question): string {
  if (mayType === 'number') return '10';
  const wanted = ['It stands before decimals', 'Ready : EU', 'Give its rows back to me'];
  return (options.find(({ label }) => wanted.includes(label)) ?? options[0])?.value ?? '';
}

async function readSheet(call: Call, id: string): Promise<Sheet> {
  const sheet = () => call(`/api/own-sheets/${id}`).then(({ data }): Sheet => data);
  await expect.poll(async () => (await sheet()).state, { timeout: 60_000 }).not.toBe('reading');
  return sheet();
}

/** Asks as whom a token names; with a body it sends, and what is refused fails. */
function caller(origin: string, token: string) {
  return async (path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}
