import type { FileBoxName } from '#platform/contract/files.ts';
import { isBlank } from '#platform/contract/validation.ts';

/** A term sheet as it is filled in: the same for dossiers and suppliers but for the names of the answers. */
export type TermSheet = {
  answers: Record<string, string>;
  consent: boolean;
  files: Record<FileBoxName, File[]>;
};

const boxNames: readonly FileBoxName[] = ['cdaOrNda', 'rfq'];

/** At least one field or file; consent does not count (§5.8). */
export function saysSomething({ answers, files }: Omit<TermSheet, 'consent'>): boolean {
  return (
    Object.values(answers).some((answer) => !isBlank(answer)) || boxNames.some((box) => files[box].length > 0)
  );
}

export function filesInOrder(files: TermSheet['files']): File[] {
  return boxNames.flatMap((box) => files[box]);
}

/** The form on the wire: fields first, so that the server can refuse before it has read the files. */
export function toFormData(
  listing: { id: string } | { ids: string },
  sheet: TermSheet,
  repeat: boolean,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(listing)) form.set(name, value);
  for (const [name, answer] of Object.entries(sheet.answers)) form.set(name, answer.trim());
  form.set('status', String(sheet.consent));
  if (repeat) form.set('repeat', 'true');
  for (const box of boxNames) {
    for (const file of sheet.files[box]) form.append(box, file, file.name);
  }
  return form;
}
