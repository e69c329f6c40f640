import { type FormEvent, useRef, useState } from 'react';
import type { CallError } from '#platform/web/call/call-error.ts';
import { useSubmission } from './use-submission.ts';

export type Values<F extends string> = Record<F, string>;

/**
 * One rule of a form, over its field's value and, where it must agree with another, the others'. They are judged in
 * their order; the first broken one of a field is its message.
 */
export type Rule<F extends string> = {
  field: F;
  holds: (value: string, values: Values<F>) => boolean;
  message: string;
};

type FormSubmit<F extends string> = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  errors: Partial<Record<F, string>>;
  /** What the server said against it, unless it stands beside a field: it also stands on the page. */
  failure: string | null;
  busy: boolean;
};

/**
 * Judges a form by its rules, sends it once however often Submit is pressed, and says what went wrong: beside the
 * fields, in a toast, and in `failure`. Fields keep what was typed; clearing them is the sender's own step.
 */
export function useFormSubmit<F extends string>(
  fields: readonly F[],
  rules: readonly Rule<F>[],
  send: (values: Values<F>, form: HTMLFormElement) => Promise<void>,
): FormSubmit<F> {
  const [errors, setErrors] = useState<Partial<Record<F, string>>>({});
  const submitted = useRef<HTMLFormElement>(null);
  const { submit, busy, failure, forget } = useSubmission((error) => {
    const told = fromIssues(error, fields);
    setErrors(told);
    if (submitted.current) focusFirst(submitted.current, told);
    return undefined;
  });

  /** Leads to the first field that is wrong; false when none is. */
  function focusFirst(form: HTMLFormElement, wrong: Partial<Record<F, string>>): boolean {
    const first = fields.find((field) => wrong[field] !== undefined);
    if (first !== undefined) focus(form, first);
    return first !== undefined;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    submitted.current = form;
    const values = readValues(form, fields);
    const broken = judge(rules, values);
    setErrors(broken);
    if (!focusFirst(form, broken)) void submit(() => send(values, form));
    else forget();
  }

  // Once on the page is enough: what stands beside its field need not stand under the form too.
  const isBeside = failure !== null && Object.values(errors).includes(failure);
  return { onSubmit, errors, failure: isBeside ? null : failure, busy };
}

function readValues<F extends string>(form: HTMLFormElement, fields: readonly F[]): Values<F> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Values<F>;
}

function judge<F extends string>(rules: readonly Rule<F>[], values: Values<F>): Partial<Record<F, string>> {
  const broken: Partial<Record<F, string>> = {};
  for (const { field, holds, message } of rules) {
    if (broken[field] === undefined && !holds(values[field], values)) broken[field] = message;
  }
  return broken;
}

/** The server's paths are field names, in its own casing. */
function fromIssues<F extends string>(error: CallError, fields: readonly F[]): Partial<Record<F, string>> {
  const told: Partial<Record<F, string>> = {};
  for (const { path, message } of error.issues) {
    const field = fields.find((name) => name.toLowerCase() === path.toLowerCase());
    if (field !== undefined) told[field] ??= message;
  }
  return told;
}

function focus(form: HTMLFormElement, field: string): void {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
}
