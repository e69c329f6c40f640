import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import classes from './signing.module.css';

/** Whose limit does not reach it reads who may. */
export function Missing({ amount, approvers }: { amount: string | null; approvers: readonly string[] }) {
  return (
    <Notice kind="warning">
      You may not sign for {amount ?? 'an amount that the term sheet does not tell'} alone.{' '}
      {approvers.length === 0
        ? 'Nobody of your company may: ask the desk to set a limit that reaches it.'
        : `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(approvers)} may: they sign it, or approve it here first, and then you can.`}
    </Notice>
  );
}

type ApprovalProps = { reference: string; version: number; onApproved: () => void };

/** Whose limit reaches it may let their colleagues sign it. */
export function Approval({ reference, version, onApproved }: ApprovalProps) {
  const { run, busy, failure } = useAction(async () => {
    await call('POST /api/requests/:reference/approvals', { params: { reference }, body: { version } });
    toastSuccess('Your colleagues may sign it now');
    onApproved();
  });
  return (
    <div className={classes.approval}>
      <p>It is within your limit: sign it below, or let a colleague do so.</p>
      <QuietButton onClick={run} disabled={busy} aria-busy={busy}>
        Approve for my colleagues
      </QuietButton>
      {failure && <Notice kind="error">{failure}</Notice>}
    </div>
  );
}
