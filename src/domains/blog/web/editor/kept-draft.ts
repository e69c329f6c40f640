import { draftsKey, readSession } from '#platform/web/session/session.ts';
import { blankValues, type PostValues } from './values.ts';

/** What was typed into a post and not saved yet, and the revision it started from. */
export type KeptDraft = { values: PostValues; revision: number | null };

type Kept = KeptDraft & { name: string | undefined };

/**
 * Keeps what is typed in this browser, by post and by person: through a crash, a closed tab and an ended session.
 * False where the browser keeps nothing.
 */
export function keepDraft(post: string, draft: KeptDraft): boolean {
  return store({ ...readAll(), [post]: { ...draft, name: readSession()?.name } });
}

export function dropDraft(post: string): void {
  const { [post]: _, ...others } = readAll();
  store(others);
}

export function readDraft(post: string): KeptDraft | null {
  const kept = readAll()[post];
  if (kept === undefined || kept.name !== readSession()?.name) return null;
  return { values: { ...blankValues, ...kept.values }, revision: kept.revision };
}

function readAll(): Record<string, Kept> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(draftsKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

function store(drafts: Record<string, Kept>): boolean {
  try {
    if (Object.keys(drafts).length === 0) window.localStorage.removeItem(draftsKey);
    else window.localStorage.setItem(draftsKey, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}
