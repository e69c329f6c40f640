import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { shortlists } from '#domains/collections/server/shortlist/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { lintRuleIds, lintRules } from '#domains/dossiers/contract/lint-rules.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import type { Reasons } from '#domains/listings/contract/findings.ts';
import { ownSheets } from '#domains/listings/server/own-sheets/kept/tables.ts';
import { sampleComparison } from '#domains/offers/server/testing/sample-comparison.ts';
import { signingLimits } from '#domains/requests/server/signing/tables.ts';
import { briefForm } from '../briefs/test-brief.ts';
import { everyNeed } from '../deals.ts';
import type { Field } from '../encode-form.ts';
import { pdf } from '../sample-files.ts';
import { terms } from '../sample-terms.ts';
import { providerToSet } from '../sign-in/discovery.ts';
import { makeAuthenticator } from '../software-authenticator.ts';
import { type TestProduct, testPassword } from '../test-product.ts';
import type { Account } from './accounts.ts';
import { latestSettings, latestVersion, nameOperator, operator, settings } from './operator.ts';
import type { Row, RowKind } from './rows.ts';
import * as rows from './rows.ts';

type Context = { product: TestProduct; asker: Account; desk: Account };

/** How a route is asked for something real, so that only the policy can stand in the way. */
export type Case = {
  /** What its address or its body names. */
  row?: RowKind;
  /** Rows of the same name that none of those admitted may know of. */
  hidden?: readonly RowKind[];
  /** Everybody admitted finds the row; what is done with it is one's own. */
  shared?: true;
  /** What the asker needs first; adds to what names the row. */
  prepare?: (context: Context) => Promise<Row>;
  /** For a route that ends in a star. */
  path?: string;
  query?: (row: Row) => Record<string, string>;
  body?: (row: Row, context: Context) => object | Promise<object>;
  form?: (row: Row, context: Context) => Record<string, Field> | Promise<Record<string, Field>>;
  headers?: (row: Row) => Record<string, string>;
  /** 200 unless told. */
  answers?: number;
  /** What it answers is a file to be saved. */
  saved?: true;
};

const origin = 'http://localhost:3000';
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const fresh = (word: string) => `${word}-${randomUUID()}`;

/** A listing as the desk reads it, for what is saved over it. */
async function listing({ kind, id }: Row, { product, desk }: Context) {
  const answer = await product.app.inject({ url: `/api/listings/${kind}/${id}`, headers: desk.headers });
  return answer.statusCode === 200 ? answer.json().data : { revision: '1', values: {} };
}
/** With an offer each of whose texts can say anything: the strength that the plan asks for stands behind another. */
function comparison() {
  const unsaid = { freight: '', duty: '', tooling: '', moq: '' };
  const other = { strength: '20 mg', packUnits: '30', price: '3', ...unsaid };
  const milestones = [{ event: 'Signature', amount: '1000', due: '', refundable: false }];
  const asked = sampleComparison();
  const [offer] = asked.offers;
  if (offer?.kind !== 'outside') throw new Error('the sample begins with an offer from outside');
  const { terms } = offer;
  const prices = [other, ...(terms.values?.prices ?? [])];
  return {
    ...asked,
    offers: [{ ...offer, terms: { ...terms, values: { ...terms.values, prices, milestones } } }],
  };
}
const claimBody = () => ({
  ...{ kind: 'cep', authority: 'EDQM', holder: '', number: 'CEP 2010-901', substance: '', site: '' },
  ...{ scope: '', dosageForms: [], issuedOn: null, validUntil: null, source: 'A letter' },
});
const revisionOf = async (row: Row, context: Context) => ({
  revision: (await listing(row, context)).revision,
});
/** Why what a rule asks about is so, whether it asks or not: what is changed in a listing meets none that asks in vain. */
const reasons: Reasons = Object.fromEntries(
  lintRuleIds.filter((id) => lintRules[id].severity === 'ask').map((id) => [id, 'As the study says']),
);
const revisionAndReasons = async (row: Row, context: Context) => ({
  ...(await revisionOf(row, context)),
  reasons,
});

async function post({ product, asker }: Context, url: string, payload: object) {
  return (await product.app.inject({ method: 'POST', url, headers: asker.headers, payload })).json();
}

/** As many sheets of a company as are read at a time are soon there: those that were sent before are done. */
async function readSheets({ product, asker: { companyId } }: Context): Promise<Row> {
  const reading = and(eq(ownSheets.companyId, companyId), eq(ownSheets.state, 'reading'));
  await product.db.update(ownSheets).set({ state: 'failed' }).where(reading);
  return {};
}

const draft = { title: 'A post', image: '', imageAlt: '', tags: [], content: '<p>Text</p>' };
const companyFields = (name: string) => ({ name, foundedYear: 1990 });
const page = { page: 1 };
const sheetForm = (row: Row): Record<string, Field> => ({
  id: row.id ?? '',
  indicativeVolumes: '100,000 packs',
  cdaOrNda: [[pdf(), 'cda.pdf']],
});
const search = { kind: 'dossier', name: 'Oral', address: '', alert: 'none', search: {} };
const revision1 = () => ({ revision: '1' });
const sheet = () => ({ kind: 'dossier', format: 'csv' });
const none: Case = {};

const signIn: Record<string, Case> = {
  'POST /login': {
    row: rows.person,
    body: ({ email = 'absent@buyer.example' }) => ({ email, password: testPassword }),
  },
  'POST /api/sign-in-codes': {
    row: rows.signInKey,
    body: ({ key = '' }) => ({ code: key.slice(0, 22) }),
    headers: ({ key = '' }) => ({ cookie: `sign-in-code=${key.slice(22)}` }),
  },
  'POST /register': {
    body: () => ({
      ...{ name: 'New', organisation: 'New', password: 'an unusual pass phrase' },
      Email: `${fresh('new')}@buyer.example`,
    }),
  },
  'POST /forgot-password': {
    row: rows.person,
    body: ({ email = 'absent@buyer.example' }) => ({ Email: email }),
  },
  'POST /sign-up': {
    body: () => ({ name: 'New', Email: `${fresh('invited')}@buyer.example`, organisation: '' }),
  },
  'POST /reset-password': {
    row: rows.resetKey,
    body: ({ key, email }) => ({ Email: email, validateStr: key, password: 'an unusual pass phrase' }),
  },
  'POST /api/email-verifications/confirm': { row: rows.verificationKey, body: ({ key }) => ({ key }) },
  'POST /api/sign-in-ways': { body: () => ({ email: 'somebody@buyer.example' }) },
  'GET /auth/company/:key': { row: rows.companySignIn, answers: 302 },
  'GET /auth/company/:key/callback': { row: rows.companySignIn, answers: 302 },
  'GET /auth/google': { answers: 302 },
  'GET /auth/google/callback': { answers: 302 },
};

/** All that the login of somebody without a second factor asks for. */
const owner = () => ({ password: testPassword });

const ownAccount: Record<string, Case> = {
  'POST /logout': none,
  'POST /api/email-verifications': none,
  'GET /api/account': none,
  'POST /api/account': { body: () => ({ name: 'New name', organisation: 'New label' }) },
  'POST /api/account/password': {
    body: () => ({ current: testPassword, password: 'an unusual pass phrase' }),
  },
  'GET /api/account/export': { saved: true },
  'POST /api/account/deletion': { body: owner },
  'GET /api/sessions': none,
  'DELETE /api/sessions/:session': { row: rows.session, body: owner },
  'DELETE /api/sessions': { body: owner },
  'POST /api/account/second-factor': { body: owner },
  'POST /api/account/second-factor/confirm': {
    async prepare(context) {
      const { data } = await post(context, '/api/account/second-factor', owner());
      return { code: new TOTP({ secret: data.secret }).generate() };
    },
    body: ({ code = '' }) => ({ code }),
  },
  'DELETE /api/account/second-factor': { body: owner },
  'POST /api/account/second-factor/challenge': {
    prepare: ({ product, asker }) => rows.passkey.make(product, asker),
  },
  'POST /api/account/passkeys/challenge': { body: owner },
  'POST /api/account/passkeys': {
    async prepare(context) {
      const { data } = await post(context, '/api/account/passkeys/challenge', owner());
      return { passkey: JSON.stringify(makeAuthenticator(origin).create(data.challenge)) };
    },
    body: ({ passkey = '{}' }) => ({ name: 'A key', passkey: JSON.parse(passkey) }),
  },
  'DELETE /api/account/passkeys/:id': {
    row: rows.passkey,
    body: ({ code }) => ({ password: testPassword, code }),
  },
  'GET /api/companies': none,
  'POST /api/companies': {
    // Who walks has a company, and founding one is for who has none.
    async prepare({ product, asker }) {
      await product.db.delete(companyPeople).where(eq(companyPeople.personId, asker.id));
      return {};
    },
    body: () => ({ ...companyFields(fresh('Company')), headquarters: 'Porto' }),
  },
  'GET /api/companies/:company/profile': { row: rows.company },
  'POST /api/companies/:company': {
    row: rows.quietCompany,
    body: () => ({ ...companyFields(fresh('Company')), headquarters: 'Porto' }),
  },
  'GET /api/companies/:company/verification': { row: rows.returnedStatement },
  'POST /api/companies/:company/verification': {
    row: rows.newCompany,
    form: () => ({
      ...{ country: 'Portugal', registerNumber: '1', address: 'Porto', licence: 'none' },
      documents: [[pdf(), 'extract.pdf']],
    }),
  },
  'DELETE /api/companies/:company/verification': { row: rows.companyStatement },
  'GET /api/companies/:company/documents/:document': { row: rows.returnedStatement, saved: true },
  'GET /api/companies/:company/people': { row: rows.company },
  'POST /api/companies/:company/people/:person/role': {
    row: rows.colleague,
    body: () => ({ role: 'reader' }),
  },
  'DELETE /api/companies/:company/people/:person': { row: rows.colleague },
  'GET /api/companies/:company/invitations': { row: rows.companyInvitation },
  'POST /api/companies/:company/invitations': {
    row: rows.company,
    body: () => ({ email: `${fresh('colleague')}@buyer.example`, role: 'deal-maker' }),
  },
  'DELETE /api/companies/:company/invitations/:invitation': { row: rows.companyInvitation },
  'POST /api/company-invitations/read': { row: rows.ownInvitation, body: ({ key }) => ({ key }) },
  'POST /api/company-invitations/accept': { row: rows.ownInvitation, body: ({ key }) => ({ key }) },
  'POST /api/companies/:company/people/:person/absence': {
    row: rows.colleague,
    body: (_row, { asker }) => ({ from: dayFromNow(1), until: dayFromNow(9), deputy: asker.id }),
  },
  'DELETE /api/companies/:company/people/:person/absence': { row: rows.colleague },
  'GET /api/companies/:company/domains': { row: rows.companyDomain },
  'POST /api/companies/:company/domains': {
    row: rows.company,
    body: () => ({ domain: `${fresh('domain')}.example` }),
  },
  // Nobody answers where the walk's name server would be.
  'POST /api/companies/:company/domains/:domain/check': { row: rows.companyDomain, answers: 409 },
  'DELETE /api/companies/:company/domains/:domain': { row: rows.companyDomain },
  'GET /api/companies/open': none,
  'POST /api/companies/:company/joinings': { row: rows.openCompany },
  'GET /api/companies/:company/joinings': { row: rows.companyJoining },
  'POST /api/companies/:company/joinings/:person/admission': {
    row: rows.companyJoining,
    body: () => ({ role: 'reader' }),
  },
  'DELETE /api/companies/:company/joinings/:person': { row: rows.companyJoining },
  'GET /api/companies/:company/sign-in': { row: rows.company },
  'POST /api/companies/:company/sign-in': {
    row: rows.companySignIn,
    body: async ({ domain, after }) => ({
      ...{ issuer: await providerToSet(), clientId: 'dosebridge', clientSecret: 'secret' },
      ...{ domains: [domain], password: testPassword, after },
      ...{ roleClaim: 'groups', roleValues: [{ value: 'sales', role: 'reader' }] },
    }),
  },
  'POST /api/companies/:company/sign-in/only-way': { row: rows.companySignIn, body: () => ({ only: false }) },
  'DELETE /api/companies/:company/sign-in': { row: rows.companySignIn, body: owner },
  'POST /api/companies/:company/second-factor': { row: rows.company, body: () => ({ required: false }) },
  'GET /api/companies/:company/signing-limits': { row: rows.signingLimit },
  'POST /api/companies/:company/signing-limits': {
    row: rows.company,
    body: ({ person }) => ({ person, reach: 'up-to', currency: 'EUR', amount: '1000' }),
  },
  'DELETE /api/companies/:company/signing-limits/:limit': { row: rows.signingLimit },
  'GET /api/home': none,
  'GET /api/shortlist': none,
  'GET /api/shortlist/ids': none,
  'GET /api/shortlist/export': { saved: true },
  'POST /api/shortlist/:id': {
    row: rows.dossier,
    hidden: [rows.dossierDraft],
    shared: true,
    body: () => ({}),
  },
  'GET /api/shortlists': none,
  'POST /api/shortlists': {
    async prepare({ product, asker }) {
      // Of one account many are begun: as many as one may have are soon there.
      await product.db.delete(shortlists).where(eq(shortlists.personId, asker.id));
      return {};
    },
    body: () => ({ name: fresh('List'), company: null }),
  },
  'GET /api/shortlists/:list': { row: rows.sharedList },
  'POST /api/shortlists/:list': {
    row: rows.sharedList,
    body: () => ({ name: fresh('List'), company: null }),
  },
  'DELETE /api/shortlists/:list': { row: rows.sharedList },
  'GET /api/shortlists/:list/export': { row: rows.sharedList, saved: true },
  'POST /api/shortlists/moves': {
    row: rows.sharedList,
    body: ({ list, id }) => ({ from: list, to: 'own', ids: [id], keep: true }),
  },
  'POST /api/shortlists/:list/entries': { row: rows.sharedList, body: ({ id }) => ({ ids: [id] }) },
  'POST /api/shortlists/:list/entries/:id': { row: rows.sharedList, body: () => ({ note: 'Mine' }) },
  'POST /api/shortlists/:list/entries/:id/note': { row: rows.sharedList, body: () => ({ note: 'Mine' }) },
  'DELETE /api/shortlists/:list/entries/:id': { row: rows.sharedList },
  'POST /api/shortlist/:id/note': { row: rows.shortlisted, body: () => ({ note: 'Mine' }) },
  'DELETE /api/shortlist/:id': { row: rows.shortlisted },
  'GET /api/offers': none,
  'POST /api/offers/ranking': { body: () => comparison() },
  'GET /api/offers/scenarios': none,
  'POST /api/offers/scenarios': { body: () => ({ name: fresh('Scenario'), asked: comparison() }) },
  'GET /api/offers/scenarios/:scenario': { row: rows.offerScenario },
  'POST /api/offers/scenarios/:scenario': {
    row: rows.offerScenario,
    body: () => ({ name: fresh('Scenario'), asked: comparison(), revision: 1 }),
  },
  'DELETE /api/offers/scenarios/:scenario': { row: rows.offerScenario },
  'GET /api/offers/scenarios/:scenario/file': {
    row: rows.offerScenario,
    query: () => ({ format: 'xlsx' }),
    saved: true,
  },
  'GET /api/saved-searches': none,
  'POST /api/saved-searches': { body: () => search },
  'POST /api/saved-searches/:id': { row: rows.savedSearch, body: () => ({ name: 'Renamed' }) },
  'DELETE /api/saved-searches/:id': { row: rows.savedSearch },
  'POST /api/launch-mails': { body: () => ({ wanted: true }) },
  'POST /api/alerts/stop': {
    row: rows.stopAlertsKey,
    body: ({ key }) => ({ key }),
  },
  'POST /api/service-interests': { body: () => ({ service: 'Analytical' }) },
  'GET /api/service-interests': none,
};

const catalogue: Record<string, Case> = {
  'POST /get-dossier': { body: () => page },
  'POST /search-dossier': { body: () => ({ ...page, searchChar: 'amlodipine', limit: 50 }) },
  'POST /get-dossierbyid': { row: rows.dossier, hidden: [rows.dossierDraft], body: ({ id }) => ({ id }) },
  'GET /api/dossiers/:id/data-sheet': { row: rows.dossier, hidden: [rows.dossierDraft], saved: true },
  'POST /get-productcode': { row: rows.plant, hidden: [rows.plantDraft], body: ({ id }) => ({ id }) },
  'POST /get-supplier': { body: () => page },
  'POST /search-supplier': { body: () => ({ ...page, searchChar: 'company', limit: 50 }) },
  'POST /get-supplierbyid': { row: rows.plant, hidden: [rows.plantDraft], body: ({ id }) => ({ id }) },
  'GET /api/search/suggestions': { query: () => ({ finder: 'suppliers', text: 'private' }) },
  'GET /api/dossiers/compare': { row: rows.dossier, query: ({ id = '' }) => ({ ids: id }), shared: true },
  'GET /api/dossiers/:id/alternatives': { row: rows.dossier, hidden: [rows.dossierDraft] },
  'GET /api/dossiers/:id/launch-windows': { row: rows.dossier, hidden: [rows.dossierDraft] },
  'GET /api/dossiers/:id/market-fit': { row: rows.dossier, hidden: [rows.dossierDraft] },
  'GET /api/dossiers/:id/evidence': { row: rows.dossier, hidden: [rows.dossierDraft] },
  'GET /api/suppliers/:id/evidence': { row: rows.plant, hidden: [rows.plantDraft] },
  'GET /api/my-markets': none,
  'POST /api/my-markets': { body: () => ({ markets: ['Germany'] }) },
  'GET /api/active-deals': none,
  'GET /api/registers': none,
  'GET /api/active-deals/:id': { row: rows.deal, hidden: [rows.dossierDraft, rows.noDeal] },
  'GET /api/molecules/:molecule/structure.svg': {
    row: rows.molecule,
  },
};

/** Of what stands, where the asker reads it. */
async function signature({ reference = '' }: Row, { product, asker }: Context) {
  const url = `/api/requests/${encodeURIComponent(reference)}/signing`;
  const answer = await product.app.inject({ url, headers: asker.headers });
  const stands = answer.statusCode === 200 ? answer.json().data : { sha256: '0'.repeat(64), name: 'A name' };
  return {
    ...{ version: 1, sha256: stands.sha256, password: testPassword },
    ...{ name: stands.name, title: 'A title' },
  };
}

/** Of calls of a request: what stands otherwise where the owner's company makes them. */
export const ownersCases: Readonly<Record<string, Partial<Case>>> = {
  'GET /api/requests/:reference': { row: rows.ownersSealedRequest },
  'GET /api/requests/:reference/files/:file': { row: rows.ownersRequest },
  'GET /api/requests/:reference/term-sheets/:version/file': { row: rows.ownersRequest },
  'GET /api/requests/:reference/term-sheets/:version/sealed': { row: rows.ownersSealedRequest },
  'GET /api/requests/:reference/term-sheets/redline': { row: rows.ownersRequest },
  'POST /api/requests/:reference/messages': { row: rows.ownersRequest },
  'POST /api/requests/:reference/moves': {
    row: rows.ownersRequest,
    form: () => ({ ...everyNeed(), move: 'issue-term-sheet', revision: '1' }),
  },
  'GET /api/requests/:reference/signing': { row: rows.ownersIssuedRequest },
  'POST /api/requests/:reference/signatures': { row: rows.ownersIssuedRequest },
  'POST /api/requests/:reference/approvals': { row: rows.ownersIssuedRequest },
  'POST /api/requests/:reference/approval-asks': { row: rows.ownersIssuedRequest },
};

const requests: Record<string, Case> = {
  'POST /create-dossertermsheet': { row: rows.askedDossier, hidden: [rows.dossierDraft], form: sheetForm },
  'POST /create-suppliertermsheet': { row: rows.askedPlant, hidden: [rows.plantDraft], form: sheetForm },
  'POST /api/requests': {
    row: rows.askedDeal,
    hidden: [rows.dossierDraft, rows.noDeal],
    body: ({ id }) => ({ kind: 'investment', dossier: id, interest: 'Co-development' }),
  },
  'POST /api/dossiers/proposals': {
    row: rows.askedDossier,
    shared: true,
    form: ({ id = '' }) => ({ ids: id, indicativeVolumes: '100,000 packs' }),
  },
  'GET /api/account/file-allowance': { query: () => ({ files: '1', bytes: '1' }) },
  'GET /api/requests': none,
  'GET /api/requests/waiting': none,
  'GET /api/asked': { query: () => ({ kind: 'dossier', ids: '1' }) },
  'GET /api/requests/:reference': { row: rows.sealedRequest },
  'GET /api/requests/:reference/files/:file': { row: rows.request, saved: true },
  'POST /api/requests/:reference/messages': { row: rows.request, form: () => ({ text: 'Hello' }) },
  'POST /api/requests/:reference/moves': {
    row: rows.request,
    form: () => ({ ...everyNeed(), move: 'withdraw', revision: '1' }),
  },
  'POST /api/requests/:reference/take-over': { row: rows.request },
  'POST /api/requests/:reference/watching': { row: rows.request },
  'DELETE /api/requests/:reference/watching': { row: rows.request },
  'GET /api/requests/:reference/term-sheets/:version/file': { row: rows.request, saved: true },
  'GET /api/requests/:reference/term-sheets/redline': {
    row: rows.request,
    query: () => ({ from: '1', to: 'counter-1' }),
    saved: true,
  },
  'GET /api/requests/:reference/signing': { row: rows.issuedRequest },
  'POST /api/requests/:reference/signatures': {
    row: rows.issuedRequest,
    // Those of another case would be too low.
    prepare: async ({ product, asker }) => {
      await product.db.delete(signingLimits).where(eq(signingLimits.companyId, asker.companyId));
      return {};
    },
    body: signature,
  },
  'POST /api/requests/:reference/approvals': {
    row: rows.issuedRequest,
    prepare: async ({ product, asker: { id: personId, companyId } }) => {
      const limit = { companyId, personId, currency: terms.currency };
      await product.db.insert(signingLimits).values(limit).onConflictDoNothing();
      return {};
    },
    body: () => ({ version: 1 }),
  },
  'POST /api/requests/:reference/approval-asks': {
    row: rows.issuedRequest,
    prepare: async ({ product, asker: { id, companyId } }) => {
      const colleague = await product.signIn();
      await product.db.insert(companyPeople).values({ companyId, personId: colleague.id });
      const own = and(eq(signingLimits.companyId, companyId), eq(signingLimits.personId, id));
      await product.db.delete(signingLimits).where(own);
      const limit = { companyId, personId: colleague.id, currency: terms.currency };
      await product.db.insert(signingLimits).values(limit);
      return {};
    },
    body: () => ({ version: 1, of: null }),
  },
  'GET /api/requests/:reference/term-sheets/:version/sealed': { row: rows.sealedRequest, saved: true },
  'GET /api/operator': none,
  'GET /api/terms': none,
  'POST /api/terms/acceptances': {
    prepare: async ({ product, desk }) => ({ version: String(await nameOperator(product, desk.id)) }),
    body: ({ version }) => ({ version: Number(version) }),
  },
  'GET /api/admin/operator-versions': none,
  'POST /api/admin/operator-versions': {
    body: async (_, { product }) => ({
      ...operator,
      ...{ after: await latestVersion(product), inForceFrom: terms.validUntil },
    }),
  },
  'GET /api/admin/operator-settings': none,
  'POST /api/admin/operator-settings': {
    // Each time others: of the same nothing is kept.
    async body(_, { product }) {
      const after = await latestSettings(product);
      return { ...settings, biologicMonths: settings.biologicMonths + (after % 2), after };
    },
  },
  'GET /api/holidays': none,
  'POST /api/holidays': { body: () => ({ day: terms.validUntil, name: 'A day off' }) },
  'DELETE /api/holidays/:day': { row: rows.holiday },
};

const briefs: Record<string, Case> = {
  'POST /api/briefs': {
    row: rows.askedDossier,
    shared: true,
    form: ({ id = '' }) => briefForm([{ kind: 'dossier', id, lines: [0] }]),
  },
  'GET /api/briefs': none,
  'GET /api/brief-listings': { row: rows.dossier, shared: true, query: ({ id = '' }) => ({ dossiers: id }) },
  'GET /api/brief-requests': {
    row: rows.brief,
    query: ({ reference = '' }) => ({ references: reference }),
  },
  'GET /api/briefs/:brief': { row: rows.brief },
  'POST /api/briefs/:brief/messages': {
    row: rows.brief,
    form: ({ reference = '' }) => ({ text: 'Hello', to: reference }),
  },
  'POST /api/briefs/:brief/award': {
    row: rows.brief,
    body: ({ reference = '' }) => ({
      ...{ awarded: reference, words: 'Thank you.', revision: 1 },
      requests: [{ reference, revision: 1 }],
    }),
  },
};

const listings: Record<string, Case> = {
  'GET /api/listings': none,
  'GET /api/listings/:kind/:id': { row: rows.dossierDraft },
  'POST /api/listings/:kind/:id': {
    row: rows.dossier,
    async body(row, context) {
      const { revision, values } = await listing(row, context);
      return { revision, values: { ...values, dealDetails: 'Changed' }, reasons };
    },
  },
  'GET /api/listings/companies': none,
  'POST /api/listings/:kind': {
    async prepare({ product, asker }) {
      // Of one account many are drafted: as many as a company may have are soon there.
      const own = and(eq(dossiers.companyId, asker.companyId), eq(dossiers.state, 'draft'));
      await product.db.update(dossiers).set({ state: 'retired' }).where(own);
      return rows.dossier.make(product, asker);
    },
    row: { absent: { kind: 'dossier' }, make: async () => ({ kind: 'dossier' }) },
    shared: true,
    async body(row, context) {
      const { values } = await listing(row, context);
      return {
        values: { ...values, molecule: fresh('molecule') },
        company: String(context.asker.companyId),
      };
    },
  },
  'POST /api/listings/:kind/:id/duplicate': { row: rows.dossier },
  'POST /api/listings/:kind/:id/review': { row: rows.dossierDraft, body: revisionAndReasons },
  'GET /api/own-sheets': none,
  'POST /api/own-sheets': {
    prepare: readSheets,
    form: () => ({ company: '', sheet: [[Buffer.from('INN;Form;Strength\n'), 'own.csv']] }),
  },
  'GET /api/own-sheets/:id': { row: rows.ownSheet },
  'DELETE /api/own-sheets/:id': { row: rows.ownSheet },
  'GET /api/own-sheets/:id/rows': { row: rows.ownSheet, query: () => ({ outcome: 'new', after: '' }) },
  'POST /api/own-sheets/:id/answers': {
    prepare: readSheets,
    row: rows.ownSheet,
    body: () => ({ mapping: { INN: 'molecule' }, answers: { 'needed:offerDays': '10' } }),
  },
  'POST /api/own-sheets/:id/write': { row: rows.ownSheet },
  'GET /api/own-sheets/:id/returned': { row: rows.ownSheet, saved: true },
  'POST /api/listings/confirmations': {
    row: rows.dossier,
    body: ({ kind, id }) => ({ listings: [{ kind, id }] }),
  },
  'POST /api/listings/retirements': {
    row: rows.dossier,
    body: ({ kind, id }) => ({ listings: [{ kind, id }] }),
  },
  'POST /api/listings/restorations': {
    row: rows.dossier,
    body: ({ kind, id }) => ({ listings: [{ kind, id }] }),
  },
  'DELETE /api/listings/:kind/:id': { row: rows.dossierDraft },
  'POST /api/listings/:kind/:id/confirm': { row: rows.plant },
  'DELETE /api/listings/:kind/:id/edit': { row: rows.listingEdit },
  'POST /api/admin/listings/:kind': {
    prepare: ({ product, asker }) => rows.dossier.make(product, asker),
    row: { absent: { kind: 'dossier' }, make: async () => ({ kind: 'dossier' }) },
    shared: true,
    async body(row, context) {
      const { values } = await listing(row, context);
      return { values: { ...values, molecule: fresh('molecule') } };
    },
  },
  'POST /api/admin/listings/:kind/:id/publish': { row: rows.plainDossierDraft, body: revisionAndReasons },
  'POST /api/admin/listings/:kind/:id/retire': { row: rows.plant, body: revisionOf },
  'POST /api/admin/listings/:kind/:id/duplicate': { row: rows.dossier },
  'GET /api/admin/listing-edits/:id': { row: rows.edit },
  'POST /api/admin/listing-edits/:id/approve': {
    row: rows.edit,
    body: ({ listing: id = '' }, context) => revisionAndReasons({ kind: 'dossier', id }, context),
  },
  'POST /api/admin/listing-edits/:id/reject': { row: rows.edit, body: () => ({ note: 'No' }) },
  'GET /api/dossiers/:id/settlements': { row: rows.settlement },
  'POST /api/dossiers/:id/settlements': {
    row: rows.settlement,
    body: () => ({ market: 'US', day: '2030-04-01', parties: 'A and B', source: 'https://news.example/1' }),
  },
  'DELETE /api/dossiers/:id/settlements/:settlement': { row: rows.settlement },
  'GET /api/listings/:kind/:id/evidence': { row: rows.claim },
  'POST /api/listings/:kind/:id/evidence': { row: rows.claim, body: claimBody },
  'POST /api/listings/:kind/:id/evidence/:claim': {
    row: rows.claim,
    body: () => ({ ...claimBody(), revision: 1 }),
  },
  'DELETE /api/listings/:kind/:id/evidence/:claim': { row: rows.claim, query: revision1 },
  'POST /api/admin/evidence/:claim/prove': { row: rows.claim, body: () => ({ revision: 1, note: 'Seen' }) },
  'POST /api/admin/evidence/:claim/refuse': { row: rows.claim, body: () => ({ revision: 1, note: 'No' }) },
  'GET /api/presentations/:presentation': {
    row: rows.presentation,
    hidden: [rows.presentationDraft],
  },
  'GET /api/presentations/:presentation/market': {
    row: rows.presentation,
    hidden: [rows.presentationDraft],
  },
  'GET /api/opportunities': none,
  'GET /api/opportunities/export': { saved: true },
  'GET /api/admin/dossiers/:id/matches': { row: rows.dossier },
  'POST /api/admin/presentations/:presentation/pins': {
    row: rows.presentation,
    body: () => ({
      ...{ effect: 'cut', register: 'ema-medicines', application: 'EMEA/H/C/7', product: null, code: null },
      reason: 'Another product',
    }),
  },
  'DELETE /api/admin/pins/:pin': { row: rows.pin },
  'POST /api/admin/settlements/:settlement/accept': {
    row: rows.settlement,
    body: ({ id = '' }, context) => revisionOf({ kind: 'dossier', id }, context),
  },
  'POST /api/admin/settlements/:settlement/refuse': { row: rows.settlement, body: () => ({ note: 'No' }) },
  'GET /api/admin/listing-names': { query: () => ({ of: 'company', letters: 'Ha' }) },
  'GET /api/admin/listing-template': { query: sheet, saved: true },
  'GET /api/admin/listing-export': { query: sheet, saved: true },
  'GET /api/admin/registers': none,
  'GET /api/admin/unmatched-presentations': none,
  'POST /api/admin/register-uploads': {
    form: () => ({ day: '', register: [[Buffer.from('No register\n'), 'register.txt']] }),
  },
  'GET /api/admin/register-uploads/:upload': { row: rows.registerUpload },
  'POST /api/admin/register-uploads/:upload/confirm': { row: rows.registerUpload },
  'GET /api/admin/imports': none,
  'POST /api/admin/imports': {
    form: () => ({ kind: 'dossier', sheet: [[Buffer.from('Listing code\n'), 'sheet.csv']] }),
  },
  'GET /api/admin/imports/:id': { row: rows.listingImport },
  'POST /api/admin/imports/:id/confirm': { row: rows.listingImport },
};

const blog: Record<string, Case> = {
  'POST /get-all-blog': none,
  'POST /get-blog': { row: rows.post, hidden: [rows.postDraft], body: ({ id }) => ({ id }) },
  'GET /get-latest-logs': { row: rows.post, query: ({ id = '' }) => ({ id }), shared: true },
  'GET /og/blog/:file': { row: rows.preview(rows.post), hidden: [rows.preview(rows.postDraft)] },
  'GET /pictures/:id/:width': { row: rows.picture },
  'GET /api/blog-posts/:id': { row: rows.postDraft },
  'POST /api/blog-posts': { body: () => draft },
  'POST /api/blog-posts/:id': { row: rows.plainDraft, body: () => ({ ...draft, revision: 1 }) },
  'DELETE /api/blog-posts/:id': { row: rows.postDraft, query: revision1 },
  'POST /api/blog-posts/:id/publication': { row: rows.plainDraft, body: () => ({ revision: 1, at: null }) },
  'DELETE /api/blog-posts/:id/publication': { row: rows.post, query: revision1 },
  'POST /api/blog-preview': { body: () => ({ ...draft, id: null, publishedAt: null }) },
  'POST /api/blog-pictures': {
    async form() {
      const background = { r: 9, g: 99, b: 120 };
      const content = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
      return { picture: [[content, 'cover.png']] };
    },
  },
};

const desk: Record<string, Case> = {
  'GET /api/search/status': none,
  'GET /api/back-office/files': none,
  'GET /api/back-office/findings': none,
  'POST /api/problems': {
    body: () => ({ list: 'Technology', issue: 'Issue', description: 'It is slow', page: '/home' }),
  },
  'POST /create-contact': { body: () => ({ name: 'A', email: 'a@buyer.example', message: 'Hello' }) },
  'GET /api/back-office/tables/:table': { row: rows.table, shared: true },
  'GET /api/back-office/requests/:reference/beside': { row: rows.request, shared: true },
  'GET /api/back-office/tables/:table/export': {
    row: rows.table,
    shared: true,
    saved: true,
    query: () => ({ format: 'csv' }),
  },
  'GET /api/back-office/queues': none,
  'GET /api/back-office/figures': none,
  'GET /api/find': { query: () => ({ q: 'private' }) },
  'GET /api/back-office/people/:person': { row: rows.person },
  'POST /api/back-office/people/:person/role': { row: rows.person, body: () => ({ role: 'investor' }) },
  'POST /api/back-office/people/:person/disablement': { row: rows.person, body: () => ({ disabled: true }) },
  'DELETE /api/back-office/people/:person/sessions': { row: rows.person },
  'POST /api/back-office/companies': { body: () => companyFields(fresh('Company')) },
  'GET /api/back-office/companies/:company': { row: rows.company },
  'POST /api/back-office/companies/:company': {
    row: rows.company,
    body: () => companyFields(fresh('Company')),
  },
  'GET /api/back-office/companies/:company/statements': { row: rows.returnedStatement },
  'POST /api/back-office/companies/:company/statements/:statement/verify': {
    row: rows.companyStatement,
    body: () => ({ seen: ['register'] }),
  },
  'POST /api/back-office/companies/:company/statements/:statement/return': {
    row: rows.companyStatement,
    body: () => ({ state: 'waiting', reason: 'The extract is old' }),
  },
  'POST /api/back-office/companies/:company/people': {
    row: rows.company,
    prepare: ({ product, asker }) => rows.person.make(product, asker),
    body: ({ email = 'absent@buyer.example' }) => ({ email }),
  },
  'POST /api/back-office/companies/:company/signing-limits': {
    row: rows.signingLimit,
    body: ({ person }) => ({ person, reach: 'up-to', currency: 'EUR', amount: '1000' }),
  },
  'DELETE /api/back-office/companies/:company/signing-limits/:limit': { row: rows.signingLimit },
  'DELETE /api/back-office/companies/:company/only-way': { row: rows.company },
  'DELETE /api/back-office/companies/:company/people/:person': { row: rows.company },
  'POST /api/back-office/messages/:message/done': { row: rows.message, body: () => ({ done: true }) },
  'POST /api/back-office/problems/:problem/done': { row: rows.problem, body: () => ({ done: true }) },
  'POST /api/back-office/mails/:mail/resending': { row: rows.failedMail },
  'POST /api/back-office/fees': {
    row: rows.request,
    body: ({ reference }) => ({
      ...{ reference, kind: 'payment', currency: 'EUR', amount: '10', bookedOn: '2026-01-02' },
      note: 'The fee',
    }),
  },
};

const beside: Record<string, Case> = {
  'GET /healthz': none,
  'GET /readyz': {
    // Nothing in a test has the finders follow the database by themselves.
    async prepare({ product }) {
      await product.refresh();
      return {};
    },
  },
  'GET /robots.txt': none,
  'GET /.well-known/security.txt': none,
  'GET /sitemap.xml': none,
  'GET /feed.xml': none,
  'GET /docs/': none,
  'GET /docs/json': none,
  'GET /docs/yaml': none,
  'GET /docs/static/index.html': { answers: 302 },
  'GET /docs/static/swagger-initializer.js': none,
  'GET /docs/static/*': { path: '/docs/static/swagger-ui.css' },
  'GET /assets/*': { path: '/assets/there-is-none.js', answers: 404 },
  // The pages are walked by their own table.
  'GET /*': { path: '/no-such-page', answers: 404 },
};

/** How to ask every route for something real. A route that is not here fails the walk. */
export const cases: Readonly<Record<string, Case>> = {
  ...signIn,
  ...ownAccount,
  ...catalogue,
  ...requests,
  ...briefs,
  ...listings,
  ...blog,
  ...desk,
  ...beside,
};
