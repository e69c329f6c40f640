export type ComingSoonText = {
  title: string;
  /** What the page will be for, and what can be done meanwhile. */
  text: string;
  /** Where to go meanwhile; Home without. */
  meanwhile?: { label: string; to: string };
};

const finder = { label: 'Open the Dossier Finder', to: '/dossier-search' };
const signUp = { label: 'Sign Up', to: '/sign-up' };

/** What stands on the pages that are still to be built, by their address in the page table. */
const texts: Record<string, ComingSoonText> = {
  '/how-it-works': {
    title: 'How it works',
    text: 'Seven steps from registration to a signed term sheet: find, compare, request, execute, and deal directly.',
    meanwhile: signUp,
  },
  '/registration': {
    title: 'Registration',
    text: 'What members get, and why registration is free of charge for buyers and needed for the finders.',
    meanwhile: signUp,
  },
  '/faq': {
    title: 'Frequently Asked Questions (FAQs)',
    text: 'What Dosebridge is, who can use it, how to explore and compare products, and why to register.',
  },
  '/contact-us': {
    title: 'Contact Us',
    text: 'Our sales team, key account support and a helping hand will be one form away.',
  },
  '/blog': {
    title: 'Blog',
    text: 'Notes on licensing, regulatory markets and manufacturing, written for business development teams.',
  },
  '/blog-details/:id': {
    title: 'Blog',
    text: 'This article will be readable here as soon as the blog opens.',
  },
  '/about-us': {
    title: 'About Us',
    text: 'Over 20 years in pharma business development stand behind Dosebridge: its founder, mission and beliefs.',
  },
  '/terms': {
    title: 'Terms and conditions',
    text: 'The terms under which members use Dosebridge will stand here.',
  },
  '/privacy': {
    title: 'Privacy policy',
    text: 'What we store about you, why, for how long, and how to have it deleted.',
  },
  '/admin': {
    title: 'Back office',
    text: 'Queues, requests, listings, companies, people, blog and messages will be worked on here.',
    meanwhile: finder,
  },
  '/investment/activedeals': {
    title: 'Active Deals',
    text: 'Dossiers open for co-development or acquisition, with their deal contours side by side.',
  },
};

export function comingSoonText(page: string): ComingSoonText {
  return texts[page] ?? { title: 'Coming Soon', text: 'This page is still being built.' };
}
