import { useNavigate } from 'react-router';
import { cameFrom } from '#platform/web/session/came-from.ts';
import { Notice } from '#ui/mark/notice.tsx';
import type { RequestSummary } from '../../contract/request-view.ts';
import { AskedBeforeDialog, SentDialog } from './dialogs.tsx';
import { dropDraft } from './draft.ts';
import { EarlierNotice } from './earlier-notice.tsx';
import { type Subject, SubjectCard } from './subject-card.tsx';
import { TermSheetForm } from './term-sheet-form.tsx';
import type { TermSheetKind } from './term-sheet-kind.ts';
import classes from './term-sheet-view.module.css';
import { useSubmit } from './use-submit.ts';
import { useTermSheet } from './use-term-sheet.ts';

export type TermSheetViewProps = {
  kind: TermSheetKind;
  id: string;
  /** What it is asked for; null where that could not be loaded: the form works without. */
  subject: Subject | null;
  earlier: RequestSummary | undefined;
  unproven: string | null;
};

/** A term sheet with everything around its form: what is asked for, what was asked before, the dialogs. */
export function TermSheetView({ kind, id, subject, earlier, unproven }: TermSheetViewProps) {
  const navigate = useNavigate();
  const draft = `${kind.listing}:${id}`;
  const submit = useSubmit(kind.call, id, () => dropDraft(draft));
  const fields = kind.fields.map((field) => field.name);
  const editing = useTermSheet(draft, fields, submit.sent === null);

  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        {earlier && <EarlierNotice request={earlier} />}
        {editing.lostFiles.length > 0 && (
          <Notice kind="warning">
            What you typed is as you left it. Files cannot be kept, so please attach them again:{' '}
            {editing.lostFiles.join(', ')}
          </Notice>
        )}
        <TermSheetForm
          kind={kind}
          editing={editing}
          submit={submit}
          unproven={unproven}
          onCancel={() => dropDraft(draft)}
        />
      </div>
      {subject && <SubjectCard subject={subject} />}
      {submit.askedBefore && (
        <AskedBeforeDialog
          message={submit.askedBefore}
          onAnother={() => submit.sendAnother(editing.sheet)}
          onClose={submit.dismiss}
        />
      )}
      {submit.sent && (
        <SentDialog reference={submit.sent.reference} onClose={() => void navigate(cameFrom(kind.finder))} />
      )}
    </div>
  );
}
