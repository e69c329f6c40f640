import { useState } from 'react';
import { descriptionRequired, issueLists, issueTypes } from '#domains/site/contract/problems.ts';
import { useDraft } from '#forms/use-draft.ts';
import { type Rule, useFormSubmit } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import classes from './problem-dialog.module.css';

type IssueList = (typeof issueLists)[number];

const fields = ['issue', 'description'] as const;
const rules: readonly Rule<(typeof fields)[number]>[] = [
  { field: 'description', holds: (value) => !isBlank(value), message: descriptionRequired },
];

/** Tells the desk what went wrong, by the two lists of issue types. Neither a stray click nor Escape loses anything. */
export function ProblemDialog({ onClose }: { onClose: () => void }) {
  const [list, setList] = useState<IssueList>('Technology');
  const draft = useDraft('problem', { description: '' }, []);
  const { onSubmit, errors, failure, busy } = useFormSubmit(fields, rules, async (values) => {
    const kinds: readonly (typeof issueTypes)[IssueList][number][] = issueTypes[list];
    const issue = kinds.find((kind) => kind === values.issue) ?? 'Issue';
    const page = window.location.pathname;
    const { message } = await call('POST /api/problems', { body: { ...values, list, issue, page } });
    toastSuccess(message);
    close();
  });

  function close(): void {
    draft.clear();
    onClose();
  }

  return (
    <Dialog title="Report a problem" onClose={onClose}>
      <form className="stack" method="post" onSubmit={onSubmit} noValidate>
        <div className={classes.pair}>
          <SelectField
            name="list"
            label="What it is about"
            data={issueLists}
            value={list}
            onChange={({ target }) => setList(issueLists[target.selectedIndex] ?? 'Technology')}
          />
          <SelectField name="issue" label="Kind of issue" key={list} data={issueTypes[list]} />
        </div>
        <TextArea
          {...draft.field('description')}
          label="What went wrong"
          rows={5}
          maxLength={4000}
          error={errors.description}
        />
        <p className="muted">The desk also learns which page you are on, not what you searched for.</p>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className="cluster end">
          <QuietButton onClick={close}>Cancel</QuietButton>
          <SubmitButton busy={busy}>Send report</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
