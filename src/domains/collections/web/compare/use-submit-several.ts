import { useState } from 'react';
import type { ProposalOutcome } from '#domains/requests/contract/proposals.ts';
import { sendFiles } from '#domains/requests/web/form/files/send-files.ts';
import { type TermSheet, toFormData } from '#domains/requests/web/form/term-sheet.ts';
import { refuseEmpty, type Submit } from '#domains/requests/web/form/use-submit.ts';
import { Incomplete } from '#forms/use-submission.ts';
import { useUpload } from '#forms/use-upload.ts';
import { messages } from '#platform/contract/messages.ts';
import { toastSuccess } from '#ui/mark/toast.ts';

type SubmitSeveral = Submit & {
  /** What became of each dossier, by its id; absent for those not sent yet. */
  outcomes: ReadonlyMap<string, ProposalOutcome>;
  /** Requests stand for all of them. */
  done: boolean;
};

/** Sends one form for several dossiers. What stands is not sent again: a further try is for the others only. */
export function useSubmitSeveral(ids: readonly string[]): SubmitSeveral {
  const { upload, ...rest } = useUpload();
  const [outcomes, setOutcomes] = useState<SubmitSeveral['outcomes']>(new Map());
  const waiting = ids.filter((id) => !outcomes.get(id)?.reference);
  const done = waiting.length === 0;

  function send(sheet: TermSheet, repeat: boolean): void {
    if (done) return;
    void upload(async (under) => {
      refuseEmpty(sheet);
      const form = toFormData({ ids: waiting.join() }, sheet, repeat);
      take((await sendFiles('POST /api/dossiers/proposals', form, under, waiting.length)).data);
    });
  }

  function take(data: readonly ProposalOutcome[]): void {
    const next = new Map([...outcomes, ...data.map((outcome) => [outcome.id, outcome] as const)]);
    setOutcomes(next);
    const failed = ids.filter((id) => !next.get(id)?.reference);
    if (failed.length > 0) {
      throw new Incomplete(
        `${ids.length - failed.length} of ${ids.length} requests stand. What became of the others is said beside each.`,
        failed.some((id) => next.get(id)?.failure?.code !== 'asked-before'),
      );
    }
    toastSuccess(messages.termSheetSubmitted);
  }

  return {
    ...rest,
    send: (sheet) => send(sheet, false),
    sendAnother: (sheet) => send(sheet, true),
    outcomes,
    done,
  };
}
