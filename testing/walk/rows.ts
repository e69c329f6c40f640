import { hash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { giveRecoveryCodes } from '#domains/accounts/server/second-factor/factors.ts';
import { makeKey } from '#domains/accounts/server/sign-up/keys.ts';
import { passkeys, people, sessions } from '#domains/accounts/server/tables.ts';
import { storageKey } from '#domains/blog/server/pictures/pictures.ts';
import { blogPictures, blogPosts } from '#domains/blog/server/tables.ts';
import { briefRequests, briefs } from '#domains/briefs/server/tables.ts';
import { savedSearches } from '#domains/collections/server/saved-searches/tables.ts';
import { stopKey } from '#domains/collections/server/saved-searches/unsubscribe.ts';
import {
  shortlistEntries,
  shortlistItems,
  shortlists,
} from '#domains/collections/server/shortlist/tables.ts';
import { addDomain, addJoining } from '#domains/companies/server/domains/queries.ts';
import { companyDomains } from '#domains/companies/server/domains/tables.ts';
import { makeInvitation } from '#domains/companies/server/invitations/queries.ts';
import { findSignIn, findSignInPlace, revisionOf } from '#domains/companies/server/sign-in/queries.ts';
import { companySignIns } from '#domains/companies/server/sign-in/tables.ts';
import { companies, companyPeople } from '#domains/companies/server/tables.ts';
import { companyDocuments, companyStatements } from '#domains/companies/server/verification/tables.ts';
import { matchPins } from '#domains/dossiers/server/presentations/tables.ts';
import { registerUploads } from '#domains/dossiers/server/register-uploads/tables.ts';
import { settlements } from '#domains/dossiers/server/settlements/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { evidenceClaims } from '#domains/evidence/server/tables.ts';
import { listingFindings } from '#domains/listings/server/findings/tables.ts';
import { ownSheets } from '#domains/listings/server/own-sheets/kept/tables.ts';
import { listingEdits, listingImports } from '#domains/listings/server/tables.ts';
import { ratesOfTheDay } from '#domains/offers/server/model/rates.ts';
import { offerScenarios } from '#domains/offers/server/tables.ts';
import { sampleComparison } from '#domains/offers/server/testing/sample-comparison.ts';
import { euMedicines, registerEditions } from '#domains/registers/server/tables.ts';
import { sealedDocuments, signatures, signingLimits } from '#domains/requests/server/signing/tables.ts';
import {
  counterTerms,
  feeEntries,
  holidays,
  requestEvents,
  requestFiles,
  requestMessages,
  requests,
  termSheets,
} from '#domains/requests/server/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { problemReports } from '#domains/site/server/problems/tables.ts';
import { serviceInterests } from '#domains/site/server/services/tables.ts';
import { emailAddress } from '#platform/contract/fields.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import { openSecrets } from '#platform/server/secrets/secrets.ts';
import { readSettings } from '#platform/server/settings/settings.ts';
import { line } from '../briefs/test-brief.ts';
import { foundCompany } from '../deals.ts';

import { pdf } from '../sample-files.ts';
import { terms } from '../sample-terms.ts';
import { insertDossier, insertPlant } from '../test-listings.ts';
import type { TestProduct } from '../test-product.ts';
import { type Account, join as joinAs } from './accounts.ts';

/** What addresses and bodies name a row by. */
export type Row = Readonly<Record<string, string>>;

/** Makes a row that belongs to somebody, with their private word in whatever others may not read. */
export type RowKind = {
  make(product: TestProduct, owner: Account): Promise<Row>;
  /** Looks like one and is none. */
  absent: Row;
};

let count = 70_000;
function next(): number {
  count += 1;
  return count;
}
/** Apart from the codes that the product gives. */
const codeOf = (number: number) => `DB-W${number}`;
const absentId = '999999999';
const absentUuid = '00000000-0000-4000-8000-000000000000';

function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}

/** Puts bytes where the file storage finds them. */
async function store({ dataDir }: TestProduct, key: string, content: Buffer): Promise<void> {
  const path = join(dataDir, 'files', key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function addDossier(
  product: TestProduct,
  owner: Account,
  fields: Parameters<typeof insertDossier>[2] = {},
): Promise<Row> {
  const number = next();
  const whose = { companyId: owner.companyId, code: codeOf(number) };
  const id = await insertDossier(product.db, number, { ...whose, ...fields });
  return { kind: 'dossier', id: String(id) };
}

async function addPlant(
  product: TestProduct,
  owner: Account,
  fields: Parameters<typeof insertPlant>[2] = {},
): Promise<Row> {
  const id = await insertPlant(product.db, next(), { companyId: owner.companyId, ...fields });
  return { kind: 'supplier', id: String(id) };
}

/** A request that its owner's colleagues share, with all that a thread can hold. */
export const request: RowKind = {
  absent: { reference: 'DB-2026-999999', file: absentId, version: '1' },
  make: (product, owner) => addRequest(product, owner),
};

/** `listedBy`: the company whose dossier it asks for, to which it was passed on; else nobody's who walks. */
async function addRequest(product: TestProduct, owner: Account, listedBy?: number): Promise<Row> {
  const { db } = product;
  const number = next();
  const listed = listedBy === undefined ? {} : { companyId: listedBy };
  const dossierId = await insertDossier(db, number, { code: codeOf(number), ...listed });
  const reference = `DB-2026-${next()}`;
  const { id: personId, secret } = owner;
  const made = first(
    await db
      .insert(requests)
      .values({
        reference,
        personId,
        kind: 'dossier',
        dossierId,
        companyId: owner.companyId,
        state: 'in-review',
        ...(listedBy !== undefined && { passedOnAt: new Date() }),
        answers: { indicativeVolumes: secret },
        consent: true,
        idempotencyKey: reference,
        fingerprint: '',
      })
      .returning(),
  );
  const requestId = made.id;
  const event = first(
    await db
      .insert(requestEvents)
      .values({ requestId, personId, side: 'buyer', what: 'Asked', note: secret })
      .returning(),
  );
  await db
    .insert(requestMessages)
    .values({ requestId, personId, side: 'buyer', text: secret, idempotencyKey: reference });
  const sheet = first(
    await db
      .insert(termSheets)
      .values({
        requestId,
        version: 1,
        terms: { ...terms, otherTerms: secret } as never,
        issuedBy: personId,
      })
      .returning(),
  );
  await db.insert(counterTerms).values({
    ...{ requestId, termSheetId: sheet.id, eventId: event.id },
    changes: { otherTerms: `${secret} otherwise` },
  });
  await db.insert(feeEntries).values({
    ...{ requestId, kind: 'payment', currency: 'EUR', amount: '1', bookedOn: '2026-01-02', note: secret },
    recordedBy: personId,
  });
  const content = pdf(secret);
  const key = `requests/${randomUUID()}`;
  await store(product, key, content);
  const file = first(
    await db
      .insert(requestFiles)
      .values({
        ...{ requestId, box: 'cdaOrNda', position: 0, name: `${secret}.pdf`, mediaType: 'application/pdf' },
        ...{ bytes: content.length, sha256: hash('sha256', content), storageKey: key },
      })
      .returning(),
  );
  return { reference, file: String(file.id), version: '1' };
}

/** A brief that its writer's colleagues share, with one request that can be awarded. */
export const brief: RowKind = {
  absent: { brief: absentId, reference: 'DB-2026-999999' },
  async make(product, owner) {
    const { reference = '' } = await request.make(product, owner);
    const [asked] = await product.db
      .update(requests)
      .set({ state: 'term-sheet-issued', dueAt: new Date(Date.now() + 86_400_000) })
      .where(eq(requests.reference, reference))
      .returning();
    const made = await product.db
      .insert(briefs)
      .values({
        ...{ personId: owner.id, companyId: owner.companyId, title: owner.secret, firstYear: 2027 },
        ...{ currency: 'EUR' as const, lines: [{ ...line, product: owner.secret }] },
      })
      .returning();
    const briefId = first(made).id;
    await product.db
      .insert(briefRequests)
      .values({ briefId, requestId: asked?.id ?? 0, position: 0, lines: [0] });
    return { brief: String(briefId), reference };
  },
};

/** The same with a term sheet that stands and waits to be signed. */
export const issuedRequest: RowKind = {
  absent: request.absent,
  make: (product, owner) => addIssuedRequest(product, owner),
};

async function addIssuedRequest(product: TestProduct, owner: Account, listedBy?: number): Promise<Row> {
  const row = await addRequest(product, owner, listedBy);
  const stands = { state: 'term-sheet-issued', passedOnAt: new Date(), dueAt: inADay() } as const;
  const [made] = await product.db
    .update(requests)
    .set(stands)
    .where(eq(requests.reference, row.reference ?? ''))
    .returning();
  // The other signature could come.
  const values = { companyId: made?.ownerCompanyId ?? 0, personId: (await product.signIn()).id };
  await product.db.insert(companyPeople).values(values);
  return row;
}

function inADay(): Date {
  return new Date(Date.now() + 86_400_000);
}

/** The same, signed by the owner and sealed. */
export const sealedRequest: RowKind = {
  absent: request.absent,
  make: (product, owner) => addSealedRequest(product, owner),
};

async function addSealedRequest(product: TestProduct, owner: Account, listedBy?: number): Promise<Row> {
  const row = await addRequest(product, owner, listedBy);
  const { db } = product;
  const made = first(
    await db
      .select()
      .from(requests)
      .where(eq(requests.reference, row.reference ?? '')),
  );
  const content = pdf(owner.secret);
  const [storageKey, sha256] = [`sealed-documents/${randomUUID()}`, hash('sha256', content)];
  await store(product, storageKey, content);
  const of = { requestId: made.id, version: 1 };
  await db.insert(sealedDocuments).values({
    ...{ ...of, storageKey, sha256, bytes: content.length },
    ...{ sealedAt: new Date(), isSelfMade: true, certificate: '' },
  });
  await db.insert(signatures).values({
    ...{ ...of, side: 'owner', personId: owner.id, at: new Date(), address: '', sha256 },
    ...{ name: owner.secret, title: owner.secret, company: owner.secret, words: owner.secret },
  });
  return row;
}

/** The same three as their owner's company has them: somebody else asked for what it lists. */
const askedOf = (add: typeof addRequest): RowKind => ({
  absent: request.absent,
  async make(product, { companyId, secret }) {
    return add(product, { ...(await joinAs(product, 'seller', 'a buyer')), secret }, companyId);
  },
});
export const ownersRequest = askedOf(addRequest);
export const ownersIssuedRequest = askedOf(addIssuedRequest);
export const ownersSealedRequest = askedOf(addSealedRequest);

export const dossier: RowKind = { absent: { kind: 'dossier', id: absentId }, make: addDossier };
export const plant: RowKind = { absent: { kind: 'supplier', id: absentId }, make: addPlant };

/** Of another company than the asker's: nobody asks for what is their own. */
export const askedDossier: RowKind = {
  ...dossier,
  make: async (product, owner) => addDossier(product, owner, { companyId: (await foundCompany(product)).id }),
};
export const askedPlant: RowKind = {
  ...plant,
  make: async (product, owner) => addPlant(product, owner, { companyId: (await foundCompany(product)).id }),
};

/** Open for investors, of another company than theirs. */
export const askedDeal: RowKind = {
  ...dossier,
  make: async (product, owner) => {
    const { id: companyId } = await foundCompany(product);
    return addDossier(product, owner, { companyId, supply: ['Tech transfer'] });
  },
};

/** Open for investors. */
export const deal: RowKind = {
  ...dossier,
  make: (product, owner) => addDossier(product, owner, { supply: ['Tech transfer'] }),
};

/** Published, and not for investors. */
export const noDeal: RowKind = dossier;

/** What only its company and the desk may know of. */
export const dossierDraft: RowKind = {
  ...dossier,
  make: (product, owner) => addDossier(product, owner, { state: 'draft', title: owner.secret }),
};
/** For what publishes it: nothing private stands in it. */
export const plainDossierDraft: RowKind = {
  ...dossier,
  make: (product, owner) => addDossier(product, owner, { state: 'draft' }),
};
export const plantDraft: RowKind = {
  ...plant,
  make: (product, owner) => addPlant(product, owner, { state: 'draft', city: owner.secret }),
};

/** A published dossier of which a change waits. */
export const listingEdit: RowKind = {
  absent: { kind: 'dossier', id: absentId, edit: absentId },
  async make(product, owner) {
    const row = await addDossier(product, owner);
    const edit = first(
      await product.db
        .insert(listingEdits)
        .values({
          kind: 'dossier',
          dossierId: Number(row.id),
          changes: { dealDetails: ['', owner.secret] },
          proposedBy: owner.id,
        })
        .returning(),
    );
    return { ...row, edit: String(edit.id) };
  },
};

/** The same, named by the change: what the desk decides on. */
export const edit: RowKind = {
  absent: { id: absentId, listing: absentId },
  async make(product, owner) {
    const { edit: id = '', id: listing = '' } = await listingEdit.make(product, owner);
    return { id, listing };
  },
};

/** A settlement that waits, of a published dossier; its parties and source are told nobody else before it is accepted. */
export const settlement: RowKind = {
  absent: { id: absentId, settlement: absentId },
  async make(product, owner) {
    const { id = '' } = await addDossier(product, owner);
    const entry = { market: 'US', day: '2030-04-01', source: 'https://news.example/settled' } as const;
    const made = await product.db
      .insert(settlements)
      .values({
        ...{ ...entry, dossierId: Number(id), parties: owner.secret, state: 'waiting' as const },
        ...{ enteredAs: 'owner' as const, enteredBy: owner.id },
      })
      .returning();
    return { id, settlement: String(first(made).id) };
  },
};

/** A claim that the desk has refused, of a published dossier: nobody reads it but its company and the desk. */
export const claim: RowKind = {
  absent: { kind: 'dossier', id: absentId, claim: absentId },
  async make(product, owner) {
    const { id = '' } = await addDossier(product, owner);
    const made = await product.db
      .insert(evidenceClaims)
      .values({
        ...{ dossierId: Number(id), kind: 'cep' as const, authority: 'EDQM', number: 'CEP 2010-900' },
        ...{ numberKey: '2010-900', holder: owner.secret, substance: '', site: '', scope: '' },
        ...{ dosageForms: [], source: 'A letter', statedAs: 'owner' as const, statedBy: owner.id },
        ...{ verdict: 'refused' as const, decidedAt: new Date(), note: 'No' },
      })
      .returning();
    return { kind: 'dossier', id, claim: String(first(made).id) };
  },
};

/** A question of a published dossier, whose reason nobody reads but its company and the desk. */
const explained: RowKind = {
  absent: { kind: 'dossier', id: absentId },
  async make(product, owner) {
    const row = await addDossier(product, owner);
    await product.db.insert(listingFindings).values({
      ...{ dossierId: Number(row.id), rule: 'title-form' as const, words: 'The title says Capsules.' },
      ...{ reason: owner.secret, reasonBy: owner.id, reasonAt: new Date() },
    });
    return row;
  },
};

async function placeOf({ db }: TestProduct, id = ''): Promise<Row> {
  const found = await db
    .select()
    .from(dossiers)
    .where(eq(dossiers.id, Number(id)));
  return { presentation: String(first(found).presentationId) };
}

/** Of which nothing is published. */
export const presentationDraft: RowKind = {
  absent: { presentation: absentId },
  async make(product, owner) {
    const strengths = `${next()} mg`;
    const { id } = await addDossier(product, owner, { state: 'draft', title: owner.secret, strengths });
    return placeOf(product, id);
  },
};

/** Of a molecule that the EMA's table has: what the desk pins has to be there. */
export const presentation: RowKind = {
  absent: { presentation: absentId },
  async make(product, owner) {
    const { db } = product;
    await db
      .insert(molecules)
      .values({ inn: 'walkine', otherNames: [], brands: [], about: '' })
      .onConflictDoNothing();
    const molecule = first(await db.select().from(molecules).where(eq(molecules.inn, 'walkine')));
    const counts = { rowsRead: 1, rowsTaken: 1, rowsRefused: 0, rowsRepeated: 0, rowsLeftOut: 0 };
    const [edition] = await db
      .insert(registerEditions)
      .values({
        ...{ register: 'ema-medicines', day: '2026-06-10', sha256: '', fileName: '', broughtBy: 'desk' },
        ...{ standing: 'current', ...counts },
      })
      .onConflictDoNothing()
      .returning();
    if (edition !== undefined) {
      await db.insert(euMedicines).values({
        ...{ editionId: edition.id, line: 1, number: 'EMEA/H/C/7', name: 'Walkor', status: 'Authorised' },
        ...{ inn: 'walkine', substance: 'walkine', holder: 'Walk', authorisedOn: '2001-01-01' },
        ...{ isBiosimilar: false, isGenericOrHybrid: false, isOrphan: false },
      });
    }
    const { id } = await addDossier(product, owner, { moleculeId: molecule.id, strengths: `${next()} mg` });
    return placeOf(product, id);
  },
};

export const pin: RowKind = {
  absent: { pin: absentId },
  async make(product, owner) {
    const { presentation: id } = await presentation.make(product, owner);
    const values = { effect: 'pin', register: 'ema-medicines', application: 'EMEA/H/C/7' } as const;
    const made = await product.db
      .insert(matchPins)
      .values({ ...values, presentationId: Number(id), reason: owner.secret, setBy: owner.id })
      .returning();
    return { pin: String(first(made).id) };
  },
};

export const listingImport: RowKind = {
  absent: { id: absentId },
  async make(product, { id: personId, secret }) {
    const key = `imports/${randomUUID()}`;
    await store(product, key, Buffer.from(''));
    const row = first(
      await product.db
        .insert(listingImports)
        .values({
          ...{
            kind: 'dossier',
            personId,
            fileName: `${secret}.csv`,
            sha256: hash('sha256', ''),
            storageKey: key,
          },
          state: 'checked',
        })
        .returning(),
    );
    return { id: String(row.id) };
  },
};

/** A sheet of one's company that is read, and of which nothing is asked. */
export const ownSheet: RowKind = {
  absent: { id: absentId },
  async make(product, { id: personId, companyId, secret }) {
    const key = `own-sheets/${randomUUID()}`;
    await store(product, key, Buffer.from(''));
    const row = first(
      await product.db
        .insert(ownSheets)
        .values({
          ...{ companyId, personId, fileName: `${secret}.csv`, sha256: hash('sha256', ''), storageKey: key },
          state: 'ready',
        })
        .returning(),
    );
    return { id: String(row.id) };
  },
};

/** A publisher's file that is older than what stands. */
export const registerUpload: RowKind = {
  absent: { upload: absentId },
  async make(product, { id: personId, secret }) {
    const storageKey = `registers/${randomUUID()}`;
    await store(product, storageKey, Buffer.from('No register\n'));
    const row = first(
      await product.db
        .insert(registerUploads)
        .values({
          ...{ personId, fileName: `${secret}.txt`, sha256: hash('sha256', 'No register\n'), storageKey },
          state: 'older',
        })
        .returning(),
    );
    return { upload: String(row.id) };
  },
};

export const session: RowKind = {
  absent: { session: absentUuid },
  async make({ db }, { id: personId, secret }) {
    const id = randomUUID();
    await db.insert(sessions).values({
      ...{ id, personId, tokenHash: randomBytes(32), label: secret },
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    return { session: id };
  },
};

/** With a recovery code, for what asks for both steps. */
export const passkey: RowKind = {
  absent: { id: absentUuid, code: '' },
  async make({ db }, { id: personId, secret }) {
    const id = randomUUID();
    await db.insert(passkeys).values({
      ...{ id, personId, credentialId: randomUUID(), name: secret.slice(0, 60) },
      ...{ publicKey: Buffer.alloc(0), signCount: 0, transports: [] },
    });
    const [code = ''] = await giveRecoveryCodes(db, personId);
    return { id, code };
  },
};

export const shortlisted: RowKind = {
  absent: { id: absentId },
  async make(product, owner) {
    const row = await addDossier(product, owner);
    await product.db
      .insert(shortlistEntries)
      .values({ personId: owner.id, dossierId: Number(row.id), note: owner.secret });
    return row;
  },
};

/** A list that its owner's colleagues share, with a dossier and a note on it. */
export const sharedList: RowKind = {
  absent: { list: absentId, id: absentId },
  async make(product, owner) {
    const { id = '' } = await addDossier(product, owner);
    const made = await product.db
      .insert(shortlists)
      .values({ personId: owner.id, name: owner.secret, companyId: owner.companyId })
      .returning();
    const listId = first(made).id;
    await product.db.insert(shortlistItems).values({
      ...{ listId, dossierId: Number(id), addedBy: owner.id, note: owner.secret, noteBy: owner.id },
    });
    return { list: String(listId), id };
  },
};

/** A scenario that its maker's colleagues share. */
export const offerScenario: RowKind = {
  absent: { scenario: absentId },
  async make({ db }, { id: personId, companyId, secret }) {
    const values = { personId, companyId, name: secret, asked: sampleComparison(), rates: ratesOfTheDay() };
    return { scenario: String(first(await db.insert(offerScenarios).values(values).returning()).id) };
  },
};

/** A search that its owner's colleagues see. */
export const savedSearch: RowKind = {
  absent: { id: absentId },
  async make({ db }, { id: personId, companyId, secret }) {
    const values = {
      personId,
      companyId,
      kind: 'dossier',
      name: secret,
      address: '',
      search: {},
      alert: 'none',
    } as const;
    return { id: String(first(await db.insert(savedSearches).values(values).returning()).id) };
  },
};

export const holiday: RowKind = {
  absent: { day: '2199-12-31' },
  async make({ db }) {
    const day = new Date(Date.UTC(2050, 0, next())).toISOString().slice(0, 10);
    await db.insert(holidays).values({ day, name: 'A day off' });
    return { day };
  },
};

async function addPost({ db }: TestProduct, title: string, publishedAt: Date | null): Promise<Row> {
  const values = {
    title,
    image: '/blog-pictures/gmp-certificates.svg',
    content: `<p>${title}</p>`,
    tags: ['a'],
  };
  return {
    id: String(
      first(
        await db
          .insert(blogPosts)
          .values({ ...values, publishedAt })
          .returning(),
      ).id,
    ),
  };
}
export const post: RowKind = {
  absent: { id: absentId },
  make: (product) => addPost(product, 'What a CEP covers', new Date(0)),
};
/** Neither a draft nor what is scheduled is anybody's but the desk's. */
export const postDraft: RowKind = {
  ...post,
  make: (product, { secret }) =>
    addPost(product, secret, next() % 2 === 0 ? null : new Date(Date.now() + 86_400_000)),
};

/** For what publishes it: nothing private stands in it. */
export const plainDraft: RowKind = { ...post, make: (product) => addPost(product, 'To be published', null) };

/** The picture of a post that networks show. */
export function preview({ absent, make }: RowKind): RowKind {
  const named = ({ id = '' }: Row) => ({ file: `${id}.png` });
  return { absent: named(absent), make: async (product, owner) => named(await make(product, owner)) };
}

/** A table of the back office. */
export const table: RowKind = { absent: { table: 'requests' }, make: async () => ({ table: 'people' }) };

export const picture: RowKind = {
  absent: { id: absentUuid, width: '480' },
  async make(product, { id: uploadedBy }) {
    const id = randomUUID();
    await product.db.insert(blogPictures).values({ id, width: 480, height: 300, uploadedBy });
    for (const format of ['avif', 'webp'] as const) {
      await store(product, storageKey(id, 480, format), Buffer.from('a picture'));
    }
    return { id, width: '480' };
  },
};

export const person: RowKind = {
  absent: { person: absentId },
  async make(product, owner) {
    const { id, email } = await product.signIn();
    await product.db.insert(problemReports).values({
      ...{ personId: id, list: 'Technology', issue: 'Issue', description: owner.secret, page: '/home' },
    });
    return { person: String(id), email };
  },
};

export const company: RowKind = {
  absent: { company: absentId, person: absentId },
  make: async (_product, owner) => ({ company: String(owner.companyId), person: String(owner.id) }),
};

/** One of its people beside the owner. */
export const colleague: RowKind = {
  absent: company.absent,
  async make(product, owner) {
    const { id: personId } = await product.signIn();
    await product.db.insert(companyPeople).values({ companyId: owner.companyId, personId });
    return { company: String(owner.companyId), person: String(personId) };
  },
};

/** Another company of the owner's, of which nothing is stated yet. */
export const newCompany: RowKind = {
  absent: company.absent,
  make: async (product, owner) => ({ company: String((await foundCompany(product, owner)).id) }),
};

/** The owner's company, of which nothing waits at the desk. */
export const quietCompany: RowKind = {
  absent: company.absent,
  async make({ db }, { companyId }) {
    await db.delete(companyStatements).where(waitsOf(companyId));
    await db.update(companies).set({ verification: 'none' }).where(eq(companies.id, companyId));
    return { company: String(companyId) };
  },
};

function waitsOf(companyId: number) {
  return and(eq(companyStatements.companyId, companyId), eq(companyStatements.state, 'waiting'));
}

const statementParts = { ...company.absent, statement: absentId, document: absentId };

/** What its owner's company states to be verified, with a document; of a company one waits at a time. */
export const companyStatement: RowKind = {
  absent: statementParts,
  make: (product, owner) =>
    product.db.transaction(async (tx) => {
      const { companyId } = owner;
      const [{ name } = { name: '' }] = await tx
        .update(companies)
        .set({ verification: 'waiting' })
        .where(eq(companies.id, companyId))
        .returning({ name: companies.name });
      // It may be called otherwise since: what was stated of another name is not verified.
      await tx.update(companyStatements).set({ name }).where(waitsOf(companyId));
      const [waiting] = await tx
        .select({ statement: companyStatements.id, document: companyDocuments.id })
        .from(companyStatements)
        .innerJoin(companyDocuments, eq(companyDocuments.statementId, companyStatements.id))
        .where(waitsOf(companyId));
      const { statement, document } =
        waiting ?? (await addStatement(product, tx, owner, { name, state: 'waiting' }));
      return { company: String(companyId), statement: String(statement), document: String(document) };
    }),
};

/** What it stated before, and what came back: it stays whatever becomes of the one that waits. */
export const returnedStatement: RowKind = {
  absent: statementParts,
  async make(product, owner) {
    const said = { name: owner.secret, state: 'returned' } as const;
    const { statement, document } = await addStatement(product, product.db, owner, said);
    return { company: String(owner.companyId), statement: String(statement), document: String(document) };
  },
};

async function addStatement(
  product: TestProduct,
  db: Queryable,
  { id: personId, companyId, secret }: Account,
  said: { name: string; state: 'waiting' | 'returned' },
): Promise<{ statement: number; document: number }> {
  const statement = first(
    await db
      .insert(companyStatements)
      .values({
        ...{ companyId, ...said, country: secret, registerNumber: secret, address: secret },
        ...{ licence: 'none', authority: '', licenceNumber: '', statedBy: personId },
      })
      .returning(),
  );
  const content = pdf();
  const storageKey = `companies/${randomUUID()}/0`;
  await store(product, storageKey, content);
  const document = first(
    await db
      .insert(companyDocuments)
      .values({
        ...{ statementId: statement.id, uploadedBy: personId, name: `${secret}.pdf`, storageKey },
        ...{ mediaType: 'application/pdf', bytes: content.length, sha256: hash('sha256', content) },
      })
      .returning(),
  );
  return { statement: statement.id, document: document.id };
}

/** A domain that is named, and not proven. */
export const companyDomain: RowKind = {
  absent: { ...company.absent, domain: absentId },
  async make({ db }, { companyId }) {
    const added = await addDomain(db, companyId, `${randomUUID()}.example`);
    return { company: String(companyId), domain: String(added?.id ?? absentId) };
  },
};

/** Of the owner's company, at a provider that nobody answers for. */
export const companySignIn: RowKind = {
  absent: { ...company.absent, domain: absentId, key: randomUUID(), after: '' },
  async make(product, { companyId }) {
    const signIn = { issuer: 'https://127.0.0.1:9', clientId: 'dosebridge', secret: 'sealed' };
    await product.db
      .insert(companySignIns)
      .values({ companyId, ...signIn })
      .onConflictDoNothing();
    const { key } = await findSignInPlace(product.db, companyId);
    const domain = await proveDomain(product, companyId, `${randomUUID()}.example`);
    const after = revisionOf(await findSignIn(product.db, companyId));
    return { company: String(companyId), domain: String(domain), key, after };
  },
};

/** Somebody who asks to join the owner's company, by a proven domain of it. */
export const companyJoining: RowKind = {
  absent: company.absent,
  async make(product, owner) {
    const domain = `${randomUUID()}.example`;
    const asking = await product.signIn('seller', { domain });
    await proveDomain(product, owner.companyId, domain);
    await addJoining(product.db, owner.companyId, asking.id);
    return { company: String(owner.companyId), person: String(asking.id) };
  },
};

/** A company that the asker may ask to join. */
export const openCompany: RowKind = {
  absent: company.absent,
  async make(product, owner) {
    const domain = `${randomUUID()}.example`;
    const { id } = await foundCompany(product);
    await proveDomain(product, id, domain);
    await product.db
      .update(people)
      .set({ email: `${owner.secret}@${domain}` })
      .where(eq(people.id, owner.id));
    return { company: String(id) };
  },
};

async function proveDomain({ db }: TestProduct, companyId: number, domain: string): Promise<number> {
  const added = await addDomain(db, companyId, domain);
  const id = added?.id ?? 0;
  await db.update(companyDomains).set({ provenAt: new Date() }).where(eq(companyDomains.id, id));
  return id;
}

/** To an address that says whose it is. */
export const companyInvitation: RowKind = {
  absent: { ...company.absent, invitation: absentId },
  make: (product, owner) => invite(product, `${owner.secret}@buyer.example`, owner.companyId, owner.id),
};

/** To the asker's own address, into the company of somebody else. */
export const ownInvitation: RowKind = {
  absent: { key: 'no-such-key' },
  async make(product, owner) {
    const host = await product.signIn();
    const { id } = await foundCompany(product, host);
    return invite(product, owner.email, id, host.id);
  },
};

async function invite(
  { db }: TestProduct,
  email: string,
  companyId: number,
  invitedBy: number,
): Promise<Row> {
  const key = await db.transaction((tx) =>
    makeInvitation(tx, { companyId, email: emailAddress.parse(email), role: 'reader', invitedBy }),
  );
  return { company: String(companyId), invitation: String(key.id), key: key.key };
}

export const signingLimit: RowKind = {
  absent: { ...company.absent, limit: absentId },
  async make({ db }, { companyId, id: personId }) {
    const values = { companyId, personId, currency: 'USD', amount: '1' } as const;
    const [limit] = await db
      .insert(signingLimits)
      .values(values)
      // Of one person and currency there is one.
      .onConflictDoUpdate({
        target: [signingLimits.companyId, signingLimits.personId, signingLimits.currency],
        set: { amount: '1' },
      })
      .returning();
    return { company: String(companyId), person: String(personId), limit: String(limit?.id) };
  },
};

export const message: RowKind = {
  absent: { message: absentId },
  async make({ db }, { email, secret }) {
    const values = { name: secret, email, phone: '', message: secret };
    return { message: String(first(await db.insert(contacts).values(values).returning()).id) };
  },
};

export const problem: RowKind = {
  absent: { problem: absentId },
  async make({ db }, { id: personId, secret }) {
    const values = { personId, list: 'Technology', issue: 'Issue', description: secret, page: '/home' };
    return { problem: String(first(await db.insert(problemReports).values(values).returning()).id) };
  },
};

export const failedMail: RowKind = {
  absent: { mail: absentId },
  async make({ db }, { email, secret }) {
    const values = { messageId: randomUUID(), recipient: email, subject: secret, text: secret, html: secret };
    const row = first(
      await db
        .insert(outgoingMails)
        .values({ ...values, lastError: secret })
        .returning(),
    );
    return { mail: String(row.id) };
  },
};

export const interest: RowKind = {
  absent: {},
  async make({ db }, { id: personId }) {
    await db.insert(serviceInterests).values({ personId, service: 'Analytical' });
    return {};
  },
};

/** A key as a mail holds it. */
function key(purpose: 'reset' | 'verification' | 'sign-in'): RowKind {
  return {
    absent: { key: 'A'.repeat(43), email: 'absent@buyer.example' },
    make: async ({ db }, { email }) => ({ key: await makeKey(db, purpose, email), email }),
  };
}
export const resetKey = key('reset');
export const verificationKey = key('verification');
export const signInKey = key('sign-in');

/** What a mail of alerts stops them by. */
export const stopAlertsKey: RowKind = {
  absent: { key: 'A'.repeat(60) },
  async make({ dataDir }, { id }) {
    const secrets = await openSecrets(readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }));
    return { key: stopKey(secrets, id) };
  },
};

export const molecule: RowKind = {
  absent: { molecule: absentId },
  async make(product, owner) {
    const { id } = await addDossier(product, owner);
    const [row] = await product.db
      .select()
      .from(dossiers)
      .where(eq(dossiers.id, Number(id)));
    return { molecule: String(row?.moleculeId) };
  },
};

/**
 * From here on ids are long enough to be told from every other number in a page, those of each table are its own, and all
 * are of one length: a row is not taken for another that has its number, or its number at its end.
 */
export async function lengthenIds({ db }: TestProduct): Promise<void> {
  await db.$client.query(
    `select setval(sequencename::regclass, 1000000 * (100 + row_number() over (order by sequencename)))
      from pg_sequences where schemaname = 'public'`,
  );
}

/** One of each, for the calls that list what is there. */
export async function fillWith(product: TestProduct, owner: Account): Promise<void> {
  const all = [
    ...[
      request,
      brief,
      dossier,
      plant,
      dossierDraft,
      plantDraft,
      listingEdit,
      listingImport,
      session,
      shortlisted,
    ],
    ...[sharedList, settlement, claim, explained, registerUpload],
    ...[savedSearch, postDraft, message, problem, failedMail, interest],
  ];
  for (const kind of all) await kind.make(product, owner);
}
