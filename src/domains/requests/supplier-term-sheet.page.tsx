import { loadIsOwn } from '#domains/catalogue/web/own/own.ts';
import { call } from '#platform/web/call/call.ts';
import { pageMeta } from '#ui/page/page-meta.ts';
import { TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/supplier-term-sheet.page.ts';
import { quoteSheet, supplierSubject } from './web/form/quote-sheet.tsx';
import { loadTermSheet, TermSheetPage } from './web/form/term-sheet-page.tsx';

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
