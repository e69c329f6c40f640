import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { SkeletonPage } from '#ui/page/skeleton.tsx';
import { FinderCards } from './web/finder-choice/finder-cards.tsx';
import { dossierFinder, services, supplierFinder } from './web/finder-choice/finders.tsx';

const finders = [dossierFinder, supplierFinder, { ...services, label: 'Services Finder' }];

export function meta() {
  return pageMeta('Home', 'Choose between the dossier finder, the supplier finder and the services finder.');
}

export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <SkeletonPage />;
}

/** §2.8 */
export default function HomePage() {
  return (
    <Page title="What do you want to do, today?" lead="Every finder searches the whole marketplace.">
      <FinderCards finders={finders} />
    </Page>
  );
}
