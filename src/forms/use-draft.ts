import { type ChangeEvent, useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

type Stored<F extends string> = { values: Partial<Record<F, string>>; fileNames: string[] };

export type Draft<F extends string, B extends string> = {
  values: Record<F, string>;
  type: (name: F, value: string) => void;
  /** What a field of the form takes. */
  field: (name: F) => {
    name: F;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  };
  files: Record<B, File[]>;
  attach: (box: B, files: File[]) => void;
  /** Names of files that were attached before the page was left, and could not be kept. */
  lostFiles: string[];
  /** It begins with what was typed before its page was left. */
  broughtBack: boolean;
  /** Forgets it, and empties the form: it was sent, or is not wanted. */
  clear: () => void;
  /** Forgets it, and leaves the form as it is: what stands there has been saved. */
  settle: () => void;
};

/**
 * What is typed into a form, and attached in its boxes. It survives the page, a lost session included, until it is
 * sent (`keep` is false then); files cannot be kept.
 */
export function useDraft<F extends string, B extends string = never>(
  form: string,
  initial: Record<F, string>,
  boxes: readonly B[],
  keep = true,
): Draft<F, B> {
  const [stored, setStored] = useState(() => readDraft<Stored<F>>(form));
  const [emptyValues, setEmptyValues] = useState(initial);
  const [emptyFiles] = useState(() => {
    const none: [B, File[]][] = boxes.map((box) => [box, []]);
    return Object.fromEntries(none) as Record<B, File[]>;
  });
  const [values, setValues] = useState(() => valuesOf(emptyValues, stored?.values));
  const [files, setFiles] = useState(emptyFiles);
  const fileNames = allFiles(files).map((file) => file.name);

  useEffect(() => {
    const names = allFiles(files).map((file) => file.name);
    const isTyped = fieldsOf(emptyValues).some((name) => values[name] !== emptyValues[name]);
    if (keep && (isTyped || names.length > 0)) keepDraft(form, { values, fileNames: names });
    else dropDraft(form);
  }, [form, emptyValues, values, files, keep]);

  function type(name: F, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
  }

  return {
    values,
    files,
    type,
    field: (name) => ({ name, value: values[name], onChange: ({ target }) => type(name, target.value) }),
    attach: (box, attached) => setFiles((before) => ({ ...before, [box]: attached })),
    lostFiles: (stored?.fileNames ?? []).filter((name) => !fileNames.includes(name)),
    broughtBack: stored !== null,
    clear() {
      dropDraft(form);
      setStored(null);
      setValues(emptyValues);
      setFiles(emptyFiles);
    },
    settle() {
      dropDraft(form);
      setStored(null);
      setEmptyValues(values);
    },
  };
}

/** What comes back into the fields of a form: it may have others than when it was left. */
export function valuesOf<F extends string>(
  empty: Record<F, string>,
  stored: Partial<Record<F, unknown>> = {},
): Record<F, string> {
  const back = fieldsOf(empty).map((name) => {
    const value = stored[name];
    return [name, typeof value === 'string' ? value : empty[name]];
  });
  return Object.fromEntries(back);
}

/** Of all boxes, in their order: so they travel. */
export function allFiles(files: Readonly<Record<string, readonly File[]>>): File[] {
  return Object.values(files).flat();
}

/** Puts them on the wire under the names of their boxes: after the fields, so that the server can refuse before it has read them. */
export function appendFiles(form: FormData, files: Readonly<Record<string, readonly File[]>>): void {
  for (const [box, attached] of Object.entries(files)) {
    for (const file of attached) form.append(box, file, file.name);
  }
}

function fieldsOf<F extends string>(values: Record<F, string>): F[] {
  return Object.keys(values) as F[];
}
