import { useLocation, useNavigate } from 'react-router';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { unprovenAddress } from '#platform/web/session/unproven-address.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/brief-new.page.ts';
import { mostAsked } from './contract/brief-limits.ts';
import { BriefForm } from './web/new/brief-form.tsx';
import { addressOf, takeUp } from './web/new/briefs-aside.ts';
import { keyOf } from './web/new/typed-brief.ts';

const title = 'Write a brief';
const breadcrumb = [{ label: 'Home', to: '/home' }, { label: 'Briefs', to: '/briefs' }, { label: title }];

export function meta() {
  return pageMeta(
    title,
    'Say once what you need, and ask several owners for it, each by a request of their own.',
  );
}

function idsIn(url: string, name: string, most: number): string[] {
  const named = new URL(url).searchParams.get(name) ?? '';
  return [...new Set(named.split(',').filter((id) => /^\d{1,10}$/.test(id)))].slice(0, most);
}

/** An address names whom it asks; those that are not listed any more are told. */
export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const dossiers = idsIn(url, 'dossiers', mostAsked);
  const plants = idsIn(url, 'plants', mostAsked - dossiers.length);
  const query = { dossiers: dossiers.join(), plants: plants.join() };
  const wanted = dossiers.length + plants.length;
  const [asked, unproven, companies] = await Promise.all([
    toLoadResult(
      wanted === 0 ? Promise.resolve({ data: [] }) : call('GET /api/brief-listings', { query, signal }),
    ),
    unprovenAddress(),
    call('GET /api/companies', { signal }).catch(() => null),
  ]);
  return {
    ...asked,
    missing: wanted - (asked.found?.data.length ?? 0),
    unproven,
    mayNot: companies?.mayNotAsk ?? null,
  };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the form" />;
}

export default function BriefNew({ loaderData: { found, missing, unproven, mayNot } }: Route.ComponentProps) {
  const navigate = useNavigate();
  // One that is gone on with begins the form anew, once those whom it asks are there.
  const takenUp: number = useLocation().state?.takenUp ?? 0;

  function show(address: string, state: { takenUp: number }): void {
    void navigate(address, { replace: true, preventScrollReset: true, state });
  }

  return (
    <Tall>
      <Page
        title={title}
        breadcrumb={breadcrumb}
        lead="One brief to several owners: a request for each, and none of them learns of the others."
      >
        {mayNot !== null ? (
          <p className="secondary">{mayNot}</p>
        ) : found === null ? (
          <NotLoaded title="The listings could not be loaded" />
        ) : (
          <>
            {missing > 0 && (
              <Notice kind="warning">
                {missing === 1 ? 'One listing is' : `${missing} listings are`} not listed any more and left
                out.
              </Notice>
            )}
            <BriefForm
              key={takenUp}
              listings={found.data}
              unproven={unproven}
              onChange={(listings) => show(addressOf(listings.map(keyOf)), { takenUp })}
              onTakeUp={(brief) => show(takeUp(brief), { takenUp: takenUp + 1 })}
            />
          </>
        )}
      </Page>
    </Tall>
  );
}
