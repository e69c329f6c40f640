import { useRef, useState } from 'react';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { CallError } from '#platform/web/call/call-error.ts';
import { toastError } from '#ui/mark/toast.ts';
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
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [contested, setContested] = useState<Typed>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  function change(name: string, value: Typed[string]): void {
    setTyped((before) => ({ ...before, [name]: value }));
  }

  function reset(now: Typed): void {
    const fresh = toTyped(kind, now);
    setBase(fresh);
    setTyped(fresh);
    setContested({});
  }

  async function bringIn(): Promise<void> {
    const now = await readAgain().catch(() => null);
    if (now === null) return;
    const theirs = toTyped(kind, now);
    const merged = merge(kind, base, typed, theirs);
    setBase(theirs);
    setTyped(merged.typed);
    setContested(merged.contested);
  }

  async function attempt(step: (values: Typed) => Promise<void>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(null);
    setIssues({});
    try {
      await step(toValues(kind, typed));
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setFailure(message);
      toastError(message);
      if (error instanceof CallError && error.code === 'conflict') await bringIn();
      else if (error instanceof CallError) showIssues(error.issues);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function showIssues(told: CallError['issues']): void {
    const byPath: Record<string, string> = {};
    for (const { path, message } of told) {
      // Of a list the whole field is at fault; a production line has inputs of its own.
      const name = path.startsWith('production.') ? path : (path.split('.')[0] ?? path);
      byPath[name] ??= message;
    }
    setIssues(byPath);
    const first = Object.keys(byPath)[0];
    if (first !== undefined) window.setTimeout(() => focusOn(first));
  }

  return {
    ...{ typed, issues, contested, failure, busy, change, reset, attempt },
    dirty: Object.keys(typed).some((name) => !sameValue(typed[name], base[name])),
  };
}

function focusOn(name: string): void {
  const input = document.getElementsByName(name)[0];
  if (!(input instanceof HTMLElement)) return;
  const fold = input.closest('details');
  if (fold) fold.open = true;
  input.focus();
}
