import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MarketFit } from '#domains/dossiers/contract/market-fit/market-fit-calls.ts';
import { dropDraft } from '#forms/drafts.ts';
import { LostFiles } from '#forms/files/lost-files.tsx';
import { cameFrom } from '#platform/web/session/came-from.ts';
import type { RequestSummary } from '../../contract/request-view.ts';
import { AskedBeforeDialog, SentDialog } from './dialogs.tsx';
import { EarlierNotice } from './earlier-notice.tsx';
import { type Subject, SubjectCard } from './subject-card.tsx';
import { useTermSheet } from './term-sheet.ts';
import { TermSheetForm } from './term-sheet-form.tsx';
import type { TermSheetKind } from './term-sheet-kind.ts';
import classes from './term-sheet-view.module.css';
import { useSubmit } from './use-submit.ts';

type TermSheetViewProps = {
  kind: TermSheetKind;
  id: string;
  /** What it is asked for. */
  subject: Subject;
  /** Of a dossier, what each country makes of it. */
  fits: readonly MarketFit[] | undefined;
  earlier: RequestSummary | undefined;
  unproven: string | null;
};

/** A term sheet with everything around its form: what is asked for, what was asked before, the dialogs. */
export function TermSheetView({ kind, id, subject, fits, earlier, unproven }: TermSheetViewProps) {
  const navigate = useNavigate();
  const submit = useSubmit(kind.call, id);
  const form = `${kind.listing}:${id}`;
  const [known] = useState(kind.fromSearch);
  const draft = useTermSheet(form, kind.fields, submit.sent === null, kind.isTaken ? known : {});

  return (
    <div className={classes.layout}>
      <div className={`stack ${classes.main}`}>
        {earlier && <EarlierNotice request={earlier} />}
        <LostFiles names={draft.lostFiles} />
        <TermSheetForm
          kind={kind}
          draft={draft}
          known={known}
          listings={[{ ...subject, ...(fits && { fits }) }]}
          submit={submit}
          unproven={unproven}
          onCancel={() => dropDraft(form)}
        />
      </div>
      <SubjectCard subject={subject} />
      {submit.askedBefore && (
        <AskedBeforeDialog
          message={submit.askedBefore}
          onAnother={() => submit.sendAnother(draft)}
          onClose={submit.dismiss}
        />
      )}
      {submit.sent && (
        <SentDialog reference={submit.sent.reference} onClose={() => void navigate(cameFrom(kind.finder))} />
      )}
    </div>
  );
}
