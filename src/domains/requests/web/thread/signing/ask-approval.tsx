import { useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { ToSign } from '../../../contract/signing.ts';
import classes from './signing.module.css';

type AskApprovalProps = {
  reference: string;
  toSign: Pick<ToSign, 'version' | 'approvers'>;
  onAsked: () => void;
};

/** Nobody is called by this id. */
const everybody = 0;

/** Above one's limit: asks whoever may to approve it, one of them or all, each once (§10.22). */
export function AskApproval({ reference, toSign: { version, approvers }, onAsked }: AskApprovalProps) {
  const asked = approvers.filter((approver) => approver.asked);
  const left = approvers.filter((approver) => !approver.asked);
  const [chosen, setChosen] = useState(everybody);
  // Whom one has asked meanwhile is no choice any more.
  const one = left.find(({ id }) => id === chosen) ?? (left.length === 1 ? left[0] : undefined);
  const { run, busy, failure } = useAction(async () => {
    const body = { version, of: one?.id ?? null };
    await call('POST /api/requests/:reference/approval-asks', { params: { reference }, body });
    toastSuccess(`${one?.name ?? 'All who may'} asked to approve it, by mail`);
    onAsked();
  });
  return (
    <div className={classes.approval}>
      {asked.length > 0 && <p>{askedWords(asked)}</p>}
      {left.length > 1 && (
        <LabelledSelect
          label="Whom to ask"
          value={one?.id ?? everybody}
          options={[
            { value: everybody, label: 'All who may' },
            ...left.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setChosen}
        />
      )}
      {left.length > 0 && (
        <QuietButton onClick={run} disabled={busy} aria-busy={busy}>
          Ask {one?.name ?? 'all who may'} to approve
        </QuietButton>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
    </div>
  );
}

function askedWords(asked: readonly { name: string }[]): string {
  const names = new Intl.ListFormat('en-GB').format(asked.map(({ name }) => name));
  return `You have asked ${names} to approve it. A mail tells you when it is approved.`;
}
