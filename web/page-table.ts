import { matchPath } from 'react-router';
import { type Access, members, type Role } from '#contract/roles.ts';
import { admits } from './session.ts';

/** One page: its address, who may open it, and its file in `pages/`. */
export type PageRow = { path: string; access: Access; file: string };

/**
 * Every page of the product: first the route table (§2.1) in its order, then what goes beyond it.
 * `routes.ts` builds the router from it, and `root.tsx` guards by it: to add a page, add its row.
 *
 * A page that is not public exports a `clientLoader` (and a `HydrateFallback`), even one that loads nothing: with it
 * the server sends the skeleton only, and the guard runs before anything else shows.
 */
export const pageTable: readonly PageRow[] = [
  { path: '/', access: 'public', file: 'landing' },
  { path: '/how-it-works', access: 'public', file: 'how-it-works' },
  { path: '/registration', access: 'public', file: 'registration' },
  { path: '/faq', access: 'public', file: 'faq' },
  { path: '/contact-us', access: 'public', file: 'contact-us' },
  { path: '/blog', access: 'public', file: 'blog' },
  { path: '/blog-details/:id', access: 'public', file: 'blog-details' },
  { path: '/login', access: 'public', file: 'login' },
  { path: '/reset-password/:key/:emailId', access: 'public', file: 'reset-password' },
  { path: '/forgot', access: 'public', file: 'forgot' },
  { path: '/sign-up', access: 'public', file: 'sign-up' },
  { path: '/about-us', access: 'public', file: 'about-us' },
  { path: '/admin', access: ['admin'], file: 'admin' },
  { path: '/welcome', access: members, file: 'welcome' },
  { path: '/home', access: members, file: 'home' },
  { path: '/dossier-search', access: members, file: 'dossier-search' },
  { path: '/product-details/:id', access: members, file: 'product-details' },
  { path: '/product-term-sheet/:id', access: members, file: 'product-term-sheet' },
  { path: '/supplier-search', access: members, file: 'supplier-search' },
  { path: '/supplier-details/:id', access: members, file: 'supplier-details' },
  { path: '/supplier-term-sheet/:id', access: members, file: 'supplier-term-sheet' },
  { path: '/service', access: members, file: 'service' },
  { path: '/investment/activedeals', access: ['investor', 'admin'], file: 'active-deals' },

  { path: '/terms', access: 'public', file: 'terms' },
  { path: '/privacy', access: 'public', file: 'privacy' },
  { path: '/verify-email/:key', access: 'public', file: 'verify-email' },
  { path: '/investment/activedeals/:id', access: ['investor', 'admin'], file: 'active-deal' },
  { path: '/compare', access: members, file: 'compare' },
  { path: '/compare/proposals', access: members, file: 'proposals' },
  { path: '/shortlist', access: members, file: 'shortlist' },
  { path: '/saved-searches', access: members, file: 'saved-searches' },
  { path: '/stop-alerts/:key', access: 'public', file: 'stop-alerts' },
  { path: '/coming-soon', access: 'signed-in', file: 'coming-soon' },
  { path: '/listings', access: members, file: 'listings' },
  { path: '/listings/:kind/:id', access: members, file: 'listing-edit' },
  { path: '/account', access: 'signed-in', file: 'account' },
  { path: '/admin/blog', access: ['admin'], file: 'admin-table' },
  { path: '/admin/blog/:id', access: ['admin'], file: 'admin-blog-post' },
  { path: '/requests', access: 'signed-in', file: 'requests' },
  { path: '/requests/:reference', access: 'signed-in', file: 'request-details' },
  { path: '/admin/requests', access: ['admin'], file: 'admin-table' },
  { path: '/admin/edits', access: ['admin'], file: 'admin-table' },
  { path: '/admin/messages', access: ['admin'], file: 'admin-table' },
  { path: '/admin/problems', access: ['admin'], file: 'admin-table' },
  { path: '/admin/dossiers', access: ['admin'], file: 'admin-table' },
  { path: '/admin/suppliers', access: ['admin'], file: 'admin-table' },
  { path: '/admin/dossiers/new', access: ['admin'], file: 'admin-listing-new' },
  { path: '/admin/dossiers/:id', access: ['admin'], file: 'admin-listing' },
  { path: '/admin/suppliers/new', access: ['admin'], file: 'admin-listing-new' },
  { path: '/admin/suppliers/:id', access: ['admin'], file: 'admin-listing' },
  { path: '/admin/listing-edits/:id', access: ['admin'], file: 'admin-listing-edit' },
  { path: '/admin/imports', access: ['admin'], file: 'admin-imports' },
  { path: '/admin/imports/:id', access: ['admin'], file: 'admin-import' },
  { path: '/admin/companies', access: ['admin'], file: 'admin-table' },
  { path: '/admin/companies/:id', access: ['admin'], file: 'admin-company' },
  { path: '/admin/people', access: ['admin'], file: 'admin-table' },
  { path: '/admin/people/:id', access: ['admin'], file: 'admin-person' },
  { path: '/admin/fees', access: ['admin'], file: 'admin-table' },
  { path: '/admin/mails', access: ['admin'], file: 'admin-table' },
  { path: '/admin/searches', access: ['admin'], file: 'admin-table' },
  { path: '/admin/audit', access: ['admin'], file: 'admin-table' },
  { path: '/admin/holidays', access: ['admin'], file: 'admin-holidays' },
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
