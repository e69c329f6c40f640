import { Link } from 'react-router';
import type { Dossier } from '#contract/dossiers.ts';
import { messages } from '#contract/messages.ts';
import { compareAddress } from '#web/features/compare-choice/choice.ts';
import { proposalSheet } from '#web/features/dossiers/proposal-sheet.ts';
import { dropDraft } from '#web/features/term-sheet/draft.ts';
import { TermSheetForm } from '#web/features/term-sheet/term-sheet-form.tsx';
import sheet from '#web/features/term-sheet/term-sheet-view.module.css';
import { useTermSheet } from '#web/features/term-sheet/use-term-sheet.ts';
import { button, quietButton } from '#web/ui/button-link.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OutcomeList } from './outcome-list.tsx';
import classes from './proposals-view.module.css';
import { useSubmitSeveral } from './use-submit-several.ts';

/** One form for several dossiers, and what became of each of its requests. */
export function ProposalsView({
  dossiers,
  unproven,
}: {
  dossiers: readonly Dossier[];
  unproven: string | null;
}) {
  const ids = dossiers.map(({ _id }) => _id);
  const draft = `proposals:${ids.join()}`;
  const submit = useSubmitSeveral(ids, () => dropDraft(draft));
  const fields = proposalSheet.fields.map((field) => field.name);
  const editing = useTermSheet(draft, fields, !submit.done);
  const askedBefore = ids.filter((id) => submit.outcomes.get(id)?.failure?.code === 'asked-before');

  return (
    <div className={sheet.layout}>
      <div className={sheet.main}>
        {submit.done && (
          <Notice kind="success">
            <p>{messages.termSheetSubmitted}</p>
            <p className={classes.next}>
              <Link to="/requests" className={button}>
                My requests
              </Link>
              <Link to={compareAddress(ids)} className={quietButton}>
                Back to the comparison
              </Link>
            </p>
          </Notice>
        )}
        {editing.lostFiles.length > 0 && (
          <Notice kind="warning">
            What you typed is as you left it. Files cannot be kept, so please attach them again:{' '}
            {editing.lostFiles.join(', ')}
          </Notice>
        )}
        {askedBefore.length > 0 && (
          <Notice kind="warning">
            <p>
              You asked for some of these before. Another request is worth sending when what you need has
              changed.
            </p>
            <p className={classes.next}>
              <button type="button" className={button} onClick={() => submit.sendAnother(editing.sheet)}>
                Send another request
              </button>
            </p>
          </Notice>
        )}
        {!submit.done && (
          <TermSheetForm kind={proposalSheet} editing={editing} submit={submit} unproven={unproven} />
        )}
      </div>
      <OutcomeList dossiers={dossiers} outcomes={submit.outcomes} />
    </div>
  );
}
