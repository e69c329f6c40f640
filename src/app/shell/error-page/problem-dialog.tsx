import { type FormEvent, useId, useRef, useState } from 'react';
import { descriptionRequired, issueLists, issueTypes } from '#domains/site/contract/problems.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastError, toastSuccess } from '#ui/mark/toast.ts';
import classes from './problem-dialog.module.css';

type IssueList = (typeof issueLists)[number];

/** Tells the desk what went wrong, by the two lists of issue types. A stray click beside it loses nothing. */
export function ProblemDialog({ onClose }: { onClose: () => void }) {
  const [list, setList] = useState<IssueList>('Technology');
  const { onSubmit, fault, failure, busy } = useReport(list, onClose);
  const id = useId();
  return (
    <Dialog title="Report a problem" onClose={onClose}>
      <form className="stack" method="post" onSubmit={onSubmit} noValidate>
        <div className={classes.pair}>
          <div className={classes.field}>
            <label htmlFor={`${id}-list`}>What it is about</label>
            <select
              id={`${id}-list`}
              value={list}
              onChange={({ target }) => setList(issueLists[target.selectedIndex] ?? 'Technology')}
            >
              {issueLists.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          <div className={classes.field}>
            <label htmlFor={`${id}-issue`}>Kind of issue</label>
            <select id={`${id}-issue`} name="issue" key={list}>
              {issueTypes[list].map((issue) => (
                <option key={issue}>{issue}</option>
              ))}
            </select>
          </div>
        </div>
        <TextArea name="description" label="What went wrong" rows={5} maxLength={4000} error={fault} />
        <p className="muted">The desk also learns which page you are on, not what you searched for.</p>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className={`cluster ${classes.buttons}`}>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <SubmitButton busy={busy}>Send report</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

function useReport(list: IssueList, onSent: () => void) {
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function send(issue: string, description: string): Promise<void> {
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const kinds: readonly (typeof issueTypes)[IssueList][number][] = issueTypes[list];
      const { message } = await call('POST /api/problems', {
        body: {
          list,
          issue: kinds.find((kind) => kind === issue) ?? 'Issue',
          description,
          page: window.location.pathname,
        },
      });
      toastSuccess(message);
      onSent();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setFailure(message);
      toastError(message);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending.current) return;
    const data = new FormData(event.currentTarget);
    const description = String(data.get('description') ?? '');
    setFault(isBlank(description) ? descriptionRequired : undefined);
    if (isBlank(description)) {
      const field = event.currentTarget.elements.namedItem('description');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    void send(String(data.get('issue')), description);
  }

  return { onSubmit, fault, failure, busy };
}
