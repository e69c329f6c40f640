import { setTimeout as passed } from 'node:timers/promises';
import { demoPassword } from '#demo/people/people-access.ts';
import { Random } from '#demo/random.ts';
import { recordHash } from '#domains/requests/server/signing/record-hash.ts';
import type { Member } from '#testing/running/members.ts';
import { terms } from '#testing/sample-terms.ts';
import { type Part, recoveryLimit } from './part.ts';
import type { Stage } from './stage.ts';
import { join } from './submitters.ts';

/** A request whose term sheet stands, and who signs it for its sides. */
type Deal = { reference: string; sides: Record<'buyer' | 'owner', Member>; acknowledged: Set<string> };

/** Milliseconds after the first signature was sent in which the kill falls: proof, transaction, answer and seal. */
const longest = 900;
const dealsOfACycle = 2;
/** Milliseconds within which all must be sealed, by the job that comes every five minutes at the latest; nothing is measured by it. */
const sealLimit = 330_000;

/** The product dies without warning while both sides sign: never a line missing, two seals, or one side's alone called signed. */
export const killsUnderSigning: Part = {
  name: 'kill -9 under signing',
  fault: {
    what: 'a line of the audit trail is taken out behind a signature',
    found: /signatures without their one audit line/,
  },
  async run(stage, { isShort, seed, slack, withFault }) {
    const cycles = isShort ? 4 : 40;
    // The stage names another after a start: its company would have other people.
    const { dossierId } = stage;
    const random = new Random(seed, 1);
    const [buyer, owner] = [await join(stage), await join(stage)];
    await stage.query(
      `insert into company_people (company_id, person_id) select d.company_id, p.id from dossiers d, people p
        where d.id = $1 and p.email = $2`,
      [dossierId, owner.email],
    );
    const deals: Deal[] = [];
    const faults: string[] = [];
    let cut = 0;
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const begun: Deal[] = [];
      for (let n = 0; n < dealsOfACycle; n += 1)
        begun.push(await issue(stage, dossierId, { buyer, owner }, cycle * dealsOfACycle + n));
      deals.push(...begun);
      const hashes = await Promise.all(begun.map((deal) => readHash(stage, deal)));
      const signing = begun.flatMap((deal, at) =>
        (['buyer', 'owner'] as const).map((side) => sign(stage, deal, side, hashes[at] ?? '')),
      );
      await passed(random.next() * longest);
      await stage.product.kill();
      cut += (await Promise.all(signing)).filter((status) => status === 0).length;
      await stage.start();
      faults.push(...(await brokenSignatures(stage, deals)));
      for (const [at, deal] of begun.entries())
        for (const side of ['buyer', 'owner'] as const)
          await signUntilAcknowledged(stage, deal, side, hashes[at] ?? '', recoveryLimit * slack);
    }
    if (withFault) await takeLineOut(stage);
    const sealed = await sealsAreMade(stage, deals, sealLimit);
    faults.push(...(await brokenSignatures(stage, deals)));
    if (sealed < deals.length) faults.push(`of ${deals.length} signed term sheets ${sealed} were sealed`);
    return {
      faults: [...new Set(faults)],
      figures: [
        `${cycles} kills under ${deals.length * 2} signatures, ${cut} of them without an answer and sent again; ` +
          `${deals.length} term sheets signed by both, each with one seal`,
      ],
    };
  },
};

/** Both sides’ accounts are called so: whoever signs confirms the name of theirs. */
const signer = 'Ana Costa';

async function issue(stage: Stage, dossierId: number, sides: Deal['sides'], number: number): Promise<Deal> {
  const reference = `DB-2020-9${String(number).padStart(5, '0')}`;
  await stage.query(
    `with asked as (
       insert into requests (reference, person_id, kind, dossier_id, state, answers, consent, idempotency_key, fingerprint, passed_on_at, due_at)
       select $1, id, 'dossier', $2, 'term-sheet-issued', '{}', false, $1, '', now(), now() + interval '9 days'
         from people where email = $3 returning id)
     insert into term_sheets (request_id, version, terms, issued_by)
       select asked.id, 1, $4, p.id from asked, people p where p.email = $5`,
    [reference, dossierId, sides.buyer.email, JSON.stringify(terms), sides.owner.email],
  );
  const emails = [sides.buyer.email, sides.owner.email];
  await stage.query('update people set name = $1 where email = any($2)', [signer, emails]);
  return { reference, sides, acknowledged: new Set() };
}

function urlOf({ product }: Stage, { reference }: Deal, path: string): string {
  return `${product.origin}/api/requests/${reference}/${path}`;
}

async function readHash(stage: Stage, deal: Deal): Promise<string> {
  const headers = { authorization: `Bearer ${deal.sides.buyer.token}` };
  const answer = await fetch(urlOf(stage, deal, 'signing'), { headers });
  return (await answer.json()).data.sha256;
}

/** The status; 0 where there was no answer. */
async function sign(stage: Stage, deal: Deal, side: 'buyer' | 'owner', sha256: string): Promise<number> {
  const body = {
    version: 1,
    sha256,
    password: demoPassword,
    name: signer,
    title: 'Head',
  };
  const headers = {
    authorization: `Bearer ${deal.sides[side].token}`,
    'content-type': 'application/json',
  };
  const url = urlOf(stage, deal, 'signatures');
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  const isWhole = (await answer?.text().catch(() => null)) != null;
  if (answer === null || !isWhole) return 0;
  if (answer.status === 200) deal.acknowledged.add(side);
  return answer.status;
}

/** What was cut is sent again: done now, or told that it was done. */
async function signUntilAcknowledged(
  stage: Stage,
  deal: Deal,
  side: 'buyer' | 'owner',
  sha256: string,
  limit: number,
): Promise<void> {
  const giveUpAt = performance.now() + limit;
  for (;;) {
    const status = await sign(stage, deal, side, sha256);
    if (status === 200 || status === 409) return;
    if (performance.now() > giveUpAt)
      throw new Error(`${deal.reference}: answered with ${status} to the end`);
    await passed(50);
  }
}

/** What must never be, whatever the kill fell into. */
async function brokenSignatures(stage: Stage, deals: readonly Deal[]): Promise<string[]> {
  const references = deals.map(({ reference }) => reference);
  const rows = await stage.query(
    `select r.reference, r.state, r.half_signed_by as "halfSignedBy",
        (select count(*)::int from sealed_documents d where d.request_id = r.id) as seals,
        (select count(*)::int from audit_trail a where a.subject = 'request:' || r.reference and a.action = 'seal-term-sheet') as "sealLines"
       from requests r where r.reference = any($1)`,
    [references],
  );
  const made = await stage.query(
    `select r.reference, s.version, s.side, s.name, s.title, s.company, s.at, s.address, s.sha256, s.words,
        (select array_agg(a.detail->>'record') from audit_trail a where a.subject = 'request:' || r.reference
          and a.action = 'sign-term-sheet' and a.detail->>'side' = s.side) as lines
       from signatures s join requests r on r.id = s.request_id where r.reference = any($1)`,
    [references],
  );
  const lines = await stage.query(
    "select count(*)::int as count from audit_trail where action = 'sign-term-sheet' and split_part(subject, ':', 2) = any($1)",
    [references],
  );
  const faults: string[] = [];
  const alone = made.filter((row) => {
    const records = (row.lines ?? []) as string[];
    return records.length !== 1 || records[0] !== recordHash(row as Parameters<typeof recordHash>[0]);
  });
  if (alone.length > 0) faults.push(`${alone.length} signatures without their one audit line`);
  if (Number(lines[0]?.count) > made.length) faults.push('audit lines without their signature');
  const byReference = Map.groupBy(made, ({ reference }) => String(reference));
  for (const { reference, state, halfSignedBy, seals, sealLines } of rows) {
    const sides = (byReference.get(String(reference)) ?? []).map(({ side }) => side);
    if ((state === 'signed') !== (sides.length === 2))
      faults.push(`${reference}: ${state} by ${sides.join()}`);
    if (halfSignedBy !== (sides.length === 1 ? sides[0] : null))
      faults.push(`${reference}: half by ${halfSignedBy}`);
    if (Number(seals) > 1 || seals !== sealLines)
      faults.push(`${reference}: ${seals} seals, ${sealLines} lines of them`);
    if (Number(seals) > 0 && sides.length < 2) faults.push(`${reference}: sealed with one signature`);
  }
  for (const { reference, acknowledged } of deals) {
    const sides = (byReference.get(reference) ?? []).map(({ side }) => side);
    const lost = [...acknowledged].filter((side) => !sides.includes(side));
    if (lost.length > 0)
      faults.push(`${reference}: the acknowledged signature of the ${lost.join()} is gone`);
  }
  return faults;
}

/** Waits until every signed term sheet has its seal; answers how many have. */
async function sealsAreMade(stage: Stage, deals: readonly Deal[], limit: number): Promise<number> {
  const giveUpAt = performance.now() + limit;
  for (;;) {
    const [row] = await stage.query(
      `select count(*)::int as count from sealed_documents d join requests r on r.id = d.request_id where r.reference = any($1)`,
      [deals.map(({ reference }) => reference)],
    );
    const count = Number(row?.count);
    if (count >= deals.length || performance.now() > giveUpAt) return count;
    await passed(200);
  }
}

/** As somebody would who owns the database: the product cannot. */
async function takeLineOut(stage: Stage): Promise<void> {
  await stage.query('alter table audit_trail disable trigger user');
  await stage.query(
    "delete from audit_trail where id = (select max(id) from audit_trail where action = 'sign-term-sheet')",
  );
  await stage.query('alter table audit_trail enable trigger user');
}
