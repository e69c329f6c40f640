import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { NotShown } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/presentation.page.ts';
import { dossierFinderPath } from './web/dossier-shape.ts';
import { nameOfPresentation, PresentationView } from './web/presentation/presentation-view.tsx';

const breadcrumb = [
  { label: 'Home', to: '/home' },
  { label: 'Dossier Search', to: dossierFinderPath },
];

export function meta({ loaderData }: Route.MetaArgs) {
  const found = loaderData?.found?.data;
  return pageMeta(
    found ? nameOfPresentation(found) : 'Presentation',
    'A molecule in one form and strength: what the registers say of it, and who offers it.',
  );
}

export async function clientLoader({ params, request: { signal, url } }: Route.ClientLoaderArgs) {
  const after = new URL(url).searchParams.get('after') ?? undefined;
  const asked = { params: { presentation: params.id }, query: after === undefined ? {} : { after }, signal };
  return toLoadResult(call('GET /api/presentations/:presentation', asked));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the presentation" />;
}

/** §20.7 */
export default function Presentation({ loaderData: { found, failed } }: Route.ComponentProps) {
  if (found) {
    const { data } = found;
    const name = nameOfPresentation(data);
    return (
      <Tall>
        <Page title={name} breadcrumb={[...breadcrumb, { label: 'Presentation' }]}>
          <PresentationView key={data.id} presentation={data} />
        </Page>
      </Tall>
    );
  }
  return (
    <NotShown
      breadcrumb={[...breadcrumb, { label: 'Presentation' }]}
      failed={failed}
      failedTitle="The presentation could not be loaded"
      missingTitle="There is no such presentation"
      back={<BackLink finder={dossierFinderPath} />}
    />
  );
}
