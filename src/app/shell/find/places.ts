import { sections } from '#domains/desk/contract/back-office-sections.ts';
import { homeOf } from '#page-table.ts';
import type { StoredSession } from '#platform/web/session/session.ts';
import { accountLinks, barLinks, type Destination, footerGroups, headerLinks } from '../header/navigation.ts';

/** The desk's own pages say so: it has a table of the blog beside the blog. */
type Place = Destination & { detail?: string };

/** Every page that the palette leads to: whatever the frame has a link to, each once (§2.29). */
export function placesOf(session: StoredSession): readonly Place[] {
  const desk = session.role === 'admin' ? sections.flatMap(({ entries }) => entries) : [];
  const all: readonly Place[] = [
    ...desk.map(({ label, to }) => ({ label, to, detail: 'Back office' })),
    ...barLinks(session),
    ...accountLinks(session),
    { label: 'My home', to: homeOf(session.role) },
    ...headerLinks(session),
    ...footerGroups(session).flatMap(({ links }) => links),
  ];
  const first = new Map<string, Place>();
  for (const place of all) if (!first.has(place.to)) first.set(place.to, place);
  return [...first.values()];
}

/** Whether each of the words stands in the text, where a word begins. */
export function saysAll(text: string, words: string): boolean {
  const said = ` ${text.toLowerCase()}`;
  return words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => said.includes(` ${word}`));
}
