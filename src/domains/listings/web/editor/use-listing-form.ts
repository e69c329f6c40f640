import { useEffect, useState } from 'react';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { dropDraft, keepDraft, readDraft } from '#forms/drafts.ts';
import { byField, useSubmission } from '#forms/use-submission.ts';
import type { CallError } from '#platform/web/call/call-error.ts';
import { sameValue } from '../../contract/same-value.ts';
import { merge, type Typed, toTyped, toValues } from '../fields/typed.ts';
import { mendedBy } from '../findings/questions.ts';
import { bringBack, type KeptForm } from './kept-form.ts';

type ListingFormState = {
  typed: Typed;
  issues: Record<string, string>;
  contested: Typed;
  /** Why the last step failed; it also stands on the page. */
  failure: string | null;
  busy: boolean;
  dirty: boolean;
  /** What was typed before the page was left stands in it again. */
  broughtBack: boolean;
  change: (name: string, value: Typed[string]) => void;
  /** Starts from other values, as after a save. */
  reset: (values: Typed) => void;
  /** Gives up what was typed. */
  discard: () => void;
  /** Keeps no longer what is typed: it is saved, or given up with its page. */
  forget: () => void;
  /** Does a step once; what the server says against it stands beside its fields. False where it failed. */
  attempt: (step: (values: Typed) => Promise<void>) => Promise<boolean>;
};

/**
 * What is typed into a listing's form. Under `keptAs` it outlives a reload and a session that ends by itself (§19.4); null
 * where nothing can be saved. Where somebody else has saved meanwhile, `readAgain` says what stands there.
 */
export function useListingForm(
  kind: ListingKind,
  values: Typed,
  keptAs: string | null,
  readAgain: () => Promise<Typed | null>,
  /** Told what the server refused, before the form tells of it. */
  onRefused: (error: CallError) => void = () => undefined,
): ListingFormState {
  const [begun] = useState(() =>
    bringBack(kind, values, keptAs === null ? null : readDraft<KeptForm>(keptAs)),
  );
  const [base, setBase] = useState(begun.base);
  const [typed, setTyped] = useState(begun.typed);
  const [contested, setContested] = useState<Typed>(begun.contested);
  const [broughtBack, setBroughtBack] = useState(() => differ(begun.typed, begun.base));
  const dirty = differ(typed, base);
  const { submit, busy, failure, issues } = useSubmission((error) => {
    onRefused(error);
    return error.code === 'conflict' ? bringIn() : undefined;
  }, mendedBy);

  useEffect(() => {
    if (keptAs === null) return;
    if (dirty) keepDraft(keptAs, { base, typed });
    else dropDraft(keptAs);
  }, [keptAs, base, typed, dirty]);

  function change(name: string, value: Typed[string]): void {
    setTyped((before) => ({ ...before, [name]: value }));
  }

  function reset(now: Typed): void {
    const fresh = toTyped(kind, now);
    setBase(fresh);
    begin(fresh);
  }

  function begin(fresh: Typed): void {
    setTyped(fresh);
    setContested({});
    setBroughtBack(false);
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
    ...{ typed, contested, busy, dirty, broughtBack, change, reset },
    discard: () => begin(base),
    forget: () => keptAs !== null && dropDraft(keptAs),
    failure,
    issues: byField(issues, fieldOf),
    attempt: (step) => submit(() => step(toValues(kind, typed))),
  };
}

function differ(typed: Typed, base: Typed): boolean {
  return Object.keys(typed).some((name) => !sameValue(typed[name], base[name]));
}

/** Of a list the whole field is at fault; a production line has inputs of its own, and so has each question. */
function fieldOf(path: string): string {
  return /^(production|reasons)\./.test(path) ? path : (path.split('.')[0] ?? path);
}

/** Leads to a field of the form, out of its fold. */
export function focusOnField(name: string): void {
  const input = document.getElementsByName(name)[0];
  if (!(input instanceof HTMLElement)) return;
  const fold = input.closest('details');
  if (fold) fold.open = true;
  input.focus();
}
