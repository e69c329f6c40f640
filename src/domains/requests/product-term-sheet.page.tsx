import { loadIsOwn } from '#domains/catalogue/web/own/own.ts';
import { call } from '#platform/web/call/call.ts';
import { pageMeta } from '#ui/page/page-meta.ts';
import { TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/product-term-sheet.page.ts';
import { loadFits } from './web/form/fields/load-fits.ts';
import { dossierSubject, proposalSheet } from './web/form/proposal-sheet.ts';
import { loadTermSheet, TermSheetPage } from './web/form/term-sheet-page.tsx';

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
    loadFits(id, signal),
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
