import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#forms/drafts.ts';
import type { CallError } from '#platform/web/call/call-error.ts';
import type { Finding, Reasons } from '../../contract/findings.ts';
import {
  type Asked,
  askedBy,
  type FormValues,
  isOvertaken,
  type Question,
  questionsOf,
  reasonsToSend,
} from './questions.ts';

/** What is told without a question; overtaken where what it is about has been changed since. */
export type ToldFinding = Finding & { overtaken: boolean };

export type ReasonsState = {
  /** What is asked of the listing, with what is typed as the reason. */
  questions: readonly Question[];
  /** What cannot be, and what is worth knowing, as of the last save or the last night. */
  told: readonly ToldFinding[];
  dirty: boolean;
  toSend: Reasons;
  type: (rule: Finding['rule'], reason: string) => void;
  /** Takes up what a save was refused for. */
  ask: (error: CallError) => void;
  /** After a save: what is asked now stands in the listing. */
  reset: () => void;
};

/** Where nothing but reasons is asked for. */
const nothingTyped: FormValues = { saved: {}, typed: {} };

/**
 * Reasons for what the rules ask of a listing (§12.16). What is typed is kept under `keptAs` with the form's own draft;
 * null where nothing can be saved. What is changed in the form overtakes what was asked about it.
 */
export function useReasons(
  findings: readonly Finding[],
  keptAs: string | null,
  form: FormValues = nothingTyped,
): ReasonsState {
  const draft = keptAs === null ? null : `${keptAs}:reasons`;
  const [asked, setAsked] = useState<Asked>({});
  const [typed, setTyped] = useState<Reasons>(
    () => (draft === null ? null : readDraft<{ typed: Reasons }>(draft)?.typed) ?? {},
  );
  const questions = questionsOf(findings, asked, typed, form);
  const toSend = reasonsToSend(questions);
  const dirty = Object.keys(toSend).length > 0;

  useEffect(() => {
    if (draft === null) return;
    if (dirty) keepDraft(draft, { typed });
    else dropDraft(draft);
  }, [draft, dirty, typed]);

  return {
    ...{ questions, dirty, toSend },
    told: findings
      .filter(({ severity }) => severity !== 'ask')
      .map((finding) => ({ ...finding, overtaken: isOvertaken(finding.rule, form.saved, form.typed) })),
    type: (rule, reason) => setTyped((before) => ({ ...before, [rule]: reason })),
    ask(error) {
      const now = askedBy(error.issues, form.typed);
      setAsked((before) => ({ ...before, ...now }));
      setTyped((before) => Object.fromEntries(Object.entries(before).filter(([rule]) => !(rule in now))));
    },
    reset() {
      setAsked({});
      setTyped({});
    },
  };
}
