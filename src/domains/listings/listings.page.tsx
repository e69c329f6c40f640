import { call } from '#platform/web/call/call.ts';
import { ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/listings.page.ts';
import { OwnListings } from './web/own/own-listings.tsx';
import { UnlabelledBox } from './web/own/unlabelled-box.tsx';

const title = 'My listings';

export function meta() {
  return pageMeta(
    title,
    'The dossiers and plants that your company lists, and what of them asks for a look.',
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [listings, companies] = await Promise.all([
    call('GET /api/listings', { signal }).catch(() => null),
    call('GET /api/listings/companies', { signal }).catch(() => null),
  ]);
  return { listings, companies };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your listings" />;
}

/** §12.8 */
export default function Listings({ loaderData: { listings, companies } }: Route.ComponentProps) {
  const { data: open = [], mayNot } = companies ?? {};
  const mayList = open.length > 0;
  return (
    <Tall>
      <Page
        title={title}
        breadcrumb={[{ label: 'Home', to: '/home' }, { label: title }]}
        lead={mayNot}
        actions={
          mayList && (
            <>
              <QuietLink to="/listings/import">Bring a sheet</QuietLink>
              <ButtonLink to="/listings/dossier/new">New dossier</ButtonLink>
            </>
          )
        }
      >
        <Content listings={listings} mayList={mayList} maySetUp={!mayNot} />
      </Page>
    </Tall>
  );
}

type ContentProps = Pick<Route.ComponentProps['loaderData'], 'listings'> & {
  mayList: boolean;
  /** Who has a company, in a role that lists nothing, sets none up. */
  maySetUp: boolean;
};

function Content({ listings, mayList, maySetUp }: ContentProps) {
  if (listings === null) {
    return <NotLoaded title="Your listings could not be loaded" />;
  }
  if (listings.data.length > 0) return <OwnListings listings={listings.data} />;
  return (
    <EmptyState
      title="No listings of yours yet"
      picture={<UnlabelledBox />}
      action={
        maySetUp &&
        (mayList ? (
          <QuietLink to="/listings/dossier/new">Draft the first dossier</QuietLink>
        ) : (
          <ButtonLink to="/company">Set up your company</ButtonLink>
        ))
      }
    >
      {maySetUp && (
        <p>
          {mayList
            ? 'Five facts make a draft. Nobody sees it until it is complete and the desk has read it.'
            : 'What your company lists stands here. Set it up first, or ask a colleague of it for an invitation.'}
        </p>
      )}
    </EmptyState>
  );
}
