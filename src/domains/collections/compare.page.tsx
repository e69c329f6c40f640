import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useIsOwn } from '#domains/catalogue/web/own/own.ts';
import { CameFromLink } from '#domains/finder/web/page/came-from-link.tsx';
import { button } from '#ui/action/button-link.ts';
import { ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/compare.page.ts';
import { idsIn, leftOut, loadAskedFor } from './web/compare/asked-for.ts';
import { CompareView } from './web/compare/compare-view.tsx';
import { TwoSheets } from './web/compare/two-sheets.tsx';

const title = 'Compare dossiers';
const breadcrumb = [
  { label: 'Home', to: '/home' },
  { label: 'Dossier Search', to: '/dossier-search' },
  { label: 'Compare' },
];

export function meta() {
  return pageMeta(title, 'Dossiers side by side: product, deal contours, manufacturing and supplier.');
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { ...(await loadAskedFor(request)), left: idsIn(request.url).left };
}

/** Showing only the differences needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameChoice = currentUrl.searchParams.get('ids') === nextUrl.searchParams.get('ids');
  return isSameChoice && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the comparison" />;
}

export default function Compare({ loaderData: { found, left } }: Route.ComponentProps) {
  const isOwn = useIsOwn();
  const back = (
    <CameFromLink finder="/dossier-search" className={button}>
      Choose dossiers
    </CameFromLink>
  );
  if (found === null) {
    return (
      <NotShown
        breadcrumb={breadcrumb}
        failed
        failedTitle="The comparison could not be loaded"
        missingTitle=""
        back={back}
      />
    );
  }
  const { data, missing } = found;
  const askable = data.filter(({ _id }) => !isOwn('dossier', _id));
  const note = leftOut(left, missing);
  return (
    <Tall>
      <Page
        title={title}
        breadcrumb={breadcrumb}
        actions={
          askable.length > 0 && (
            <>
              {askable.length > 1 && (
                <QuietLink to={`/briefs/new?dossiers=${askable.map(({ _id }) => _id).join()}`}>
                  Write a brief
                </QuietLink>
              )}
              <ButtonLink to={`/compare/proposals?ids=${askable.map(({ _id }) => _id).join()}`}>
                {askable.length > 1 ? `Request ${askable.length} proposals` : 'Request a proposal'}
              </ButtonLink>
            </>
          )
        }
      >
        {note && <Notice kind="warning">{note}</Notice>}
        {data.length > 0 ? (
          <CompareView dossiers={data} />
        ) : (
          <EmptyState title="Nothing chosen to compare" picture={<TwoSheets />} action={back}>
            <p>
              Tick Compare on up to four dossiers of the finder, and see all their facts side by side here.
            </p>
          </EmptyState>
        )}
      </Page>
    </Tall>
  );
}
