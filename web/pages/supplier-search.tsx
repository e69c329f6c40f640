import { FinderFallback, FinderPage } from '#web/features/finder/finder-page.tsx';
import { SaveSearch } from '#web/features/saved-searches/save-search.tsx';
import { PromoCards } from '#web/features/suppliers/promo-cards.tsx';
import { SupplierCard } from '#web/features/suppliers/supplier-card.tsx';
import { supplierFinder } from '#web/features/suppliers/supplier-finder.ts';
import { SupplierHero } from '#web/features/suppliers/supplier-hero.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import type { Route } from './+types/supplier-search.ts';

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
