import type { Visitor } from './navigation-table.ts';

/** Page, its main heading, who is shown it, and where it leads everybody else: `/` unless told. */
type Page = readonly [
  path: string,
  heading: string | RegExp,
  admits: readonly Visitor[],
  otherwise?: Partial<Record<Visitor, string>>,
];

const everybody = ['visitor', 'seller', 'investor', 'admin'] as const;
const signedIn = ['seller', 'investor', 'admin'] as const;
const members = ['seller', 'admin'] as const;
/** A post, or what is said of a key or an id that is unknown: anything but the 404 page. */
const any = /^(?!There is no page)/;
const home = { seller: '/home', investor: '/investment/activedeals', admin: '/home' };

/** The specification's route table (section 2), then the pages that `product.md` adds. */
export const pages: readonly Page[] = [
  ['/', 'The B2B marketplace for pharmaceuticals', everybody],
  ['/how-it-works', 'Seven steps from a search to a contract', everybody],
  ['/registration', 'One business email opens the whole catalogue', everybody],
  ['/faq', 'What buyers ask before they register', everybody],
  ['/contact-us', 'Write to people who have closed deals', everybody],
  ['/blog', 'Blog', everybody],
  ['/blog-details/{post}', any, everybody],
  ['/login', 'Login', ['visitor'], home],
  ['/reset-password/a-key/ana%40lusitan.example', 'Reset Password', everybody],
  ['/forgot', 'Forgot Password', everybody],
  ['/sign-up', 'Sign Up', everybody],
  ['/sign-up?email=ana%40lusitan.example', 'Create your profile', everybody],
  ['/about-us', 'Made by people who have sat on both sides of a term sheet', everybody],
  ['/admin', 'Back office', ['admin']],
  ['/welcome', 'Thank you for joining us!', members],
  ['/home', 'What do you want to do, today?', members],
  ['/dossier-search', 'Dossier Search', members],
  ['/product-details/{dossier}', /^Product Code-\S/, members],
  ['/product-term-sheet/{dossier}', 'Request a Proposal', members],
  ['/supplier-search', 'Supplier Search', members],
  ['/supplier-details/{supplier}', /^\S+$/, members],
  ['/supplier-term-sheet/{supplier}', 'Request a Term Sheet', members],
  ['/service', 'Services Finder', members],
  ['/investment/activedeals', 'Active Deals', ['investor', 'admin']],
  ['/terms', 'Terms and conditions', everybody],
  ['/privacy', 'Privacy policy', everybody],
  ['/verify-email/a-key', any, everybody],
  ['/investment/activedeals/999999', /./, ['investor', 'admin']],
  ['/compare', 'Compare dossiers', members],
  ['/compare/proposals', 'No dossier to ask for', members],
  ['/shortlist', 'Shortlist', members],
  ['/saved-searches', 'Saved searches', members],
  ['/stop-alerts/a-key', 'Stop alerts', everybody],
  ['/coming-soon', 'Coming Soon', signedIn],
  ['/account', 'Account', signedIn],
  ['/admin/blog', 'Blog', ['admin']],
  ['/admin/blog/new', 'New post', ['admin']],
  ['/admin/blog/{post}', 'Edit post', ['admin']],
  ['/requests', 'My requests', signedIn],
  ['/requests/DB-2026-999999', any, signedIn],
  ['/admin/requests', 'Requests', ['admin']],
  ['/admin/edits', 'Listing edits', ['admin']],
  ['/admin/messages', 'Messages', ['admin']],
  ['/admin/problems', 'Problem reports', ['admin']],
  ['/admin/dossiers', 'Dossiers', ['admin']],
  ['/admin/suppliers', 'Suppliers', ['admin']],
  ['/admin/companies', 'Companies', ['admin']],
  ['/admin/companies/999999', 'There is no such company', ['admin']],
  ['/admin/people', 'People', ['admin']],
  ['/admin/people/999999', 'There is no such person', ['admin']],
  ['/admin/fees', 'Fee ledger', ['admin']],
  ['/admin/mails', 'Mails', ['admin']],
  ['/admin/searches', 'Searches without result', ['admin']],
  ['/admin/audit', 'Audit trail', ['admin']],
  ['/admin/holidays', 'Holidays', ['admin']],
];
