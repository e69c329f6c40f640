import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CallError } from '#platform/web/call/call-error.ts';
import { toastError } from '#ui/mark/toast.ts';
import { useSubmission } from './use-submission.ts';
import { leadToFirst, needALook, onFieldChange } from './wrong-fields.ts';

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
  errors: Errors<F>;
  /** What the server said against it, unless it stands beside a field: it also stands on the page. */
  failure: string | null;
  busy: boolean;
};

type Errors<F extends string> = Partial<Record<F, string>>;

/**
 * Judges a form by its rules, sends it once however often Submit is pressed, and says what went wrong: beside the
 * fields, in a toast, and in `failure`. What is said beside a field goes as soon as it is mended (§8.8). Fields keep what
 * was typed; clearing them is the sender's own step.
 */
export function useFormSubmit<F extends string>(
  fields: readonly F[],
  rules: readonly Rule<F>[],
  send: (values: Values<F>, form: HTMLFormElement) => Promise<void>,
): FormSubmit<F> {
  const [errors, setErrors] = useState<Errors<F>>({});
  const [said, setSaid] = useState<Errors<F>>({});
  const submitted = useRef<HTMLFormElement>(null);
  const takeBack = useRef<() => void>(undefined);
  const { submit, busy, failure, isBeside, forget } = useSubmission((error) => {
    say(fromIssues(error, fields));
    return undefined;
  });

  function say(wrong: Errors<F>): void {
    setErrors(wrong);
    setSaid(wrong);
  }

  useEffect(() => {
    const form = submitted.current;
    if (form === null || Object.keys(errors).length === 0) return;
    return onFieldChange(form, (field) => {
      const broken = judge(rules, readValues(form, fields));
      setErrors((before) => stillWrong(before, broken, rules, field));
    });
  }, [errors, fields, rules]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    submitted.current = form;
    takeBack.current?.();
    const values = readValues(form, fields);
    const broken = judge(rules, values);
    say(broken);
    const wrong = fields.filter((field) => broken[field] !== undefined);
    if (wrong.length === 0) {
      void submit(() => send(values, form));
      return;
    }
    forget();
    focusOnFirst(form, wrong);
    // Of one alone the focus says enough.
    if (wrong.length > 1) {
      takeBack.current = toastError(needALook(wrong.length), {
        label: 'Show the first',
        run: () => leadToFirst(form),
      });
    }
  }

  // Once on the page is enough: what stood beside its field need not stand under the form too.
  const isSaid = isBeside || (failure !== null && Object.values(said).includes(failure));
  return { onSubmit, errors, failure: isSaid ? null : failure, busy };
}

function readValues<F extends string>(form: HTMLFormElement, fields: readonly F[]): Values<F> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Values<F>;
}

function judge<F extends string>(rules: readonly Rule<F>[], values: Values<F>): Errors<F> {
  const broken: Errors<F> = {};
  for (const { field, holds, message } of rules) {
    if (broken[field] === undefined && !holds(values[field], values)) broken[field] = message;
  }
  return broken;
}

/**
 * What is still wrong while somebody types: by a rule as long as it is broken; what the server said until its field is
 * changed, because nobody knows better before it is sent again.
 */
export function stillWrong<F extends string>(
  said: Errors<F>,
  broken: Errors<F>,
  rules: readonly Rule<F>[],
  changed: string,
): Errors<F> {
  const still: Errors<F> = {};
  for (const [field, message] of Object.entries(said) as [F, string][]) {
    const isOfRule = rules.some((rule) => rule.field === field && rule.message === message);
    const now = isOfRule || field === changed ? broken[field] : message;
    if (now !== undefined) still[field] = now;
  }
  return still;
}

/** The server's paths are field names, in its own casing. */
function fromIssues<F extends string>(error: CallError, fields: readonly F[]): Errors<F> {
  const told: Errors<F> = {};
  for (const { path, message } of error.issues) {
    const field = fields.find((name) => name.toLowerCase() === path.toLowerCase());
    if (field !== undefined) told[field] ??= message;
  }
  return told;
}

/** The first of them on the page, as 'Show the first' has it. */
function focusOnFirst(form: HTMLFormElement, wrong: readonly string[]): void {
  const isWrong = (input: Element) => wrong.includes(input.getAttribute('name') ?? '');
  const first = [...form.elements].find(isWrong);
  if (first instanceof HTMLElement) first.focus();
}
