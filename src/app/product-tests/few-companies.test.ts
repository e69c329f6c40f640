import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workOutFigures, workOutOpportunities } from '#domains/dossiers/server/market-figures/work-out.ts';
import { indexRows } from '#domains/registers/server/row-index/rules.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { foundCompany, sendForm } from '#testing/deals.ts';
import { startTestProduct, type TestPerson, type TestProduct } from '#testing/test-product.ts';

/**
 * The walk over all that tells figures of several companies (§22.1): with four of them nothing is told anywhere, with five
 * it is. What the registers say, and lists that anybody can count, are no figures.
 */

let product: TestProduct;
let owner: TestPerson;
const buyers: TestPerson[] = [];
const listed: number[] = [];
let presentation = '';
const today = new Date().toISOString().slice(0, 10);

const fee = (at: number) => `EUR ${[41_000, 42_000, 43_000, 44_000, 45_000][at]?.toLocaleString('en-US')}`;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signIn();
});
afterAll(() => product.stop());

/** One owner more, who lists the same, and one buyer more of another company, who does all there is with all of it. */
async function oneMore(): Promise<void> {
  const at = listed.length;
  const fields = {
    title: `Listing ${at}`,
    markets: ['EU', 'US'],
    oneTimeFee: fee(at),
    royalty: '6%',
    profitShare: '40:60',
  };
  if (at === 0) {
    const company = await foundCompany(product, owner);
    listed.push(await product.list({ ...fields, companyId: company.id }));
  } else {
    const [first] = (
      await product.db.execute<{ molecule_id: number }>(
        sql`select molecule_id from dossiers where id = ${listed[0]}`,
      )
    ).rows;
    listed.push(await product.list({ ...fields, moleculeId: first?.molecule_id ?? 0 }));
  }
  buyers.push(await product.signIn('seller', { domain: `company-${at}.example` }));
  for (const buyer of buyers) await doAll(buyer);
  await asOfLastMonth();
  await workOut();
}

async function doAll(buyer: TestPerson): Promise<void> {
  const post = (url: string, payload: object) =>
    product.app.inject({ method: 'POST', url, headers: buyer.headers, payload });
  const found = await post('/search-dossier', {
    searchChar: 'amlodipine',
    RegionofInterest: ['US'],
    limit: 20,
    page: 1,
  });
  expect(found.json().totalCount).toBe(listed.length);
  for (const id of listed) {
    await post('/get-dossierbyid', { id: String(id) });
    await post(`/api/shortlist/${id}`, {});
    await sendForm(product, buyer, '/create-dossertermsheet', {
      ...{ id: String(id), marketsOfInterest: 'United States', indicativeVolumes: '1', repeat: 'true' },
    });
  }
  await product.app.inject({
    url: `/api/dossiers/compare?ids=${listed.slice(0, 4)}`,
    headers: buyer.headers,
  });
  // What was told of is written before a home is read.
  await product.app.inject({ url: '/api/home', headers: buyer.headers });
}

/** Of the days before the month began whole months are told; what is of today, an owner reads. */
async function asOfLastMonth(): Promise<void> {
  await product.db.execute(sql`
    insert into demand_companies select kind, listing_id, what, (date_trunc('month', now()) - interval '2 days')::date, market, company
    from demand_companies on conflict do nothing`);
}

const facts = JSON.stringify({
  ...{
    inn: 'amlodipine 1',
    dosageForm: 'Tablets',
    routes: ['Oral'],
    strengths: '5 mg',
    salt: '-',
    atcClasses: [],
  },
  ...{ usReferenceProduct: '-', stages: {}, settlements: [] },
});

/** Without rows of registers: that it waits is written by hand. */
async function workOut(): Promise<void> {
  await product.db.execute(sql`
    insert into launch_facts (key, facts, worked_for, editions) values ('kept', ${facts}, ${today}, '') on conflict do nothing`);
  await product.db.execute(sql`
    insert into launch_windows (facts_id, market, state, hard_until, reasons)
    select id, 'US', 'waits', ${today}::date + 100, '[]' from launch_facts where key = 'kept' on conflict do nothing`);
  await product.db.execute(sql`
    insert into dossier_windows (dossier_id, facts_id) select dossiers.id, launch_facts.id from dossiers, launch_facts where key = 'kept'
    on conflict (dossier_id) do update set facts_id = excluded.facts_id`);
  const none = { products: null, patents: null, exclusivities: null, biologics: null, medicines: null };
  const index = indexRows({
    products: [],
    patents: [],
    exclusivities: [],
    biologics: [],
    medicines: [],
    editions: none,
  });
  await workOutFigures(product.db, today);
  await workOutOpportunities(product.db, { index, editions: '' }, today);
  const [row] = (
    await product.db.execute<{ id: number }>(
      sql`select presentation_id as id from dossiers where id = ${listed[0]}`,
    )
  ).rows;
  presentation = String(row?.id);
}

async function read(url: string, person = buyers[0] as TestPerson) {
  const answer = await product.app.inject({ url, headers: person.headers });
  expect(answer.statusCode, url).toBe(200);
  return answer;
}

/** All that is told, wherever that is. */
async function allTold() {
  const csv = (await read('/api/opportunities/export?months=60')).body;
  const [head = '', row = ''] = csv.split('\n').map((line) => line.trim());
  const cells = Object.fromEntries(head.split(',').map((name, at) => [name, row.split(',')[at]]));
  const [home, listings] = [
    (await read('/api/home', owner)).json().data,
    (await read('/api/listings', owner)).json().data,
  ];
  const [opportunity] = (await read('/api/opportunities?months=60')).json().data;
  return {
    market: (await read(`/api/presentations/${presentation}/market`)).json().data.figures,
    opportunity: { wanted: opportunity.wanted, asked: opportunity.asked },
    askedFor: (await read('/api/opportunities?months=60&asked=yes')).json().total,
    exported: { wanted: cells['Companies that want it'], asked: cells['Companies that asked'] },
    home: { now: home.demand.now, before: home.demand.before, top: home.demand.top },
    listing: listings[0].demand,
    presentation: Object.keys((await read(`/api/presentations/${presentation}`)).json().data),
  };
}

const untold = { opened: null, shortlisted: null, compared: null, asked: null };
/** What a page of a presentation has: the registers' rows and a list, whose length anybody can count. */
const ofPresentation = expect.arrayContaining(['windows', 'rows', 'count', 'listings']);

test('with one to four companies no figure is told anywhere, and with five all are', async () => {
  const search = await product.app.inject({
    method: 'POST',
    url: '/api/saved-searches',
    headers: owner.headers,
    payload: {
      kind: 'opportunity',
      name: 'Soon free',
      address: '?market=US&months=60',
      alert: 'instant',
      search: { market: 'US', months: '60' },
    },
  });
  expect(search.statusCode).toBe(200);
  for (let companies = 1; companies <= 4; companies++) {
    await oneMore();
    expect(await allTold(), `${companies} companies`).toEqual({
      market: null,
      opportunity: { wanted: null, asked: null },
      askedFor: 0,
      exported: { wanted: '', asked: '' },
      home: { now: untold, before: untold, top: [] },
      listing: untold,
      presentation: ofPresentation,
    });
  }
  await product.sendAlerts();
  // What was told once is no news at the next look, nor with the figures of another day.
  await workOut();
  await product.sendAlerts();
  const mails = (await product.db.select().from(outgoingMails)).filter((mail) =>
    JSON.stringify(mail).includes('Soon free'),
  );
  expect(mails.map(({ subject }) => subject)).toEqual(['New in your search “Soon free”: 1 opportunity']);
  expect(mails[0]?.text).toContain('/opportunities?market=US&months=60');
  expect(JSON.stringify(mails)).not.toMatch(/wanted|companies/i);

  await oneMore();
  const told = await allTold();
  expect(told.market).toMatchObject({
    dossiers: {
      count: 5,
      byMarket: [
        { name: 'US', count: 5 },
        { name: 'EU', count: 5 },
      ],
      byReadiness: [{ name: 'Ready : EU', count: 5 }],
    },
    terms: { fee: 43_000, royalty: 6, profitShare: 40, offerDays: 5 },
    demand: {
      searched: { companies: 5, byMarket: [{ name: 'US', count: 5 }] },
      opened: { companies: 5, byMarket: [] },
      shortlisted: { companies: 5 },
      asked: { companies: 5, byMarket: [{ name: 'US', count: 5 }] },
    },
    wanted: 5,
  });
  expect(told).toMatchObject({
    opportunity: { wanted: 5, asked: 5 },
    askedFor: 1,
    exported: { wanted: '5', asked: '5' },
    home: { now: { opened: 5, shortlisted: 5, compared: 5, asked: 5 }, top: [{ opened: 5, asked: 5 }] },
    listing: { opened: 5, shortlisted: 5, compared: 5, asked: 5 },
  });
}, 120_000);

test('one company more is one company, however many of its people come, and its own listing counts for nothing', async () => {
  const { market: before } = await allTold();
  const [colleague, sameOwner] = [
    await product.signIn('seller', { domain: 'company-0.example' }),
    await product.signIn(),
  ];
  await doAll(colleague);
  await doAll(sameOwner);
  await asOfLastMonth();
  await workOut();
  const { market: after } = await allTold();
  // Whoever shares the owner's domain is of the owner's company, and asks for the others' listings.
  expect(after.demand.opened.companies).toBe(before.demand.opened.companies + 1);
  expect(after.wanted).toBe(6);
});
