import { readSession } from '#platform/web/session/session.ts';

/** What was typed into a term sheet and not sent yet. Files cannot be kept, so only their names are. */
export type Draft = { answers: Record<string, string>; consent: boolean; fileNames: string[] };

/** Keeps drafts in this tab, by listing and by person: the next one to sign in here does not find them. */
export function keepDraft(form: string, draft: Draft): void {
  if (isEmpty(draft)) dropDraft(form);
  else window.sessionStorage.setItem(key(form), JSON.stringify({ ...draft, name: readSession()?.name }));
}

export function readDraft(form: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key(form)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { name, answers, consent, fileNames } = stored as Partial<Draft & { name: string }>;
    if (name !== readSession()?.name) return null;
    return {
      answers: texts(answers),
      consent: consent === true,
      fileNames: Array.isArray(fileNames) ? fileNames : [],
    };
  } catch {
    return null;
  }
}

export function dropDraft(form: string): void {
  window.sessionStorage.removeItem(key(form));
}

function key(form: string): string {
  return `draft:${form}`;
}

function isEmpty({ answers, consent, fileNames }: Draft): boolean {
  return !consent && fileNames.length === 0 && Object.values(answers).every((answer) => answer === '');
}

function texts(answers: unknown): Record<string, string> {
  const entries = typeof answers === 'object' && answers !== null ? Object.entries(answers) : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}
