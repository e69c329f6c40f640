import { fact } from '#domains/dossiers/web/display.ts';
import { DossierPanel } from '#domains/dossiers/web/table/dossier-panel.tsx';
import { Facts } from '#ui/page/facts.tsx';
import type { Entry } from '../entry.tsx';

/** A dossier beside its row; of a retired one what the list knows still. */
export function EntryPanel({ entry }: { entry: Entry }) {
  const { id, title, code, curated, offerDays, listed } = entry;
  if (listed && offerDays !== null) {
    return (
      <DossierPanel card={{ _id: id, ListingTitle: title, ListingCode: code, curated, offDay: offerDays }} />
    );
  }
  return (
    <div className="stack">
      <p className="secondary">{code} · Retired: it can be read here, and not be asked for any more.</p>
      <Facts
        facts={[
          fact('Dose form', entry.doseForm),
          fact('Strengths', entry.strengths),
          fact('Dossier readiness', entry.readiness),
          fact('Available geographies', entry.markets),
          fact('Supply', entry.supply),
          fact('Deal type', entry.dealType),
          fact('One-time fee', entry.oneTimeFee),
        ]}
        columns={2}
      />
    </div>
  );
}
