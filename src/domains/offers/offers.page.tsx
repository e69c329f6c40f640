import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { NotLoaded, NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/offers.page.ts';
import { beginFrom } from './web/begin.ts';
import { OffersView } from './web/offers-view.tsx';

const title = 'Offers compared';
const requestsCrumb = { label: 'Requests', to: '/requests' };
const breadcrumb = [requestsCrumb, { label: title }];

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.scenario?.found?.data.name;
  return pageMeta(name ?? title, 'Which offer is the cheapest at your volumes, and where that changes.');
}

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const search = new URL(url).searchParams;
  const id = search.get('scenario');
  const [lists, scenario] = await Promise.all([
    toLoadResult(
      Promise.all([call('GET /api/offers', { signal }), call('GET /api/offers/scenarios', { signal })]),
    ),
    id === null
      ? null
      : toLoadResult(call('GET /api/offers/scenarios/:scenario', { params: { scenario: id }, signal })),
  ]);
  return { search: search.toString(), lists, scenario, today: new Date().toISOString().slice(0, 10) };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your offers" />;
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { scenario } = loaderData;
  const name = scenario?.found?.data.name;
  if (scenario?.found === null) {
    return (
      <NotShown
        breadcrumb={breadcrumb}
        failed={scenario.failed}
        failedTitle="The scenario could not be loaded"
        missingTitle="There is no such scenario"
        missingText="It was deleted, or it is not yours to see."
        back={<QuietLink to="/offers">Compare offers</QuietLink>}
      />
    );
  }
  return (
    <Tall>
      <Page
        title={name ?? title}
        breadcrumb={
          name === undefined ? breadcrumb : [requestsCrumb, { label: title, to: '/offers' }, { label: name }]
        }
        lead="Net present value and cost a pack at your own volumes. What an offer does not state is a range, never nothing."
        actions={<QuietLink to="/offers">Begin anew</QuietLink>}
      >
        <Content {...loaderData} />
      </Page>
    </Tall>
  );
}

function Content({ search, lists, scenario, today }: Route.ComponentProps['loaderData']) {
  if (lists.found === null) return <NotLoaded title="Your offers could not be loaded" />;
  const [atHand, scenarios] = lists.found;
  const open = scenario?.found?.data ?? null;
  const begin = open?.asked ?? beginFrom(new URLSearchParams(search), atHand, today);
  return (
    <OffersView
      key={`${search} ${open?.revision}`}
      {...{ form: `offers:${search}`, begin, atHand, scenarios, scenario: open }}
    />
  );
}
