import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { ButtonLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/listing-new.page.ts';
import { NewOwnDossier } from './web/own/new-own-dossier.tsx';
import { UnlabelledBox } from './web/own/unlabelled-box.tsx';

const title = 'New dossier';

export function meta() {
  return pageMeta(title, 'A draft of a dossier that your company lists.');
}

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/listings/companies', { signal }));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the form" />;
}

/** §12.13; the short form of a dossier to come. */
export default function NewListing({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <Tall>
      <Page
        measured
        title={title}
        breadcrumb={[
          { label: 'Home', to: '/home' },
          { label: 'My listings', to: '/listings' },
          { label: title },
        ]}
        lead="Five facts make a draft. Nobody sees it until it is complete and the desk has read it."
      >
        <Content found={found} />
      </Page>
    </Tall>
  );
}

function Content({ found }: Pick<Route.ComponentProps['loaderData'], 'found'>) {
  if (found === null) return <NotLoaded title="The form could not be loaded" />;
  if (found.data.length > 0) return <NewOwnDossier companies={found.data} />;
  if (found.mayNot !== null) {
    return (
      <EmptyState
        title="Drafting is for others of your company"
        picture={<UnlabelledBox />}
        action={<ButtonLink to="/listings">Back to my listings</ButtonLink>}
      >
        <p>{found.mayNot}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="You list for no company yet"
      picture={<UnlabelledBox />}
      action={<ButtonLink to="/company">Set up your company</ButtonLink>}
    >
      <p>You draft a company’s dossiers here. Set yours up first, or ask a colleague for an invitation.</p>
    </EmptyState>
  );
}
