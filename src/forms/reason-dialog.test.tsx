import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keepDraft } from './drafts.ts';
import { ReasonDialog } from './reason-dialog.tsx';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function drawn(draft: string, called: { label?: string } = {}): string {
  const dialog = (
    <ReasonDialog
      {...{ title: 'Refuse', draft, field: 'note', readBy: 'Its owner reads it', maxLength: 100 }}
      {...called}
      button="Refuse"
      send={async () => undefined}
      onClose={() => undefined}
    />
  );
  return renderToStaticMarkup(dialog);
}

test('a dialog that was closed without sending begins with its own reason', () => {
  vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() });
  keepDraft('refuse:7', { values: { reason: 'The source says nothing of it' }, fileNames: [] });
  expect(drawn('refuse:7')).toMatch(/<textarea[^>]*name="note"[^>]*>The source says nothing of it</);
  expect(drawn('refuse:8')).toMatch(/<textarea[^>]*name="note"[^>]*></);
});

test('it asks for a reason, or for what it is told to ask for', () => {
  vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() });
  expect(drawn('refuse:9')).toContain('Reason</label>');
  expect(drawn('prove:9', { label: 'How it was proven' })).toMatch(/How it was proven<\/label>/);
});
