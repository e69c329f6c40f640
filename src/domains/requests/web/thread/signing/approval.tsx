import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import classes from './signing.module.css';

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
