import { call } from '#web/call.ts';
import { loadIsOwn } from '#web/features/own-listings/own.ts';
import { quoteSheet, supplierSubject } from '#web/features/suppliers/quote-sheet.tsx';
import { loadTermSheet, TermSheetPage } from '#web/features/term-sheet/term-sheet-page.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import { TallSkeleton } from '#web/ui/tall.tsx';
import type { Route } from './+types/supplier-term-sheet.ts';

export function meta() {
  return pageMeta(
    quoteSheet.title,
    'Ask this supplier for a term sheet: GMP status, dosage forms, volumes, capabilities, CDA and RFQ.',
  );
}

export function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  return loadTermSheet(
    call('POST /get-supplierbyid', { body: { id }, signal }),
    call('GET /api/requests', { query: { supplier: id, limit: 1 }, signal }),
    loadIsOwn('supplier', id),
  );
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the form" />;
}

export default function SupplierTermSheet({ params: { id }, loaderData }: Route.ComponentProps) {
  return (
    <TermSheetPage
      kind={quoteSheet}
      id={id}
      loaded={loaderData}
      subjectOf={({ data }) => supplierSubject(data.data)}
    />
  );
}
