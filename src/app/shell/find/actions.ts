import { useLocation, useNavigate } from 'react-router';
import { openShortcuts, saveSearch } from '#platform/web/keys/doors.ts';
import { type StoredSession, signOut } from '#platform/web/session/session.ts';
import { setColorScheme, useShownScheme } from '#ui/theme/color-scheme.ts';

type Action = { label: string; run: () => void };

const finders = ['/dossier-search', '/supplier-search'];

/** What the palette can do, for whom and where it can be done. */
export function useActions({ role }: StoredSession): readonly Action[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const other = useShownScheme() === 'dark' ? 'light' : 'dark';
  const go = (label: string, to: string): Action => ({ label, run: () => void navigate(to) });
  const listings: Record<StoredSession['role'], Action[]> = {
    admin: [
      go('New listing: dossier', '/admin/dossiers/new'),
      go('New listing: supplier', '/admin/suppliers/new'),
      go('New post', '/admin/blog/new'),
    ],
    seller: [go('New listing', '/listings/dossier/new')],
    investor: [],
  };
  return [
    ...listings[role],
    ...(finders.includes(pathname) ? [{ label: 'Save this search', run: saveSearch }] : []),
    { label: `Switch to ${other}`, run: () => setColorScheme(other) },
    { label: 'Keyboard shortcuts', run: openShortcuts },
    { label: 'Logout', run: () => void signOut() },
  ];
}
