import type { Role } from '#platform/contract/roles.ts';
import type { StoredSession } from '#platform/web/session/session.ts';

export type Destination = { label: string; to: string };

/** The links of header, side menu and footer (§2.2). */

const publicPages: readonly Destination[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about-us' },
  { label: 'FAQs', to: '/faq' },
  { label: 'Contact Us', to: '/contact-us' },
  { label: 'Blog', to: '/blog' },
];

const finders: readonly Destination[] = [
  { label: 'Dossier Finder', to: '/dossier-search' },
  { label: 'Supplier Finder', to: '/supplier-search' },
];

const activeDeals: readonly Destination[] = [{ label: 'Active Deals', to: '/investment/activedeals' }];

const putAside: readonly Destination[] = [
  { label: 'Shortlist', to: '/shortlist' },
  { label: 'Saved searches', to: '/saved-searches' },
  { label: 'Opportunities', to: '/opportunities' },
];

/** Where a role reads the requests that wait for it: the desk in its table. */
export function requestsOf(role: Role): string {
  return role === 'admin' ? '/admin/requests' : '/requests';
}

/** Where a role looks for dossiers. */
export function dossiersOf(role: Role): Destination {
  const [found] = role === 'investor' ? activeDeals : finders;
  return found as Destination;
}

/** What the bar of somebody signed in begins with: their work (§2.29). The links of `headerLinks` follow it. */
export function barLinks({ role }: StoredSession): readonly Destination[] {
  const requests = { label: 'Requests', to: requestsOf(role) };
  const shortlist = { label: 'Shortlist', to: '/shortlist' };
  if (role === 'investor') return [requests];
  if (role === 'admin') return [{ label: 'Back office', to: '/admin' }, requests, shortlist];
  return [requests, shortlist, { label: 'Listings', to: '/listings' }];
}

export function headerLinks(session: StoredSession | null): readonly Destination[] {
  return session ? [...workplaces(session), ...publicPages] : publicPages;
}

/** What a signed-in person opens under their name; Logout follows it. */
export function accountLinks(session: StoredSession): readonly Destination[] {
  const own = [
    { label: 'My requests', to: '/requests' },
    ...(session.role === 'investor' ? [] : [...putAside, { label: 'My listings', to: '/listings' }]),
    { label: 'Company', to: '/company' },
    { label: 'Account', to: '/account' },
  ];
  return session.role === 'admin' ? [{ label: 'Back office', to: '/admin' }, ...own] : own;
}

/** The mobile side menu: for visitors with exactly these labels (§2.2). */
export function sideMenuLinks(session: StoredSession | null): readonly Destination[] {
  const about = [
    { label: 'Home', to: '/' },
    { label: 'About Us', to: '/about-us' },
    { label: 'FAQs', to: '/faq' },
    { label: 'Contact-us', to: '/contact-us' },
  ];
  if (session) return [...workplaces(session), ...accountLinks(session), ...about];
  return [...about, { label: 'Login', to: '/login' }, { label: 'Signup', to: '/sign-up' }];
}

type FooterGroup = { title: string; links: readonly Destination[] };

/** Services lead to the finder when signed in, otherwise to the login; an investor has Active Deals in their place. */
export function footerGroups(session: StoredSession | null): readonly FooterGroup[] {
  const services = [...finders, { label: 'Services Finder', to: '/service' }];
  return [
    {
      title: 'Support',
      links: [
        { label: 'How it works', to: '/how-it-works' },
        { label: 'Contact Us', to: '/contact-us' },
        { label: 'FAQs', to: '/faq' },
      ],
    },
    {
      title: 'Services',
      links:
        session?.role === 'investor'
          ? activeDeals
          : services.map(({ label, to }) => ({ label, to: session ? to : '/login' })),
    },
    {
      title: 'Others',
      links: [
        { label: 'About Us', to: '/about-us' },
        { label: 'Terms and conditions', to: '/terms' },
        { label: 'Privacy policy', to: '/privacy' },
      ],
    },
  ];
}

/** Finders, or an investor's Active Deals. */
export function workplaces(session: StoredSession): readonly Destination[] {
  return session.role === 'investor' ? activeDeals : finders;
}
