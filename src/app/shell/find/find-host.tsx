import { lazy, Suspense, useEffect, useState } from 'react';
import { onOpenPalette, onOpenShortcuts } from '#platform/web/keys/doors.ts';
import { type StoredSession, useSession } from '#platform/web/session/session.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const ShortcutDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcut-dialog.tsx')).ShortcutDialog,
}));

/** What the keys of the frame open over any page, for who is signed in; its code is fetched when it is first wanted. */
export function FindHost() {
  const session = useSession();
  return session && <Host session={session} />;
}

function Host({ session }: { session: StoredSession }) {
  const [words, setWords] = useState<string | null>(null);
  const [helping, setHelping] = useState(false);
  useShortcuts(session.role);
  useEffect(() => onOpenPalette(setWords), []);
  useEffect(() => onOpenShortcuts(() => setHelping(true)), []);
  return (
    <Suspense fallback={null}>
      {words !== null && <Palette session={session} words={words} onClose={() => setWords(null)} />}
      {helping && <ShortcutDialog role={session.role} onClose={() => setHelping(false)} />}
    </Suspense>
  );
}
