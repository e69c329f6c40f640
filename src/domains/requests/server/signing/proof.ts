import type { ClientBase } from 'pg';
import { recordHash, type SignedRecord } from './record-hash.ts';

type Signed = SignedRecord & { id: number; reference: string; personId: number; record: string | null };

/** Signatures that are held in memory at once. */
const batchSize = 1_000;

const nextSignatures = `
  select s.id, s.version, s.side, s.name, s.title, s.company, s.at, s.address, s.sha256, s.words, r.reference,
    (select a.detail ->> 'record' from audit_trail a where a.action = 'sign-term-sheet'
      and a.subject = 'request:' || r.reference and a.actor_id = s.person_id
      and a.detail ->> 'version' = s.version::text and a.detail ->> 'side' = s.side limit 1) as record
  from signatures s join requests r on r.id = s.request_id
  where s.id > $1 order by s.id limit ${batchSize}`;

const taken = `
  select a.id, a.subject from audit_trail a where a.action = 'sign-term-sheet' and not exists (
    select from signatures s join requests r on r.id = s.request_id where a.subject = 'request:' || r.reference
      and a.detail ->> 'version' = s.version::text and a.detail ->> 'side' = s.side) order by a.id limit 1`;

/**
 * Holds every signature against its line in the audit trail, which has been proven before (§10.22): the chain by itself says
 * nothing of rows that it only knows by their hash.
 * @returns what is wrong with the first that does not hold; null where all do.
 */
export async function findSignatureFault(client: ClientBase): Promise<string | null> {
  // A backup of a release before there were any.
  const { rows: tables } = await client.query<{ name: string | null }>(
    "select to_regclass('public.signatures')::text as name",
  );
  if (tables[0]?.name == null) return null;
  for (let after = 0; ; ) {
    const { rows } = await client.query<Signed>(nextSignatures, [after]);
    for (const { id, reference, record, ...signed } of rows) {
      const which = `the signature of the ${signed.side} under term sheet ${signed.version} of ${reference}`;
      if (record === null) return `${which} has no line in the trail.`;
      if (record !== recordHash({ ...signed, at: new Date(signed.at) })) {
        return `${which} is not what was written: its hash differs from that in its line.`;
      }
      after = id;
    }
    if (rows.length < batchSize) break;
  }
  const { rows } = await client.query<{ id: number; subject: string }>(taken);
  return rows[0] === undefined
    ? null
    : `the signature that line ${rows[0].id} tells of (${rows[0].subject}) is missing.`;
}
