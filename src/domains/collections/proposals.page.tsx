import { compareAddress } from '#domains/catalogue/web/compare-choice/choice.ts';
import { CameFromLink } from '#domains/finder/web/page/came-from-link.tsx';
import { loadFits } from '#domains/requests/web/form/fields/load-fits.ts';
import { call } from '#platform/web/call/call.ts';
import { unprovenAddress } from '#platform/web/session/unproven-address.ts';
import { button } from '#ui/action/button-link.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/proposals.page.ts';
import { idsIn, leftOut, loadAskedFor } from './web/compare/asked-for.ts';
import { ProposalsView } from './web/compare/proposals-view.tsx';

const title = 'Request proposals';

export function meta() {
  return pageMeta(title, 'Ask for proposals for several dossiers by one form.');
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { url, signal } = request;
  const of = async (id: string) => [id, await loadFits(id, signal)] as const;
  const [asked, unproven, companies, fits] = await Promise.all([
    loadAskedFor(request),
    unprovenAddress(),
    call('GET /api/companies', { signal }).catch(() => null),
    Promise.all(idsIn(url).ids.map(of)),
  ]);
  return { ...asked, ...idsIn(url), unproven, mayNot: companies?.mayNotAsk ?? null, fits: new Map(fits) };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the form" />;
}

export default function Proposals({
  loaderData: { found, ids, left, unproven, mayNot, fits },
}: Route.ComponentProps) {
  const breadcrumb = [
    { label: 'Home', to: '/home' },
    { label: 'Compare', to: compareAddress(ids) },
    { label: title },
  ];
  if (found === null || found.data.length === 0) {
    return (
      <NotShown
        breadcrumb={breadcrumb}
        failed={found === null}
        failedTitle="The dossiers could not be loaded"
        missingTitle="No dossier to ask for"
        back={
          <CameFromLink finder="/dossier-search" className={button}>
            Choose dossiers
          </CameFromLink>
        }
      />
    );
  }
  const note = leftOut(left, found.missing);
  return (
    <Tall>
      <Page
        measured
        title={title}
        breadcrumb={breadcrumb}
        lead="One form for all of them; each becomes a request with a reference of its own."
      >
        {note && <Notice kind="warning">{note}</Notice>}
        {mayNot === null ? (
          <ProposalsView key={ids.join()} dossiers={found.data} fits={fits} unproven={unproven} />
        ) : (
          <p className="secondary">{mayNot}</p>
        )}
      </Page>
    </Tall>
  );
}
