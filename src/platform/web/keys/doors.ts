/** What a page may ask of the frame around it, which listens (§2.29): events, because pages do not know their frame. */
const palette = 'open-palette';
const shortcuts = 'open-shortcuts';
const savedSearch = 'save-search';
const moved = 'requests-moved';

/** With what the palette was asked for before the frame's bar, which listens, had come. */
let unheard: string | null = null;

/** Opens the palette, with words to begin with. */
export function openPalette(words = ''): void {
  unheard = words;
  window.dispatchEvent(new CustomEvent(palette, { detail: words }));
}

export function onOpenPalette(listener: (words: string) => void): () => void {
  function hear(words: string): void {
    unheard = null;
    listener(words);
  }
  if (unheard !== null) queueMicrotask(() => unheard !== null && hear(unheard));
  return listen(palette, (event) => hear(event instanceof CustomEvent ? String(event.detail) : ''));
}

/** Shows which keys do what. */
export function openShortcuts(): void {
  window.dispatchEvent(new Event(shortcuts));
}

export function onOpenShortcuts(listener: () => void): () => void {
  return listen(shortcuts, listener);
}

/** Asks the finder that is open to save its search. */
export function saveSearch(): void {
  window.dispatchEvent(new Event(savedSearch));
}

export function onSaveSearch(listener: () => void): () => void {
  return listen(savedSearch, listener);
}

/** Says that the viewer has moved a request: what waits for them is another number now. */
export function announceMove(): void {
  window.dispatchEvent(new Event(moved));
}

export function onMove(listener: () => void): () => void {
  return listen(moved, listener);
}

function listen(name: string, listener: (event: Event) => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
