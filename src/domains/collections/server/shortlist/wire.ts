import { readMoney } from '#domains/catalogue/contract/quantities.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { ShortlistEntry } from '../../contract/shortlist.ts';
import type { ListEntry, Shortlist } from '../../contract/shortlists.ts';
import type { ItemRow, ListRow } from './lists.ts';
import type { EntryRow } from './queries.ts';

export function toEntry(row: EntryRow): ShortlistEntry {
  return {
    id: String(row.id),
    code: row.code,
    title: row.title,
    molecule: row.molecule,
    doseForm: row.dosageForm,
    strengths: row.strengths,
    readiness: row.readiness,
    markets: row.markets,
    supply: row.supply,
    dealType: row.dealType,
    oneTimeFee: row.oneTimeFee,
    fee: readMoney(row.oneTimeFee),
    offerDays: row.offerDays,
    curated: row.curated === true,
    listed: row.state === 'published',
    note: row.note,
    addedAt: row.addedAt.toISOString(),
  };
}

/** An entry of a named list: who put it there and who wrote of it, unless it was the viewer. */
export function toListEntry(row: ItemRow, { personId }: Viewer): ListEntry {
  return {
    ...toEntry(row),
    addedBy: row.addedById === personId ? null : row.addedBy,
    noteBy: row.noteById === personId ? null : row.noteBy,
  };
}

export function toList(row: ListRow, { personId }: Viewer): Shortlist {
  const { id, name, companyId, company, entries, holds } = row;
  return {
    id: String(id),
    name,
    owner: row.personId === personId ? null : row.owner,
    company: companyId === null ? null : { id: String(companyId), name: company ?? '' },
    entries,
    holds,
  };
}
