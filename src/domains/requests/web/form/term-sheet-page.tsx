import { OwnListing } from '#domains/catalogue/web/own/ask-link.tsx';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { type LoadResult, toLoadResult } from '#platform/web/call/load-result.ts';
import { unprovenAddress } from '#platform/web/session/unproven-address.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import type { RequestSummary } from '../../contract/request-view.ts';
import type { Subject } from './subject-card.tsx';
import type { TermSheetKind } from './term-sheet-kind.ts';
import { TermSheetView } from './term-sheet-view.tsx';

type TermSheetLoad<T> = {
  listing: LoadResult<T>;
  earlier: RequestSummary | undefined;
  unproven: string | null;
  /** It is one's own company's. */
  isOwn: boolean;
};

/** The listing, whether it is one's own, and what was asked for it before. Whatever of it fails, one can still ask. */
export async function loadTermSheet<T>(
  listing: Promise<T>,
  requests: Promise<{ data: RequestSummary[] }>,
  own: Promise<boolean>,
): Promise<TermSheetLoad<T>> {
  const [found, earlier, unproven, isOwn] = await Promise.all([
    toLoadResult(listing),
    requests.catch(() => null),
    unprovenAddress(),
    own,
  ]);
  return { listing: found, earlier: earlier?.data[0], unproven, isOwn };
}

type TermSheetPageProps<T> = {
  kind: TermSheetKind;
  id: string;
  loaded: TermSheetLoad<T>;
  subjectOf: (listing: T) => Subject;
};

/** The page of a term sheet. Only a listing that does not exist, or is one's own, keeps the form away. */
export function TermSheetPage<T>({ kind, id, loaded, subjectOf }: TermSheetPageProps<T>) {
  const { found, failed } = loaded.listing;
  const back = <BackLink finder={kind.finder} />;
  if (found !== null && loaded.isOwn) {
    return (
      <Page measured title={kind.title} breadcrumb={kind.breadcrumb} actions={back}>
        <p>
          <OwnListing kind={kind.listing} id={id} title={subjectOf(found).title} />
        </p>
      </Page>
    );
  }
  const isMissing = found === null && !failed;
  return (
    <Page measured title={kind.title} breadcrumb={kind.breadcrumb} actions={isMissing ? null : back}>
      {isMissing ? (
        <EmptyState title={kind.missing} action={back} />
      ) : (
        <TermSheetView
          key={id}
          kind={kind}
          id={id}
          subject={found === null ? null : subjectOf(found)}
          earlier={loaded.earlier}
          unproven={loaded.unproven}
        />
      )}
    </Page>
  );
}
