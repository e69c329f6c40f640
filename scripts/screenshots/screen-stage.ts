import { expect } from '@playwright/test';
import type { ParsedMail } from 'mailparser';
import { demoPassword } from '#demo/people/people-access.ts';
import { mailsOf } from '#testing/mailbox.ts';
import { openDatabaseOf } from '#testing/running/product.ts';
import { workAhead } from '#testing/running/work-ahead.ts';
import { csv, pdf } from '#testing/sample-files.ts';
import { linkFromMail } from '../../e2e/support/mail-links.ts';
import type { World } from '../../e2e/support/test.ts';
import { type CompanyStage, setCompanyStage } from './company-stage.ts';

export type Session = { token: string; name: string; role: string };

/** What the screens are filled with: people who are signed in, listings, requests of the seller, and mails. */
export type Stage = {
  origin: string;
  dataDir: string;
  sessions: Record<'seller' | 'investor' | 'admin', Session> & CompanyStage['sessions'];
  joinLink: string;
  sheets: CompanyStage['sheets'];
  dossierId: string;
  plantId: string;
  reference: string;
  /** References of the demo data's requests, by the code of their listing. */
  threads: Record<string, string>;
  editId: string;
  /** A dossier of the seller's company, and one of it of which a change waits for the desk. */
  ownId: string;
  editedId: string;
  importId: string;
  signUpLink: string;
  resetLink: string;
  mails: ParsedMail[];
};

const guest = 'ana.costa@lusitan.example';
const invited = 'joao.silva@lusitan.example';

/** Does what fills the pages, on a product that nobody has used yet. */
export async function setStage(world: World): Promise<Stage> {
  const { origin } = world;
  const [seller, investor, admin] = await Promise.all(
    ['seller', 'investor', 'admin'].map((role) => logIn(origin, role)),
  );
  if (!seller || !investor || !admin) throw new Error('somebody of the demo could not log in');
  const dossiers = await post(origin, '/get-dossier', { page: 1, limit: 3, searchChar: '' }, seller.token);
  const plants = await post(origin, '/get-supplier', { page: 1, limit: 3, searchChar: '' }, seller.token);
  const dossierId: string = dossiers.data[0]._id;
  // The first one that the finder names is the member's own, of which one asks nothing.
  const plantId: string = plants.data[1]._id;
  await ask(origin, '/create-suppliertermsheet', seller.token, {
    id: plantId,
    gmpStatusRequired: 'EU GMP, USFDA',
    dosageFormsOfInterest: 'Tablets, Injectable',
    indicativeVolumes: '50 M tablets, 1.2 M vials',
  });
  const reference = await ask(origin, '/create-dossertermsheet', seller.token, {
    id: dossierId,
    marketsOfInterest: 'EU, UK, Canada',
    supplyRequired: 'With Supply',
    indicativeVolumes: '12 M tablets a year, 3-year forecast enclosed',
  });
  for (const id of ['53', '187', dossierId])
    await post(origin, `/api/shortlist/${id}`, { note: '' }, seller.token);
  await post(origin, '/api/shortlist/53/note', { note: 'Ask for the CPP in Chile and Peru' }, seller.token);
  const company = await companyOf(origin, seller.token);
  await shareList(origin, seller.token, company, ['53', '187', dossierId]);
  await saveSearches(origin, seller.token, company);
  await saveSearches(origin, (await logIn(origin, 'meera.joshi')).token, company, [
    {
      name: 'Tablets to launch in the US within a year',
      address: '?q=tablets&launch=us:12m',
      alert: 'weekly',
    },
  ]);
  const importId = await sendSheet(origin, admin.token);
  const own = await findOwnListings(origin, seller.token);
  await fillTheDesksTables(world, own.ownId, seller.token);
  const profile = { name: 'Ana Costa', organisation: 'Lusitan Generics' };
  await post(origin, '/register', { ...profile, password: demoPassword, Email: guest });
  await post(origin, '/forgot-password', { Email: guest });
  await post(origin, '/sign-up', { ...profile, Email: invited });
  const signUpLink = await linkFromMail(world, invited, '/sign-up');
  const resetLink = await linkFromMail(world, guest, '/reset-password');
  await expect.poll(() => mailsOf(world.dataDir)).toHaveLength(8);
  const mails = await mailsOf(world.dataDir);
  await workAhead(world);
  const { sessions, ...ofCompany } = await setCompanyStage(world);
  return {
    origin,
    dataDir: world.dataDir,
    sessions: { seller, investor, admin, ...sessions },
    ...ofCompany,
    dossierId,
    plantId,
    reference,
    ...(await findDemoRecords(world.dataDir)),
    ...own,
    importId,
    signUpLink,
    resetLink,
    mails,
  };
}

async function companyOf(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/companies`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).data[0].id;
}

async function shareList(
  origin: string,
  token: string,
  company: string,
  ids: readonly string[],
): Promise<void> {
  const { data: list } = await post(origin, '/api/shortlists', { name: 'Andes', company }, token);
  await post(origin, '/api/shortlists/moves', { from: 'own', to: list.id, ids, keep: true }, token);
}

async function logIn(origin: string, role: string): Promise<Session> {
  return post(origin, '/login', { email: `${role}@demo.example`, password: demoPassword });
}

async function post(origin: string, path: string, body: object, token?: string) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return read(path, answer);
}

const usualSearches = [
  { name: 'Ready for the EU, with supply', address: '?market=eu&supply=with-supply', alert: 'daily' },
  { name: 'Oncology injections', address: '?q=injection&category=oncology', alert: 'none' },
];

/** The first is shared with a company. */
async function saveSearches(
  origin: string,
  token: string,
  company: string,
  searches = usualSearches,
): Promise<void> {
  for (const [at, search] of searches.entries()) {
    const whose = at === 0 ? company : null;
    await post(
      origin,
      '/api/saved-searches',
      { kind: 'dossier', ...search, company: whose, search: { page: 1, limit: 3 } },
      token,
    );
  }
}

/** Sends in what the product itself exports, with some faults as people make them; answers the import's id. */
async function sendSheet(origin: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const path = '/api/admin/listing-export?kind=dossier&format=csv';
  const exported = await (await fetch(origin + path, { headers })).text();
  const sheet = exported.replaceAll('Ready : EU', 'Ready EU').replaceAll(',IN,', ',India,');
  const form = new FormData();
  form.append('kind', 'dossier');
  form.append('sheet', new Blob([sheet], { type: 'text/csv' }), 'dossiers of november.csv');
  const answer = await fetch(`${origin}/api/admin/imports`, { method: 'POST', headers, body: form });
  const { data } = await read('/api/admin/imports', answer);
  return String(data.id);
}

/** What the demo has none of yet: a settlement that waits, and something that rules have against dossiers. */
async function fillTheDesksTables({ origin, dataDir }: World, ownId: string, token: string): Promise<void> {
  const settlement = {
    market: 'US',
    day: '2030-04-01',
    parties: 'Sahyagiri Laboratories and Northgate Pharma',
    source: 'https://news.example/settlement',
  };
  await post(origin, `/api/dossiers/${ownId}/settlements`, settlement, token);
  const database = await openDatabaseOf(dataDir);
  await database.query(
    `insert into listing_findings (dossier_id, rule, words, reason, reason_by, reason_at)
     select $1::integer, 'constraint-register', 'The US constraint date is before the day that the registers tell.', '', null, null::timestamptz
     union all
     select 53, 'strength-range', 'No reference has this strength in this form.', 'A line extension, filed in May.', id, now() from people where email = 'seller@demo.example'`,
    [ownId],
  );
  await database.end();
}

async function findDemoRecords(dataDir: string): Promise<Pick<Stage, 'threads' | 'editId'>> {
  const database = await openDatabaseOf(dataDir);
  const requests = await database.query('select listing_code, reference from requests order by id desc');
  const edits = await database.query('select id from listing_edits where dossier_id is not null limit 1');
  await database.end();
  const threads = requests.rows.map((row) => [row.listing_code, row.reference]);
  return { threads: Object.fromEntries(threads), editId: String(edits.rows[0].id) };
}

/** By what the product itself says is the member's: a picture of a page that is not theirs would be one of a refusal. */
async function findOwnListings(origin: string, token: string): Promise<Pick<Stage, 'ownId' | 'editedId'>> {
  const answer = await fetch(`${origin}/api/listings`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = await read('/api/listings', answer);
  const dossiers: { kind: string; id: string; state: string; waiting: boolean }[] = data.filter(
    (one: { kind: string; state: string }) => one.kind === 'dossier' && one.state === 'published',
  );
  const own = dossiers.find(({ waiting }) => !waiting);
  const edited = dossiers.find(({ waiting }) => waiting);
  if (!own || !edited) throw new Error('the seller has no listing, or none of which a change waits');
  return { ownId: own.id, editedId: edited.id };
}

/** Asks for a proposal or term sheet, with both files, and answers its reference. */
async function ask(
  origin: string,
  path: string,
  token: string,
  fields: Record<string, string>,
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('cdaOrNda', new Blob([new Uint8Array(pdf())]), 'CDA signed.pdf');
  form.append('rfq', new Blob([new Uint8Array(csv())]), 'volumes.csv');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: form });
  return (await read(path, answer)).reference;
}

async function read(path: string, answer: Response) {
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
