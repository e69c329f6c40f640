import { draftsKey, readSession } from '#platform/web/session/session.ts';

/** How long a draft outlives its page: as long as the tab, or through a closed one and an ended session too. */
type Keeping = 'tab' | 'browser';

type Kept = object & { name: string | undefined };

/**
 * Keeps what was typed into a form and not sent yet, by form and by person: the next one to sign in here does not find
 * it. False where the browser keeps nothing.
 */
export function keepDraft(form: string, draft: object, keeping: Keeping = 'tab'): boolean {
  return store({ ...readAll(keeping), [form]: { ...draft, name: readSession()?.name } }, keeping);
}

export function readDraft<T extends object>(form: string, keeping: Keeping = 'tab'): T | null {
  const kept = readAll(keeping)[form];
  return kept !== undefined && kept.name === readSession()?.name ? (kept as T) : null;
}

export function dropDraft(form: string, keeping: Keeping = 'tab'): void {
  const { [form]: dropped, ...others } = readAll(keeping);
  // A form that is drawn anew while a session ends is empty, and not its writer's: theirs waits for them.
  if (dropped !== undefined && dropped.name === readSession()?.name) store(others, keeping);
}

function readAll(keeping: Keeping): Record<string, Kept> {
  try {
    const stored: unknown = JSON.parse(storage(keeping).getItem(draftsKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

function store(drafts: Record<string, Kept>, keeping: Keeping): boolean {
  try {
    if (Object.keys(drafts).length === 0) storage(keeping).removeItem(draftsKey);
    else storage(keeping).setItem(draftsKey, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

function storage(keeping: Keeping): Storage {
  return keeping === 'tab' ? window.sessionStorage : window.localStorage;
}
