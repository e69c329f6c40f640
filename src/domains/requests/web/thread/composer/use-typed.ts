import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../form/draft.ts';

export type Typed<F extends string> = {
  values: Record<F, string>;
  type: (name: F, value: string) => void;
  files: File[];
  attach: (files: File[]) => void;
  /** Names of files that were attached before the page was left, and could not be kept. */
  lostFiles: string[];
  /** Forgets it: it was sent. */
  clear: () => void;
};

/**
 * What is typed into a form of a request. It survives the page, a lost session included, until it is sent; files
 * cannot be kept.
 */
export function useTyped<F extends string>(form: string, initial: Record<F, string>): Typed<F> {
  const [empty] = useState(initial);
  const [draft, setDraft] = useState(() => readDraft(form));
  const [values, setValues] = useState<Record<F, string>>({ ...empty, ...draft?.answers });
  const [files, setFiles] = useState<File[]>([]);
  const names = files.map((file) => file.name);

  useEffect(() => {
    const fields = Object.keys(empty) as F[];
    const isTyped = fields.some((name) => values[name] !== empty[name]) || files.length > 0;
    const fileNames = files.map((file) => file.name);
    if (isTyped) keepDraft(form, { answers: values, consent: false, fileNames });
    else dropDraft(form);
  }, [form, empty, values, files]);

  return {
    values,
    files,
    type: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    attach: setFiles,
    lostFiles: (draft?.fileNames ?? []).filter((name) => !names.includes(name)),
    clear() {
      dropDraft(form);
      setDraft(null);
      setValues(empty);
      setFiles([]);
    },
  };
}

/** Whether something was typed into a form and not sent. */
export function wasTyped(form: string): boolean {
  return readDraft(form) !== null;
}
