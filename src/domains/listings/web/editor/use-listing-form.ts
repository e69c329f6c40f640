import { useState } from 'react';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { byField, useSubmission } from '#forms/use-submission.ts';
import { needALook } from '#forms/wrong-fields.ts';
import { sameValue } from '../../contract/same-value.ts';
import { merge, type Typed, toTyped, toValues } from '../fields/typed.ts';

type ListingFormState = {
  typed: Typed;
  issues: Record<string, string>;
  contested: Typed;
  /** Why the last step failed; it also stands on the page. */
  failure: string | null;
  busy: boolean;
  dirty: boolean;
  change: (name: string, value: Typed[string]) => void;
  /** Starts from other values, as after a save. */
  reset: (values: Typed) => void;
  /** Does a step once; what the server says against it stands beside its fields. False where it failed. */
  attempt: (step: (values: Typed) => Promise<void>) => Promise<boolean>;
};

/** What is typed into a listing's form. Where somebody else has saved meanwhile, `readAgain` says what stands there. */
export function useListingForm(
  kind: ListingKind,
  values: Typed,
  readAgain: () => Promise<Typed | null>,
): ListingFormState {
  const [base, setBase] = useState(() => toTyped(kind, values));
  const [typed, setTyped] = useState(base);
  const [contested, setContested] = useState<Typed>({});
  const { submit, busy, failure, issues, wrong } = useSubmission((error) => {
    return error.code === 'conflict' ? bringIn() : undefined;
  });

  function change(name: string, value: Typed[string]): void {
    setTyped((before) => ({ ...before, [name]: value }));
  }

  function reset(now: Typed): void {
    const fresh = toTyped(kind, now);
    setBase(fresh);
    setTyped(fresh);
    setContested({});
  }

  async function bringIn(): Promise<undefined> {
    const now = await readAgain().catch(() => null);
    if (now === null) return undefined;
    const theirs = toTyped(kind, now);
    const merged = merge(kind, base, typed, theirs);
    setBase(theirs);
    setTyped(merged.typed);
    setContested(merged.contested);
    return undefined;
  }

  return {
    ...{ typed, contested, busy, change, reset },
    failure: wrong > 1 ? `${needALook(wrong)}.` : failure,
    issues: byField(issues, fieldOf),
    attempt: (step) => submit(() => step(toValues(kind, typed))),
    dirty: Object.keys(typed).some((name) => !sameValue(typed[name], base[name])),
  };
}

/** Of a list the whole field is at fault; a production line has inputs of its own. */
function fieldOf(path: string): string {
  return path.startsWith('production.') ? path : (path.split('.')[0] ?? path);
}

/** Leads to a field of the form, out of its fold. */
export function focusOnField(name: string): void {
  const input = document.getElementsByName(name)[0];
  if (!(input instanceof HTMLElement)) return;
  const fold = input.closest('details');
  if (fold) fold.open = true;
  input.focus();
}
