import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { briefRequests, briefs as briefTable } from '#domains/briefs/server/tables.ts';
import { type CounterChanges, changesOf } from '#domains/requests/contract/terms/counters.ts';
import { readCalendar } from '#domains/requests/server/clock/clock.ts';
import { fingerprint, submitKey, toReference } from '#domains/requests/server/rules.ts';
import {
  counterTerms,
  feeEntries,
  requestEvents,
  requestFiles,
  requestMessages,
  requests,
  termSheets,
} from '#domains/requests/server/tables.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import type { FileStorage } from '#platform/server/files/storage/storage.ts';
import { briefs, storiesOfBriefs } from './briefs.ts';
import { type Cast, castOf, type Listing, readListings, readPeople, wanted } from './cast.ts';
import { type KeptPaper, keepPapers, type Paper } from './papers.ts';
import { type Happening, type Played, play } from './play.ts';
import { type Story, stories } from './story.ts';

export type DealDependencies = { storage: FileStorage; deskTimeZone: string };

/** What the demo people deal over, the earliest first: the requests of a brief like all others. */
const told: readonly (Story & { brief?: number })[] = [...stories, ...storiesOfBriefs].sort(
  (one, other) => other.daysAgo - one.daysAgo,
);

type Deal = { story: (typeof told)[number]; listing: Listing; cast: Cast; played: Played; reference: string };
type Rows<Table extends { $inferInsert: unknown }> = Table['$inferInsert'][];

/** Adds the requests of the demo people with all that has happened to them until now; nobody is told by mail. */
export async function insertDeals(
  tx: NodePgDatabase,
  { storage, deskTimeZone }: DealDependencies,
  now: Date,
): Promise<void> {
  const deals = await prepare(tx, deskTimeZone, now);
  const papers = deals.flatMap((deal) => papersOf(deal).map((paper) => ({ deal, paper })));
  const stored = await keepPapers(
    storage,
    papers.map(({ paper }) => paper),
  );
  const keptOf = (deal: Deal) => stored.filter((_, index) => papers[index]?.deal === deal);

  const added = await tx
    .insert(requests)
    .values(deals.map((deal) => requestRow(deal, keptOf(deal))))
    .returning({ id: requests.id });
  await insertBriefs(
    tx,
    deals.map((deal, index) => ({ deal, id: wanted(added[index], deal.reference).id })),
  );
  const rows = {
    audit: [],
    events: [],
    messages: [],
    sheets: [],
    counters: [],
    fees: [],
    files: [],
  } as Written;
  for (const [index, deal] of deals.entries()) {
    const id = wanted(added[index], deal.reference).id;
    describe(rows, id, deal, keptOf(deal));
  }
  const events = await tx.insert(requestEvents).values(rows.events).returning({ id: requestEvents.id });
  const files = rows.files.map(({ event, ...file }) => ({
    ...file,
    eventId: events[event ?? -1]?.id ?? null,
  }));
  await tx.insert(requestFiles).values(files);
  await tx.insert(requestMessages).values(rows.messages);
  const sheets = await tx.insert(termSheets).values(rows.sheets).returning({ id: termSheets.id });
  const counters = rows.counters.map(({ event, sheet, ...counter }) => ({
    ...counter,
    eventId: wanted(events[event], 'the move of a counter').id,
    termSheetId: wanted(sheets[sheet], 'the version of a counter').id,
  }));
  await tx.insert(counterTerms).values(counters);
  await tx.insert(feeEntries).values(rows.fees);
  await tx.insert(auditTrail).values(rows.audit.sort((a, b) => a.at.getTime() - b.at.getTime()));
}

/** The briefs that some of the requests are parts of, each sent with the first of them. */
async function insertBriefs(tx: NodePgDatabase, added: readonly { deal: Deal; id: number }[]): Promise<void> {
  for (const [place, { title, firstYear, currency, lines }] of briefs.entries()) {
    const parts = added.filter(({ deal }) => deal.story.brief === place);
    const { cast, played } = wanted(parts[0], title).deal;
    const { id: personId, companyId } = cast.buyer;
    const [brief] = await tx
      .insert(briefTable)
      .values({ personId, companyId, title, firstYear, currency, lines, createdAt: played.createdAt })
      .returning({ id: briefTable.id });
    const briefId = wanted(brief, title).id;
    const all = [...lines.keys()];
    await tx
      .insert(briefRequests)
      .values(parts.map(({ id: requestId }, position) => ({ briefId, requestId, position, lines: all })));
  }
}

async function prepare(tx: NodePgDatabase, deskTimeZone: string, now: Date): Promise<Deal[]> {
  const calendar = await readCalendar(tx, deskTimeZone);
  const [known, listings] = [await readPeople(tx), await readListings(tx)];
  const { rows: numbers } = await tx.execute<{ number: string }>(
    sql`select nextval('request_number') as number from generate_series(1, ${told.length}::int)`,
  );
  return told.map((story, index) => {
    const listing = wanted(listings.get(story.listing), story.listing);
    const played = play(story, listing.offerDays, now, calendar);
    const reference = toReference(played.createdAt.getUTCFullYear(), Number(numbers[index]?.number));
    return { story, listing, played, reference, cast: castOf(story, listing, known) };
  });
}

/** The papers of a story: the CDA of its submit, and the one that the buyer signs. */
function papersOf({ story, listing, cast, played }: Deal): Paper[] {
  const facts = [`${listing.code}, ${listing.title}`, `Signed by ${cast.buyer.name}`];
  const cda = { box: 'cdaOrNda', name: 'CDA signed.pdf' };
  const sheet = { box: 'files', name: 'Term sheet signed.pdf' };
  const isSigned = played.happenings.some((happening) => happening.kind === 'move' && happening.needsFile);
  return [
    ...(story.cda ? [{ ...cda, lines: ['Confidential disclosure agreement', ...facts] }] : []),
    ...(isSigned ? [{ ...sheet, lines: ['Term sheet, signed', ...facts] }] : []),
  ];
}

function kindOf({ listing, cast }: Deal) {
  if (listing.code.startsWith('SU-')) return 'supplier';
  return cast.buyer.role === 'investor' ? 'investment' : 'dossier';
}

function requestRow(deal: Deal, papers: KeptPaper[]): typeof requests.$inferInsert {
  const { story, listing, cast, played, reference } = deal;
  const { happenings, ...life } = played;
  const kind = kindOf(deal);
  const { answers } = story;
  const files = papers.filter(({ box }) => box === 'cdaOrNda');
  const sum = fingerprint(kind, listing.id, { answers, consent: true, files });
  return {
    ...life,
    ...{
      reference,
      kind,
      answers,
      consent: true,
      idempotencyKey: submitKey(undefined, sum),
      fingerprint: sum,
    },
    ...{ personId: cast.buyer.id, companyId: cast.buyer.companyId },
    ...(kind === 'supplier' ? { plantId: listing.id } : { dossierId: listing.id }),
  };
}

type Written = {
  audit: (typeof auditTrail.$inferInsert & { at: Date })[];
  events: Rows<typeof requestEvents>;
  messages: Rows<typeof requestMessages>;
  sheets: Rows<typeof termSheets>;
  /** By the places of their move and their version. */
  counters: { requestId: number; event: number; sheet: number; changes: CounterChanges }[];
  fees: Rows<typeof feeEntries>;
  /** `event` is the place of the move that a file came with. */
  files: (typeof requestFiles.$inferInsert & { event?: number })[];
};

/** Adds the rows of what happened to one request. */
function describe(rows: Written, requestId: number, deal: Deal, papers: KeptPaper[]): void {
  const { listing, cast, played, reference } = deal;
  const subject = `request:${reference}`;
  const { createdAt } = played;
  const personId = cast.buyer.id;
  const ofForm = papers.filter(({ box }) => box === 'cdaOrNda');
  const signed = papers.filter(({ box }) => box === 'files');
  rows.events.push({ requestId, at: createdAt, personId, side: 'buyer', what: 'Submitted' });
  rows.audit.push({
    ...{ at: createdAt, actorId: personId, action: 'submit-request', subject },
    detail: { kind: kindOf(deal), listing: listing.code, files: ofForm.length },
  });
  for (const file of ofForm) rows.files.push({ ...file, requestId, position: 0, addedAt: createdAt });
  let version = 0;
  for (const happening of played.happenings) {
    if (happening.kind === 'move' && happening.terms) version += 1;
    record(rows, { requestId, subject, cast, version, signed }, happening);
  }
}

type Place = { requestId: number; subject: string; cast: Cast; version: number; signed: KeptPaper[] };

function record(rows: Written, place: Place, happening: Happening): void {
  const { requestId, subject, cast } = place;
  const { at, who } = happening;
  if (who === null) {
    if (happening.kind !== 'event') throw new Error(`nobody did this: ${subject}`);
    const { what, expired } = happening;
    rows.events.push({ requestId, at, what });
    if (expired) rows.audit.push({ at, actorId: null, action: 'expire-request', subject, detail: expired });
    return;
  }
  const personId = cast[who].id;
  // Who stands in for the owner does so as the desk.
  const side = personId === cast.desk.id ? 'desk' : who;
  const line = { at, actorId: personId, subject };
  if (happening.kind === 'message') {
    const { text } = happening;
    rows.messages.push({ requestId, at, personId, side, text });
    rows.audit.push({ ...line, action: 'write-message', detail: { side, files: 0 } });
  } else if (happening.kind === 'correction') {
    const { fee, note } = happening;
    const entry = {
      requestId,
      kind: 'correction',
      ...fee,
      note,
      recordedBy: personId,
      recordedAt: at,
    } as const;
    rows.fees.push(entry);
    rows.audit.push({ ...line, action: 'record-correction', detail: fee });
  } else if (happening.kind === 'move') {
    recordMove(rows, { ...place, personId, side }, happening);
  }
}

function recordMove(
  rows: Written,
  {
    requestId,
    subject,
    version,
    signed,
    personId,
    side,
  }: Place & { personId: number; side: 'buyer' | 'owner' | 'desk' },
  { at, move, from, to, note, what, terms, counter, fee, needsFile }: Extract<Happening, { kind: 'move' }>,
): void {
  const words = terms ? `Term sheet ${version} issued` : what;
  const event = rows.events.push({ requestId, at, personId, side, move, note, what: words }) - 1;
  const files = needsFile ? signed : [];
  for (const file of files) rows.files.push({ ...file, requestId, position: 0, addedAt: at, event });
  if (terms) rows.sheets.push({ requestId, version, terms, issuedBy: personId, issuedAt: at });
  const sheet = rows.sheets.length - 1;
  const changes = counter ? changesOf(wanted(rows.sheets[sheet], 'a version').terms, counter) : null;
  if (changes) rows.counters.push({ requestId, event, sheet, changes });
  if (fee) {
    rows.fees.push({ requestId, kind: 'payment', ...fee, note, recordedBy: personId, recordedAt: at });
  }
  const detail = { move, from, to, side, files: files.length, ...(terms && { version }), ...fee };
  rows.audit.push({ at, actorId: personId, action: 'move-request', subject, detail });
}
