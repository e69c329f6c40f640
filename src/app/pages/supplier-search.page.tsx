import { SaveSearch } from '#domains/collections/web/saved-searches/save-search.tsx';
import { FinderFallback, FinderPage } from '#domains/finder/web/page/finder-page.tsx';
import { PromoCards } from '#domains/suppliers/web/hero/promo-cards.tsx';
import { SupplierHero } from '#domains/suppliers/web/hero/supplier-hero.tsx';
import { SupplierCard } from '#domains/suppliers/web/supplier-card.tsx';
import { supplierFinder } from '#domains/suppliers/web/supplier-finder.ts';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/supplier-search.page.ts';

export function meta() {
  return pageMeta(
    supplierFinder.title,
    'Find manufacturing partners by dosage form, accreditation, place, capability and experience.',
  );
}

/** Starts the search of the address and does not wait for it, so that each change enters the history at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return supplierFinder.start(request);
}

export function HydrateFallback() {
  return <FinderFallback kind={supplierFinder} hero={<SupplierHero />} promo={<PromoCards />} />;
}

export default function SupplierSearch({ loaderData }: Route.ComponentProps) {
  return (
    <FinderPage
      kind={supplierFinder}
      search={loaderData}
      card={SupplierCard}
      hero={(finder) => <SupplierHero finder={finder} />}
      promo={<PromoCards />}
      aside={(finder) => <SaveSearch kind="supplier" finder={finder} />}
    />
  );
}
