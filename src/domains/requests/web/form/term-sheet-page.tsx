import { OwnListing } from '#domains/catalogue/web/own/ask-link.tsx';
import type { MarketFit } from '#domains/dossiers/contract/market-fit/market-fit-calls.ts';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { call } from '#platform/web/call/call.ts';
import { type LoadResult, toLoadResult } from '#platform/web/call/load-result.ts';
import { unprovenAddress } from '#platform/web/session/unproven-address.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
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
  /** Why one's role asks for nothing. */
  mayNot: string | null;
  /** Of a dossier. */
  fits?: readonly MarketFit[] | undefined;
};

/** The listing, which the page hangs on, whether it is one's own, and what was asked for it before, where that is learnt. */
export async function loadTermSheet<T>(
  listing: Promise<T>,
  requests: Promise<{ data: RequestSummary[] }>,
  own: Promise<boolean>,
  ofMarkets?: Promise<readonly MarketFit[]>,
): Promise<TermSheetLoad<T>> {
  const [found, earlier, unproven, companies, isOwn, fits] = await Promise.all([
    toLoadResult(listing),
    requests.catch(() => null),
    unprovenAddress(),
    call('GET /api/companies').catch(() => null),
    own,
    ofMarkets,
  ]);
  return {
    listing: found,
    earlier: earlier?.data[0],
    unproven,
    mayNot: companies?.mayNotAsk ?? null,
    isOwn,
    fits,
  };
}

type TermSheetPageProps<T> = {
  kind: TermSheetKind;
  id: string;
  loaded: TermSheetLoad<T>;
  subjectOf: (listing: T) => Subject;
};

/** The page of a term sheet: its form, or why there is none. Nobody asks for what the page cannot show. */
export function TermSheetPage<T>({ kind, id, loaded, subjectOf }: TermSheetPageProps<T>) {
  const { found, failed } = loaded.listing;
  const back = <BackLink finder={kind.finder} />;
  const frame = { measured: true, title: kind.title, breadcrumb: kind.breadcrumb };
  if (found === null) {
    return (
      <Page {...frame}>
        {failed ? (
          <NotLoaded title={kind.failed} back={back} />
        ) : (
          <EmptyState title={kind.missing} action={back} />
        )}
      </Page>
    );
  }
  const subject = subjectOf(found);
  return (
    <Page {...frame} actions={back}>
      {loaded.isOwn ? (
        <p>
          <OwnListing kind={kind.listing} id={id} title={subject.title} />
        </p>
      ) : loaded.mayNot !== null ? (
        <p className="secondary">{loaded.mayNot}</p>
      ) : (
        <TermSheetView
          key={id}
          kind={kind}
          id={id}
          subject={subject}
          fits={loaded.fits}
          earlier={loaded.earlier}
          unproven={loaded.unproven}
        />
      )}
    </Page>
  );
}
