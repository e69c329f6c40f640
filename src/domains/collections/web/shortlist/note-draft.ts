import { readSession } from '#platform/web/session/session.ts';

/** A note that was typed and is not stored yet, kept in this tab and for this person. */
export function keepNoteDraft(id: string, note: string): void {
  window.sessionStorage.setItem(key(id), JSON.stringify({ name: readSession()?.name, note }));
}

export function readNoteDraft(id: string): string | null {
  try {
    const { name, note } = JSON.parse(window.sessionStorage.getItem(key(id)) ?? '{}');
    return name === readSession()?.name && typeof note === 'string' ? note : null;
  } catch {
    return null;
  }
}

export function dropNoteDraft(id: string): void {
  window.sessionStorage.removeItem(key(id));
}

function key(id: string): string {
  return `note:${id}`;
}
