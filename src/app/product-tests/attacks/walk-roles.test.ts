import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#call-table.ts';
import {
  type CompanyRole,
  companyRoles,
  mayAs,
  whyNotAs,
} from '#domains/companies/contract/company-roles.ts';
import { companies } from '#domains/companies/server/tables.ts';
import type { Call } from '#platform/contract/call.ts';
import { putIn, takeOut } from '#testing/companies/roles.ts';
import { foundCompany } from '#testing/deals.ts';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { type Account, join, secretsIn, type Walker } from '#testing/walk/accounts.ts';
import { type Answer, ask, told, type Walked } from '#testing/walk/ask.ts';
import { type Case, cases, ownersCases } from '#testing/walk/cases.ts';
import { apartFromCompanies, type CompanyCall, companyCalls } from '#testing/walk/company-calls.ts';
import { type Fingerprints, openFingerprints } from '#testing/walk/fingerprint.ts';
import { keptRow } from '#testing/walk/kept-rows.ts';
import { fillWith, lengthenIds, newCompany, quietCompany, type Row } from '#testing/walk/rows.ts';

// Every call that concerns a company (§26.1), for each of its roles, for who has left it and for who belongs to another: of
// rows of their own, of a colleague's and of another company's. What is expected comes from the policy and from
// testing/walk/company-calls.ts; that a row of one's own company opens to who deals for it is walk.test.ts's.

/** Somebody who walks, and what they are in the company; null for who is none of its people any more, or never was. */
type Member = Account & { is: CompanyRole | null };

let world: Walked;
let product: TestProduct;
let company: { id: number };
let colleague: Member;
let outsider: Member;
/** One of each role, and who has left. */
let people: Member[];
let investors: Member[];
let fingerprints: Fingerprints;

beforeAll(async () => {
  product = await startTestProduct({ DNS_SERVERS: '127.0.0.1:9' });
  await lengthenIds(product);
  const desk = await join(product, 'admin', 'the desk');
  company = await foundCompany(product);
  colleague = await enter('seller', 'administrator', 'a colleague');
  outsider = { ...(await join(product, 'seller', 'an outsider')), is: null };
  people = await everyMember('seller');
  investors = await everyMember('investor');
  const [leaver] = people.filter(({ is }) => is === null);
  for (const owner of [colleague, outsider, leaver as Member]) await fillWith(product, owner);
  world = { product, desk, stranger: outsider, tried: 0 };
  fingerprints = await openFingerprints(product);
}, 120_000);
afterAll(async () => {
  console.info(`the walk of companies' roles made ${world.tried} requests`);
  fingerprints.close();
  await product.stop();
});

async function enter(role: 'seller' | 'investor', is: CompanyRole, label: string): Promise<Member> {
  const person = await product.signIn(role);
  await putIn(product, company, person, is);
  const secret = `private-word-of-person-${person.id}`;
  return { ...person, role, label, companyId: company.id, secret, is };
}

async function everyMember(role: 'seller' | 'investor'): Promise<Member[]> {
  const all: Member[] = [];
  for (const is of companyRoles) all.push(await enter(role, is, `one who is ${is}`));
  const leaver = await enter(role, 'administrator', 'one who has left');
  await takeOut(product, company, leaver);
  return [...all, { ...leaver, is: null }];
}

/** A visitor's calls, and those that only the desk makes, have nothing to do with a company's roles. */
function isForMembers({ access }: Call): boolean {
  return access !== 'public' && (access === 'signed-in' || access.some((role) => role !== 'admin'));
}

test('every call says whether a company’s roles have to do with it', () => {
  const all = Object.entries<Call>(calls).filter(([, call]) => isForMembers(call));
  const said = [...Object.keys(companyCalls), ...apartFromCompanies];
  expect(said.sort()).toEqual(all.map(([name]) => name).sort());
});

type Outcome = 'admitted' | 'refused' | 'unknown';
type Cell = { walker: Member; owner: Account; outcome: Outcome };

/** Names nothing that somebody else's could stand in the place of. */
const namesNothing = (name: string, { row, shared }: Case) =>
  callOf(name).finds === 'everybody' || row === undefined || shared === true;

/** What becomes of each walker by whose row it is. */
function cellsOf(name: string, walkers: readonly Member[], found: Case): Cell[] {
  const { finds, needs, toColleagues } = callOf(name);
  const isOpen = namesNothing(name, found);
  function outcomeFor(walker: Member, owner: Account): Outcome {
    const { is } = walker;
    const isMaker = owner === walker;
    const isColleague = is !== null && owner.companyId === company.id;
    const isTheirs = (isMaker && finds !== 'company') || (isColleague && finds !== 'maker');
    // Who has left lists for no company any more; who belongs to another lists for that.
    if (isOpen ? needs !== null && finds === 'company' && is === null && walker !== outsider : !isTheirs)
      return 'unknown';
    if (toColleagues !== undefined && !isMaker) return 'refused';
    return is === null || needs === null || mayAs(is, needs) ? 'admitted' : 'refused';
  }
  const owners = (walker: Member) => (isOpen ? [walker] : [walker, colleague, outsider]);
  return [
    ...walkers.flatMap((walker) => owners(walker).map((owner) => ({ walker, owner }))),
    ...(walkers === people ? [{ walker: outsider, owner: isOpen ? outsider : colleague }] : []),
  ].map((cell) => ({ ...cell, outcome: outcomeFor(cell.walker, cell.owner) }));
}

/** A form for several listings answers for each of them. */
function refusalIn(answer: Answer) {
  const outcome = answer.status === 200 ? JSON.parse(answer.text).data?.[0]?.failure : undefined;
  return outcome ? { status: 403, code: outcome.code, message: outcome.message } : told(answer);
}

const callOf = (name: string) => companyCalls[name] as CompanyCall;

/** Of whom somebody may read a private word: of one's company where its people share what is answered, else of oneself. */
function mayRead(name: string, walker: Member, id: number): boolean {
  const isColleague = [colleague, ...people, ...investors].some((one) => one.id === id);
  const shares = callOf(name).finds !== 'maker' && walker.is !== null;
  return id === walker.id || (shares && isColleague);
}

async function asked(name: string, walker: Member, row: Row, found: Case): Promise<Answer> {
  const [method = '', url = ''] = name.split(' ');
  const who: Walker = { label: walker.label, headers: walker.headers, account: walker };
  const answer = await ask(world, { method, url }, who, row, found);
  const others = secretsIn(answer.text + JSON.stringify(answer.headers));
  const what = `${name} shows ${walker.label} private words`;
  expect
    .soft(
      others.filter((id) => !mayRead(name, walker, id)),
      what,
    )
    .toEqual([]);
  return answer;
}

/** What is answered first stands as it was made. */
const readsFirst = Object.keys(companyCalls).sort(
  (one, other) => Number(other.startsWith('GET ')) - Number(one.startsWith('GET ')),
);

/** Who walks has a role in one company alone. */
function ofOneCompany(found: Case): Case {
  return found.row === newCompany ? { ...found, row: quietCompany } : found;
}

test.each(readsFirst)('%s asks for the role that the policy says', async (name) => {
  const found = ofOneCompany(cases[name] as Case);
  const { access } = (calls as Record<string, Call>)[name] as Call;
  const isForSellers = typeof access === 'string' || access.includes('seller');
  const cells = cellsOf(name, isForSellers ? people : investors, found);
  await expectOutcomes(name, cells, found);
});

// A request of what the company lists, which nobody of it made.
test.each(Object.keys(ownersCases))('%s asks the same of the owner’s side', async (name) => {
  const found = { ...cases[name], ...ownersCases[name] } as Case;
  const cells = cellsOf(name, people, found).filter(({ walker, owner }) => owner !== walker);
  await expectOutcomes(name, cells, found);
});

async function expectOutcomes(name: string, cells: readonly Cell[], found: Case): Promise<void> {
  const isOpen = ({ outcome }: Cell) => outcome === 'admitted';
  await expectShut(
    name,
    cells.filter((cell) => !isOpen(cell)),
    found,
  );
  for (const cell of cells.filter(isOpen)) await expectOpen(name, cell, found);
}

const whatOf = (name: string, { walker, owner }: Cell) =>
  `${name} for ${walker.label}, of ${owner === walker ? 'their own' : owner.label}`;

/** What the company is called by now: its administrators have named it anew on the way. */
async function nameNow(): Promise<string> {
  const [row] = await product.db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, company.id));
  return row?.name ?? '';
}

/** Who is none of its people is told what is told of nothing; who is one, what they are and who may. Neither changes anything. */
async function expectShut(name: string, cells: readonly Cell[], found: Case): Promise<void> {
  const { row: kind } = found;
  const { needs, toColleagues } = callOf(name);
  const rows = await Promise.all(cells.map(({ owner }) => (kind ? keptRow(product, kind, owner) : {})));
  const before = await fingerprints.take();
  const [administrator] = people;
  const unknown =
    kind && !namesNothing(name, found)
      ? told(await asked(name, administrator as Member, kind.absent, found))
      : { status: 404, code: 'not-found', message: expect.any(String) };
  const called = await nameNow();
  for (const [at, cell] of cells.entries()) {
    const { walker, outcome } = cell;
    const refusal =
      toColleagues ?? (needs && walker.is && whyNotAs({ name: called, role: walker.is }, needs));
    const expected = outcome === 'unknown' ? unknown : { status: 403, code: 'forbidden', message: refusal };
    const answer = await asked(name, walker, rows[at] ?? {}, found);
    expect.soft(refusalIn(answer), whatOf(name, cell)).toEqual(expected);
  }
  expect.soft(await fingerprints.take(), `${name} changed something for who was refused`).toEqual(before);
}

async function expectOpen(name: string, cell: Cell, found: Case): Promise<void> {
  const { walker, owner } = cell;
  const { row: kind } = found;
  const row = {
    ...(await found.prepare?.({ product, asker: walker, desk: world.desk })),
    ...(await (name.startsWith('GET ') ? kind && keptRow(product, kind, owner) : kind?.make(product, owner))),
  };
  const answer = await asked(name, walker, row, found);
  expect.soft(answer.status, `${whatOf(name, cell)}: ${answer.message}`).toBe(found.answers ?? 200);
  if (name.startsWith('POST')) expect.soft(refusalIn(answer).status, whatOf(name, cell)).toBe(answer.status);
}
