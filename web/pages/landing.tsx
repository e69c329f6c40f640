import { FinderCards } from '#web/features/finder-choice/finder-cards.tsx';
import {
  activeDeals,
  dossierFinder,
  services,
  supplierFinder,
} from '#web/features/finder-choice/finders.tsx';
import { ContactBlock } from '#web/features/landing/contact-block.tsx';
import { Effortless } from '#web/features/landing/effortless.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { Pillars } from '#web/features/landing/pillars.tsx';
import { WantedPage } from '#web/features/landing/wanted-page.tsx';
import type { PageHandle } from '#web/page-handle.ts';
import { useSession } from '#web/session.ts';
import { wholeTitleMeta } from '#web/ui/page-meta.ts';
import classes from './landing.module.css';

export function meta() {
  return wholeTitleMeta(
    'Dosebridge · The B2B marketplace for pharmaceuticals',
    'Find finished-dosage dossiers, manufacturing partners and CDMOs, compare deal terms, and request a term sheet.',
  );
}

export const handle: PageHandle = {
  structuredData: (_data, origin) => ({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Dosebridge',
    slogan: 'Connect & Grow',
    description: 'The B2B marketplace for pharmaceuticals: generics, dossiers, licensing and CDMO.',
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  }),
};

/** §2.3 */
export default function LandingPage() {
  const session = useSession();
  return (
    <>
      <WantedPage />
      <Hero />
      <div className={classes.finders}>
        <FinderCards
          finders={session?.role === 'investor' ? [activeDeals] : [dossierFinder, supplierFinder, services]}
          leadTo={({ to }) => (session ? to : '/login')}
        />
      </div>
      <Effortless />
      <Pillars />
      <ContactBlock />
    </>
  );
}
