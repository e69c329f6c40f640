import type { PageHandle } from '#platform/web/page/page-handle.ts';
import { useSession } from '#platform/web/session/session.ts';
import { wholeTitleMeta } from '#ui/page/page-meta.ts';
import classes from './landing.module.css';
import { FinderCards } from './web/finder-choice/finder-cards.tsx';
import { activeDeals, dossierFinder, services, supplierFinder } from './web/finder-choice/finders.tsx';
import { ContactBlock } from './web/landing/contact-block.tsx';
import { Effortless } from './web/landing/effortless.tsx';
import { Hero } from './web/landing/hero.tsx';
import { Pillars } from './web/landing/pillars.tsx';
import { WantedPage } from './web/landing/wanted-page.tsx';

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
      <div className={`wide ${classes.finders}`}>
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
