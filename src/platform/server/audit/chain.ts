import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/** An end that the chain had: noted elsewhere, it shows when lines are cut off later. Position 0 is an empty trail. */
export type AuditEnd = { position: number; hash: string };
/** Such an end, and where it was noted. */
export type Anchor = AuditEnd & { from: string };

export async function findAuditEnd(client: Pick<ClientBase, 'query'>): Promise<AuditEnd> {
  const { rows } = await client.query<{ position: string; hash: string }>(
    "select position, encode(hash, 'hex') as hash from audit_chain order by position desc limit 1",
  );
  return rows[0] === undefined
    ? { position: 0, hash: '' }
    : { ...rows[0], position: Number(rows[0].position) };
}

/** Whether the chain still comes by an end that it had. */
export async function hasAuditEnd(
  client: Pick<ClientBase, 'query'>,
  { position, hash }: AuditEnd,
): Promise<boolean> {
  if (position === 0) return true;
  const { rowCount } = await client.query(
    "select from audit_chain where position = $1 and encode(hash, 'hex') = $2",
    [position, hash],
  );
  return rowCount === 1;
}

type Link = { position: string; hash: string; lineId: number; line: string | null };

/** Lines that are held in memory at once. */
const batchSize = 5_000;

/** Their text is made here, of PostgreSQL's own functions only: the product's could have been replaced. */
const nextLinks = `
  select c.position, encode(c.hash, 'hex') as hash, c.line_id as "lineId",
    case when a.id is not null then jsonb_build_array(a.id, (extract(epoch from a.at) * 1000000)::bigint, a.actor_id,
      a.action, a.subject, a.detail)::text end as line
  from audit_chain c left join audit_trail a on a.id = c.line_id
  where c.position > $1 order by c.position limit ${batchSize}`;

/**
 * Reads the audit trail from its first line and computes every hash anew. The caller's transaction has to be a snapshot.
 * @returns what is wrong with the first line that does not hold; null where all do.
 */
export async function findAuditFault(client: ClientBase, anchors: Anchor[]): Promise<string | null> {
  let end: AuditEnd = { position: 0, hash: '' };
  for (;;) {
    const { rows } = await client.query<Link>(nextLinks, [end.position]);
    for (const link of rows) {
      const fault = findFault(end, link) ?? findBroken(anchors, link);
      if (fault !== null) return fault;
      end = { position: end.position + 1, hash: link.hash };
    }
    if (rows.length < batchSize) break;
  }
  return findCut(anchors, end) ?? findUnchained(client);
}

function findFault(before: AuditEnd, { position, hash, lineId, line }: Link): string | null {
  const expected = before.position + 1;
  if (Number(position) !== expected) return `position ${expected} is missing; the next one is ${position}.`;
  if (line === null) return `line ${lineId}, at position ${position}, is missing.`;
  const found = createHash('sha256').update(`${before.hash}:${position}:${line}`).digest('hex');
  return found === hash
    ? null
    : `line ${lineId}, at position ${position}, is not what was written: its hash differs.`;
}

function findBroken(anchors: Anchor[], { position, hash, lineId }: Link): string | null {
  const broken = anchors.find((anchor) => anchor.position === Number(position) && anchor.hash !== hash);
  if (broken === undefined) return null;
  return `line ${lineId}, at position ${position}, or one before it, was rewritten: ${broken.from} has another hash there.`;
}

function findCut(anchors: Anchor[], end: AuditEnd): string | null {
  const cut = anchors.find(({ position }) => position > end.position);
  if (cut === undefined) return null;
  return `the trail ends at position ${end.position}, and ${cut.from} saw position ${cut.position}: its last lines are missing.`;
}

async function findUnchained(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ id: number }>(
    'select id from audit_trail a where not exists (select from audit_chain where line_id = a.id) order by id limit 1',
  );
  return rows[0] === undefined ? null : `line ${rows[0].id} was put in past the chain.`;
}
