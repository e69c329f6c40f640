import { useEffect, useState } from 'react';
import type { FileBoxName } from '#platform/contract/files.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { filesInOrder, type TermSheet } from './term-sheet.ts';

export type Editing = {
  sheet: TermSheet;
  /** Names of files that were attached before the page was left, and could not be kept. */
  lostFiles: string[];
  /** Text came back from an earlier visit. */
  restored: boolean;
  answer: (name: string, value: string) => void;
  consent: (given: boolean) => void;
  attach: (box: FileBoxName, files: File[]) => void;
};

/** A term sheet being filled in. What is typed survives the page, a lost session included, until it is sent. */
export function useTermSheet(form: string, fields: readonly string[], keep: boolean): Editing {
  const [draft] = useState<Draft | null>(() => readDraft(form));
  const [sheet, setSheet] = useState<TermSheet>(() => ({
    answers: Object.fromEntries(fields.map((field) => [field, draft?.answers[field] ?? ''])),
    consent: draft?.consent ?? false,
    files: { cdaOrNda: [], rfq: [] },
  }));
  const attached = filesInOrder(sheet.files).map((file) => file.name);
  const lostFiles = (draft?.fileNames ?? []).filter((name) => !attached.includes(name));

  useEffect(() => {
    if (keep) keepDraft(form, { answers: sheet.answers, consent: sheet.consent, fileNames: namesOf(sheet) });
  }, [form, sheet, keep]);

  return {
    sheet,
    lostFiles,
    restored: draft !== null,
    answer: (name, value) =>
      setSheet((before) => ({ ...before, answers: { ...before.answers, [name]: value } })),
    consent: (given) => setSheet((before) => ({ ...before, consent: given })),
    attach: (box, files) => setSheet((before) => ({ ...before, files: { ...before.files, [box]: files } })),
  };
}

function namesOf({ files }: TermSheet): string[] {
  return filesInOrder(files).map((file) => file.name);
}
