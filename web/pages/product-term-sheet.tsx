import { call } from '#web/call.ts';
import { dossierSubject, proposalSheet } from '#web/features/dossiers/proposal-sheet.ts';
import { loadIsOwn } from '#web/features/own-listings/own.ts';
import { loadTermSheet, TermSheetPage } from '#web/features/term-sheet/term-sheet-page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/product-term-sheet.ts';

export function meta() {
  return pageMeta(
    proposalSheet.title,
    'Ask for a proposal for this dossier: markets, supply, volumes, CDA and RFQ.',
  );
}

export function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return loadTermSheet(
    call('POST /get-dossierbyid', { body: { id }, signal }),
    call('GET /api/requests', { query: { dossier: id, limit: 1 }, signal }),
    loadIsOwn('dossier', id),
  );
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the form" />;
}

export default function ProductTermSheet({ params: { id }, loaderData }: Route.ComponentProps) {
  return (
    <TermSheetPage
      kind={proposalSheet}
      id={id}
      loaded={loaderData}
      subjectOf={({ data }) => dossierSubject(data)}
    />
  );
}
