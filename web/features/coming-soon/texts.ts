export type ComingSoonText = {
  title: string;
  /** What the page will be for, and what can be done meanwhile. */
  text: string;
  /** Where to go meanwhile; Home without. */
  meanwhile?: { label: string; to: string };
};

/** What stands on pages that are still to be built, by their address in the page table: at present there is none. */
const texts: Record<string, ComingSoonText> = {};

export function comingSoonText(page: string): ComingSoonText {
  return texts[page] ?? { title: 'Coming Soon', text: 'This page is still being built.' };
}
