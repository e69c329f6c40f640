/** The form in which one is as it is sent; the page, where the step stands outside of any. */
export function formInUse(): HTMLFormElement | Document {
  return document.activeElement?.closest('form') ?? document;
}

/** What a field is called for whom it is judged: an editor without a name of its own stands in something that has one. */
function fieldOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const name = target.getAttribute('name') ?? '';
  return name === '' ? (target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null) : name;
}

/**
 * Tells of every field of a form that is changed, once React has taken the change up: a field that React holds would lose
 * what is typed if the page were drawn anew before. Answers what ends it.
 */
export function onFieldChange(form: HTMLFormElement | Document, tell: (field: string) => void): () => void {
  const listen = ({ target }: Event) => {
    const field = fieldOf(target);
    if (field !== null && form.contains(target as Element)) tell(field);
  };
  window.addEventListener('input', listen);
  return () => window.removeEventListener('input', listen);
}

/** Whether what is said of a path is said of a field: of all of it, of one of its parts, or of what it is a part of. */
function isAbout(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`);
}

/** What is still said once somebody has changed a field: nobody knows of it before it is sent again. */
export function withoutField<T>(said: Readonly<Record<string, T>>, field: string): Record<string, T> {
  return Object.fromEntries(Object.entries(said).filter(([path]) => !isAbout(path, field)));
}

/** Leads to the first field that is marked as wrong, out of its fold; answers it. */
export function leadToFirst(within: ParentNode): HTMLElement | null {
  for (const wrong of within.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]')) {
    const input = wrong.dataset['wrong'] === undefined ? wrong : firstWithin(wrong);
    const fold = input?.closest('details');
    if (fold) fold.open = true;
    input?.focus();
    if (input && document.activeElement === input) return input;
  }
  return null;
}

/** What is said of the field that one was led to; of a form and of its server the one may have 'Email', the other 'email'. */
export function saidOf(field: Element, said: Readonly<Record<string, string>>): string | undefined {
  const name = fieldOf(field)?.toLowerCase() ?? '';
  return Object.entries(said).find(([path]) => isAbout(path.toLowerCase(), name))?.[1];
}

/** Of several inputs that answer together; of an editor its text, not its tools. */
function firstWithin(group: HTMLElement): HTMLElement | null {
  return (
    group.querySelector('[role="textbox"]') ?? group.querySelector('input:not([hidden]), textarea, button')
  );
}

/** How many fields are wrong: of a list the server names the place too ('tags.2'), and it is one field all the same. */
export function countFields(said: Readonly<Record<string, unknown>>): number {
  return new Set(Object.keys(said).map((path) => path.replace(/\.\d+(\..*)?$/, ''))).size;
}

/** '3 fields need a look' */
export function needALook(count: number): string {
  return count === 1 ? 'One field needs a look' : `${count} fields need a look`;
}
