import { call } from '#platform/web/call/call.ts';
import { ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/briefs.page.ts';
import { BriefList } from './web/list/brief-list.tsx';

const title = 'Briefs';

export function meta() {
  return pageMeta(title, 'What you asked several owners for at once, and how far each brief is.');
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [first, companies] = await Promise.all([
    call('GET /api/briefs', { query: {}, signal }).catch(() => null),
    call('GET /api/companies', { signal }).catch(() => null),
  ]);
  return { first, mayNot: companies?.mayNotAsk ?? null, loadedAt: Date.now() };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your briefs" />;
}

export default function Briefs({ loaderData: { first, mayNot, loadedAt } }: Route.ComponentProps) {
  return (
    <Tall>
      <Page
        title={title}
        breadcrumb={[
          { label: 'Home', to: '/home' },
          { label: 'My requests', to: '/requests' },
          { label: title },
        ]}
        lead={mayNot}
        actions={mayNot === null && <ButtonLink to="/briefs/new">Write a brief</ButtonLink>}
      >
        <Content first={first} mayNot={mayNot} loadedAt={loadedAt} />
      </Page>
    </Tall>
  );
}

function Content({ first, mayNot, loadedAt }: Route.ComponentProps['loaderData']) {
  if (first === null) return <NotLoaded title="Your briefs could not be loaded" />;
  if (first.data.length > 0) return <BriefList key={loadedAt} first={first} />;
  return (
    <EmptyState
      title="No brief yet"
      action={mayNot === null && <QuietLink to="/shortlist">Choose from your shortlist</QuietLink>}
    >
      <p>
        Say once what you need, and ask several owners for it: their offers stand side by side here, and none
        of them learns of the others.
      </p>
    </EmptyState>
  );
}
