import { matchPath } from 'react-router';
import { type Access, members, type Role } from '#platform/contract/roles.ts';
import { admits } from '#platform/web/session/session.ts';

/** One page: its address, who may open it, and its file: `src/{file}.page.tsx`. */
export type PageRow = {
  path: string;
  access: Access;
  file: string;
  /** Nothing in it moves or loads by itself: it comes to life when its reader first acts. */
  onlyRead?: true;
};

/**
 * Every page of the product: first the route table (§2.1) in its order, then what goes beyond it.
 * `routes.ts` builds the router from it, and `root.tsx` guards by it: to add a page, add its row.
 *
 * A page that is not public exports a `clientLoader` (and a `HydrateFallback`), even one that loads nothing: with it
 * the server sends the skeleton only, and the guard runs before anything else shows.
 */
export const pageTable: readonly PageRow[] = [
  { path: '/', access: 'public', file: 'domains/site/landing', onlyRead: true },
  { path: '/how-it-works', access: 'public', file: 'domains/site/how-it-works', onlyRead: true },
  { path: '/registration', access: 'public', file: 'domains/accounts/registration', onlyRead: true },
  { path: '/faq', access: 'public', file: 'domains/site/faq', onlyRead: true },
  { path: '/contact-us', access: 'public', file: 'domains/site/contact-us', onlyRead: true },
  { path: '/blog', access: 'public', file: 'domains/blog/blog', onlyRead: true },
  { path: '/blog-details/:id', access: 'public', file: 'domains/blog/blog-details' },
  { path: '/login', access: 'public', file: 'domains/accounts/login' },
  { path: '/reset-password/:key/:emailId', access: 'public', file: 'domains/accounts/reset-password' },
  { path: '/forgot', access: 'public', file: 'domains/accounts/forgot' },
  { path: '/sign-up', access: 'public', file: 'domains/accounts/sign-up' },
  { path: '/about-us', access: 'public', file: 'domains/site/about-us', onlyRead: true },
  { path: '/admin', access: ['admin'], file: 'domains/desk/admin' },
  { path: '/welcome', access: members, file: 'domains/accounts/welcome' },
  { path: '/home', access: members, file: 'domains/site/home' },
  { path: '/dossier-search', access: members, file: 'app/pages/dossier-search' },
  { path: '/product-details/:id', access: members, file: 'domains/dossiers/product-details' },
  { path: '/product-term-sheet/:id', access: members, file: 'domains/requests/product-term-sheet' },
  { path: '/supplier-search', access: members, file: 'app/pages/supplier-search' },
  { path: '/supplier-details/:id', access: members, file: 'domains/suppliers/supplier-details' },
  { path: '/supplier-term-sheet/:id', access: members, file: 'domains/requests/supplier-term-sheet' },
  { path: '/service', access: members, file: 'domains/site/service' },
  { path: '/investment/activedeals', access: ['investor', 'admin'], file: 'domains/dossiers/active-deals' },

  { path: '/terms', access: 'public', file: 'domains/site/terms', onlyRead: true },
  { path: '/privacy', access: 'public', file: 'domains/site/privacy', onlyRead: true },
  { path: '/terms/accept', access: 'signed-in', file: 'domains/accounts/terms-accept' },
  { path: '/verify-email/:key', access: 'public', file: 'domains/accounts/verify-email' },
  {
    path: '/investment/activedeals/:id',
    access: ['investor', 'admin'],
    file: 'domains/requests/active-deal',
  },
  { path: '/presentations/:id', access: members, file: 'domains/dossiers/presentation' },
  { path: '/opportunities', access: members, file: 'app/pages/opportunities' },
  { path: '/compare', access: members, file: 'domains/collections/compare' },
  { path: '/compare/proposals', access: members, file: 'domains/collections/proposals' },
  { path: '/shortlist', access: members, file: 'domains/collections/shortlist' },
  { path: '/briefs', access: members, file: 'domains/briefs/briefs' },
  { path: '/briefs/new', access: members, file: 'domains/briefs/brief-new' },
  { path: '/briefs/:id', access: members, file: 'domains/briefs/brief' },
  { path: '/saved-searches', access: members, file: 'domains/collections/saved-searches' },
  { path: '/stop-alerts/:key', access: 'public', file: 'domains/collections/stop-alerts' },
  { path: '/coming-soon', access: 'signed-in', file: 'domains/site/coming-soon' },
  { path: '/listings', access: members, file: 'domains/listings/listings' },
  { path: '/listings/dossier/new', access: members, file: 'domains/listings/listing-new' },
  { path: '/listings/import', access: members, file: 'domains/listings/own-import' },
  { path: '/listings/import/:id', access: members, file: 'domains/listings/own-sheet' },
  { path: '/listings/:kind/:id', access: members, file: 'domains/listings/listing-edit' },
  { path: '/account', access: 'signed-in', file: 'domains/accounts/account' },
  { path: '/company', access: 'signed-in', file: 'app/pages/company' },
  { path: '/join/:key', access: 'public', file: 'domains/companies/join' },
  { path: '/admin/blog', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/blog/:id', access: ['admin'], file: 'domains/desk/admin-blog-post' },
  { path: '/requests', access: 'signed-in', file: 'domains/requests/requests' },
  { path: '/requests/:reference', access: 'signed-in', file: 'domains/requests/request-details' },
  { path: '/offers', access: 'signed-in', file: 'domains/offers/offers' },
  { path: '/admin/requests', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/edits', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/settlements', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/evidence', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/findings', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/messages', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/problems', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/dossiers', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/suppliers', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/dossiers/new', access: ['admin'], file: 'domains/desk/admin-listing-new' },
  { path: '/admin/dossiers/:id', access: ['admin'], file: 'domains/desk/admin-listing' },
  { path: '/admin/dossiers/:id/windows', access: ['admin'], file: 'domains/desk/admin-windows' },
  { path: '/admin/suppliers/new', access: ['admin'], file: 'domains/desk/admin-listing-new' },
  { path: '/admin/suppliers/:id', access: ['admin'], file: 'domains/desk/admin-listing' },
  { path: '/admin/listing-edits/:id', access: ['admin'], file: 'domains/desk/admin-listing-edit' },
  { path: '/admin/registers', access: ['admin'], file: 'domains/desk/admin-registers' },
  { path: '/admin/registers/unmatched', access: ['admin'], file: 'domains/desk/admin-unmatched' },
  { path: '/admin/imports', access: ['admin'], file: 'domains/desk/admin-imports' },
  { path: '/admin/imports/:id', access: ['admin'], file: 'domains/desk/admin-import' },
  { path: '/admin/companies', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/companies/:id', access: ['admin'], file: 'domains/desk/admin-company' },
  { path: '/admin/people', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/people/:id', access: ['admin'], file: 'domains/desk/admin-person' },
  { path: '/admin/fees', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/mails', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/searches', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/audit', access: ['admin'], file: 'domains/desk/admin-table' },
  { path: '/admin/holidays', access: ['admin'], file: 'domains/desk/admin-holidays' },
  { path: '/admin/operator', access: ['admin'], file: 'domains/desk/admin-operator' },
];

/** Who may open the page whose route pattern this is. */
export function accessTo(pattern: string): Access {
  return pageTable.find((row) => row.path === pattern)?.access ?? 'public';
}

/** Whether a role may go to an address; one that leads to no page is open to nobody. */
export function mayOpen(address: string, role: Role): boolean {
  const [pathname = '/'] = address.split(/[?#]/, 1);
  return pageTable.some((row) => matchPath(row.path, pathname) !== null && admits(row.access, role));
}

/** Whether a page waits for its reader to act before its scripts run. */
export function isOnlyRead(pattern: string): boolean {
  return pageTable.some(({ path, onlyRead }) => path === pattern && onlyRead);
}

/** What stands in search engines: the public pages, but for those that a key in a mail opens. */
export function isForSearchEngines(pattern: string): boolean {
  const row = pageTable.find(({ path }) => path === pattern);
  return row?.access === 'public' && !/:key|^\/forgot$/.test(pattern);
}

/** Where a session starts: an investor has no finders. Without one, at the login. */
export function homeOf(role: Role | undefined): string {
  if (role === undefined) return '/login';
  return role === 'investor' ? '/investment/activedeals' : '/home';
}
