import { Suspense } from 'react';
import { call } from '#platform/web/call/call.ts';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/home.page.ts';
import type { Home } from './contract/home.ts';
import { dossierFinder, services, supplierFinder } from './web/finder-choice/finders.tsx';
import { FinderLinks } from './web/home/finder-links.tsx';
import classes from './web/home/home.module.css';
import { HomeParts, HomePartsComing } from './web/home/home-parts.tsx';
import { HomeSearch } from './web/home/home-search.tsx';

const finders = [dossierFinder, supplierFinder, { ...services, label: 'Services Finder' }];

export function meta() {
  return pageMeta('Home', 'What waits for you and what is new, and the way to the finders.');
}

/** Does not wait: one can search while the rest comes. Null for what could not be loaded. */
export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs): {
  coming: Promise<Home | null>;
} {
  return {
    coming: call('GET /api/home', { signal }).then(
      ({ data }) => data,
      () => null,
    ),
  };
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading your home" />;
}

/** §2.8 */
export default function HomePage({ loaderData: { coming } }: Route.ComponentProps) {
  return (
    <Tall>
      <Page title="What do you want to do, today?" lead="Every finder searches the whole marketplace.">
        <div className={classes.home}>
          <HomeSearch />
          <FinderLinks finders={finders} />
          <Suspense fallback={<HomePartsComing />}>
            <HomeParts coming={coming} />
          </Suspense>
        </div>
      </Page>
    </Tall>
  );
}
