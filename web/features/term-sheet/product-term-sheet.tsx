import { useNavigate } from 'react-router';
import type { Dossier } from '#contract/dossiers.ts';
import type { RequestSummary } from '#contract/requests.ts';
import { cameFrom } from '#web/features/finder/came-from.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AskedBeforeDialog, SentDialog } from './dialogs.tsx';
import { dropDraft } from './draft.ts';
import { EarlierNotice } from './earlier-notice.tsx';
import { ProductForm, productFields } from './product-form.tsx';
import classes from './product-term-sheet.module.css';
import { SubjectCard } from './subject-card.tsx';
import { useSubmit } from './use-submit.ts';
import { useTermSheet } from './use-term-sheet.ts';

export type ProductTermSheetProps = {
  id: string;
  /** Null where it could not be loaded: the form works without. */
  dossier: Dossier | null;
  earlier: RequestSummary | undefined;
};

/** The product term sheet with everything around its form: what is asked for, what was asked before, the dialogs. */
export function ProductTermSheet({ id, dossier, earlier }: ProductTermSheetProps) {
  const navigate = useNavigate();
  const draft = `dossier:${id}`;
  const submit = useSubmit('POST /create-dossertermsheet', id, () => dropDraft(draft));
  const editing = useTermSheet(draft, productFields, submit.sent === null);

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
        <ProductForm editing={editing} submit={submit} />
      </div>
      {dossier && <SubjectCard dossier={dossier} />}
      {submit.askedBefore && (
        <AskedBeforeDialog
          message={submit.askedBefore}
          onAnother={() => submit.sendAnother(editing.sheet)}
          onClose={submit.dismiss}
        />
      )}
      {submit.sent && (
        <SentDialog
          reference={submit.sent.reference}
          onClose={() => void navigate(cameFrom('/dossier-search'))}
        />
      )}
    </div>
  );
}
