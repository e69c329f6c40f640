import { allFiles, appendFiles, type Draft, useDraft } from '#forms/use-draft.ts';
import type { FileBoxName } from '#platform/contract/files.ts';
import { isBlank } from '#platform/contract/validation.ts';

/** A term sheet being filled in: the same for dossiers and suppliers but for the names of the answers. */
export type TermSheetDraft = Draft<string, FileBoxName>;

/** Its answers by their fields, with the consent as `status`, and its files by their boxes. */
export type TermSheet = Pick<TermSheetDraft, 'values' | 'files'>;

const boxNames: readonly FileBoxName[] = ['cdaOrNda', 'rfq'];

/** What is typed, over what is known already; a draft that was left wins over both. */
export function useTermSheet(
  form: string,
  fields: readonly { name: string }[],
  keep: boolean,
  known: Readonly<Record<string, string>>,
): TermSheetDraft {
  const answers = Object.fromEntries(fields.map(({ name }) => [name, known[name] ?? '']));
  return useDraft<string, FileBoxName>(form, { ...answers, status: 'false' }, boxNames, keep);
}

/** At least one field or file; consent does not count (§5.8). */
export function saysSomething({ values: { status: _, ...answers }, files }: TermSheet): boolean {
  return Object.values(answers).some((answer) => !isBlank(answer)) || allFiles(files).length > 0;
}

/** The form on the wire. */
export function toFormData(
  listing: { id: string } | { ids: string },
  { values, files }: TermSheet,
  repeat: boolean,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...listing, ...values })) form.set(name, value.trim());
  if (repeat) form.set('repeat', 'true');
  appendFiles(form, files);
  return form;
}
