import { toAge } from '#domains/catalogue/server/listing-table.ts';
import { type LintFinding, lintRules } from '#domains/dossiers/contract/lint-rules.ts';
import type { Finding } from '../contract/findings.ts';
import type { Listing, ListingEdit } from '../contract/listings.ts';
import { changesOf } from './edits.ts';
import type { FindingRow } from './findings/queries.ts';
import type { EditRow } from './queries.ts';
import type { ListingRecord } from './records.ts';
import * as rules from './rules.ts';

type Told = Pick<LintFinding, 'rule' | 'words'> & {
  reason: string;
  reasonAt?: Date | null;
  by?: string | null;
};

export function toFinding({ rule, words, reason, reasonAt, by }: Told): Finding {
  const { severity, field } = lintRules[rule];
  return { rule, severity, field, words, reason, by: by ?? null, at: reasonAt?.toISOString() ?? null };
}

/** `findings`: as they are now, where that is worked out. */
export function toEdit(
  edit: EditRow,
  record: ListingRecord,
  findings: readonly Told[] | null = null,
): ListingEdit {
  return {
    id: String(edit.id),
    asks: edit.asks,
    state: edit.state,
    proposedBy: edit.proposer.name,
    proposerNotProven: !edit.proposer.isProven,
    proposedAt: edit.proposedAt.toISOString(),
    decidedAt: edit.decidedAt?.toISOString() ?? null,
    note: edit.note,
    changes: changesOf(edit, record) as ListingEdit['changes'],
    findings: (findings ?? edit.findings).map(toFinding),
  };
}

type Dated = { id: number; listedAt: Date; confirmedAt: Date | null };

/** What every shape of a listing says of its age. */
export function toDated<Row extends Dated>(row: Row) {
  return {
    ...row,
    id: String(row.id),
    ...toAge(row),
  };
}

export function toListing(found: {
  record: ListingRecord;
  saves: Listing['saves'];
  mayNot: string | null;
  waiting: EditRow | null;
  sentBack: string | null;
  findings: readonly FindingRow[];
}): Listing {
  const { companyId: _, ...record } = found.record;
  return {
    ...toDated(record),
    values: record.values as Listing['values'],
    saves: found.saves,
    mayNot: found.mayNot,
    waiting: found.waiting && toEdit(found.waiting, found.record),
    missing: record.state === 'draft' ? rules.missingFields(record.kind, record.values) : [],
    sentBack: found.sentBack,
    findings: found.findings.map(toFinding),
  };
}
