import type { ShortlistEntry } from '../../contract/shortlist.ts';
import type { EntryRow } from './queries.ts';

export function toEntry(row: EntryRow): ShortlistEntry {
  return {
    id: String(row.id),
    code: row.code,
    title: row.title,
    doseForm: row.dosageForm,
    strengths: row.strengths,
    readiness: row.readiness,
    markets: row.markets,
    supply: row.supply,
    dealType: row.dealType,
    offerDays: row.offerDays,
    curated: row.curated,
    listed: row.state === 'published',
    note: row.note,
    addedAt: row.addedAt.toISOString(),
  };
}
