const id = 'site-search';

/** The name by which shortcuts find the Search field: there is one on every page of who is signed in. */
export const searchId = id;

function searchField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input#${id}`);
}

export function focusSearch(): void {
  const field = searchField();
  field?.focus();
  field?.select();
}

/** What is typed in the Search field; null where the key was pressed elsewhere. */
export function wordsOfSearch(target: EventTarget | null): string | null {
  const field = searchField();
  return field !== null && field === target ? field.value : null;
}
