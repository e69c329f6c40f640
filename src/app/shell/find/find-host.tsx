import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onOpenPalette, onOpenShortcuts } from '#platform/web/keys/doors.ts';
import type { StoredSession } from '#platform/web/session/session.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const ShortcutDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcut-dialog.tsx')).ShortcutDialog,
}));

/** What the keys of the frame open over any page, for who is signed in; its code is fetched when it is first wanted. */
export function FindHost({ session }: { session: StoredSession }) {
  const [words, setWords] = useState<string | null>(null);
  const [helping, setHelping] = useState(false);
  useShortcuts(session.role);
  // At once: the next key is the first letter of what is looked for.
  useEffect(() => onOpenPalette((given) => flushSync(() => setWords(given))), []);
  useEffect(() => onOpenShortcuts(() => setHelping(true)), []);
  return (
    <Suspense fallback={words !== null && <EarlyWords words={words} onType={setWords} />}>
      {words !== null && <Palette session={session} words={words} onClose={() => setWords(null)} />}
      {helping && <ShortcutDialog role={session.role} onClose={() => setHelping(false)} />}
    </Suspense>
  );
}

/** Takes what is typed while the palette's code is on its way: who knows the keys does not wait for it. */
function EarlyWords({ words, onType }: { words: string; onType: (words: string) => void }) {
  return (
    <input
      ref={focus}
      type="text"
      className="visually-hidden"
      aria-label="Find a record"
      maxLength={200}
      value={words}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
