import { call } from '#platform/web/call/call.ts';
import { readSession } from '#platform/web/session/session.ts';
import { ButtonLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/own-import.page.ts';
import { UnlabelledBox } from './web/own/unlabelled-box.tsx';
import { SheetForm } from './web/own-sheets/sheet-form.tsx';
import { SheetList } from './web/own-sheets/sheet-list.tsx';

const title = 'Bring a sheet';

export function meta() {
  return pageMeta(
    title,
    'Your list of dossiers as you keep it, read and compared before anything is written.',
  );
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [sheets, companies] = await Promise.all([
    call('GET /api/own-sheets', { signal }).catch(() => null),
    call('GET /api/listings/companies', { signal }).catch(() => null),
  ]);
  return { sheets, companies, isDesk: readSession()?.role === 'admin' };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your sheets" />;
}

/** §12.17 */
export default function OwnImport({ loaderData }: Route.ComponentProps) {
  return (
    <Tall>
      <Page
        title={title}
        breadcrumb={[
          { label: 'Home', to: '/home' },
          { label: 'My listings', to: '/listings' },
          { label: title },
        ]}
        lead="Send your list of dossiers as you keep it. What is unclear is asked, what differs is shown, and nothing is written before you say so."
      >
        <Content {...loaderData} />
      </Page>
    </Tall>
  );
}

function Content({ sheets, companies, isDesk }: Route.ComponentProps['loaderData']) {
  if (sheets === null || companies === null) return <NotLoaded title="Your sheets could not be loaded" />;
  if (companies.data.length > 0) {
    return (
      <div className="stack">
        <SheetForm companies={companies.data} />
        <SheetList sheets={sheets.data} />
      </div>
    );
  }
  if (companies.mayNot !== null) {
    return (
      <div className="stack">
        <p className="secondary">{companies.mayNot}</p>
        <SheetList sheets={sheets.data} />
      </div>
    );
  }
  if (isDesk)
    return (
      <EmptyState
        title="You list for no company"
        picture={<UnlabelledBox />}
        action={<ButtonLink to="/admin/imports">Import listings</ButtonLink>}
      >
        <p>Owners bring their own sheets here, and they alone read them. The desk imports by the template.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title="You list for no company yet"
      picture={<UnlabelledBox />}
      action={<ButtonLink to="/company">Set up your company</ButtonLink>}
    >
      <p>You bring a company’s dossiers here. Set yours up first, or ask a colleague for an invitation.</p>
    </EmptyState>
  );
}
