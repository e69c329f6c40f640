import { homeOf } from '#page-table.ts';
import type { Role } from '#platform/contract/roles.ts';
import { dossiersOf, requestsOf } from '../header/navigation.ts';

/** One shortcut (§2.29): the keys pressed one after the other, what it does, and where it leads if it leads anywhere. */
export type Shortcut = { keys: readonly string[]; label: string; to?: string };

/** Keys that begin another: 'g r' is 'go to requests'. */
export const search: Shortcut = { keys: ['/'], label: 'Search' };
export const help: Shortcut = { keys: ['?'], label: 'Show these shortcuts' };

/** The single characters, for a role. Nobody has one for a page that stays closed to them. */
export function shortcutsFor(role: Role): readonly Shortcut[] {
  const dossiers = dossiersOf(role);
  return [
    search,
    help,
    { keys: ['g', 'h'], label: 'Go home', to: homeOf(role) },
    { keys: ['g', 'r'], label: 'Go to requests', to: requestsOf(role) },
    { keys: ['g', 'd'], label: `Go to ${dossiers.label}`, to: dossiers.to },
    ...(role === 'investor' ? [] : [{ keys: ['g', 's'], label: 'Go to the shortlist', to: '/shortlist' }]),
  ];
}

/** What a key means after those pressed before it: a shortcut, the beginning of one, or nothing. */
export function read(
  shortcuts: readonly Shortcut[],
  pressed: readonly string[],
): { done: Shortcut } | { begun: true } | null {
  const fitting = shortcuts.filter(({ keys }) => pressed.every((key, place) => keys[place] === key));
  const done = fitting.find(({ keys }) => keys.length === pressed.length);
  if (done) return { done };
  return fitting.length > 0 ? { begun: true } : null;
}
