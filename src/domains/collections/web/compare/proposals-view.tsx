import { useState } from 'react';
import { compareAddress } from '#domains/catalogue/web/compare-choice/choice.ts';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import type { MarketFit } from '#domains/dossiers/contract/market-fit/market-fit-calls.ts';
import { proposalSheet } from '#domains/requests/web/form/proposal-sheet.ts';
import { useTermSheet } from '#domains/requests/web/form/term-sheet.ts';
import { TermSheetForm } from '#domains/requests/web/form/term-sheet-form.tsx';
import sheet from '#domains/requests/web/form/term-sheet-view.module.css';
import { LostFiles } from '#forms/files/lost-files.tsx';
import { messages } from '#platform/contract/messages.ts';
import { Button, ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { OutcomeList } from './outcome-list.tsx';
import classes from './proposals-view.module.css';
import { useSubmitSeveral } from './use-submit-several.ts';

/** One form for several dossiers, and what became of each of its requests. */
export function ProposalsView({
  dossiers,
  fits,
  unproven,
}: {
  dossiers: readonly Dossier[];
  /** What each country makes of each of them. */
  fits: ReadonlyMap<string, readonly MarketFit[]>;
  unproven: string | null;
}) {
  const ids = dossiers.map(({ _id }) => _id);
  const submit = useSubmitSeveral(ids);
  const [known] = useState(proposalSheet.fromSearch);
  const draft = useTermSheet(`proposals:${ids.join()}`, proposalSheet.fields, !submit.done, known);
  const listings = dossiers.map(({ _id, ListingCode, dealContours }) => ({
    code: ListingCode,
    markets: dealContours.availableGeographies,
    fits: fits.get(_id) ?? [],
  }));
  const askedBefore = ids.filter((id) => submit.outcomes.get(id)?.failure?.code === 'asked-before');

  return (
    <div className={sheet.layout}>
      <div className={`stack ${sheet.main}`}>
        {submit.done && (
          <Notice kind="success">
            <p>{messages.termSheetSubmitted}</p>
            <p className={`cluster ${classes.next}`}>
              <ButtonLink to="/requests">My requests</ButtonLink>
              <QuietLink to={compareAddress(ids)}>Back to the comparison</QuietLink>
            </p>
          </Notice>
        )}
        <LostFiles names={draft.lostFiles} />
        {askedBefore.length > 0 && (
          <Notice kind="warning">
            <p>
              You asked for some of these before. Another request is worth sending when what you need has
              changed.
            </p>
            <p className={`cluster ${classes.next}`}>
              <Button onClick={() => submit.sendAnother(draft)}>Send another request</Button>
            </p>
          </Notice>
        )}
        {!submit.done && (
          <TermSheetForm
            kind={proposalSheet}
            draft={draft}
            known={known}
            listings={listings}
            submit={submit}
            unproven={unproven}
          />
        )}
      </div>
      <OutcomeList dossiers={dossiers} outcomes={submit.outcomes} />
    </div>
  );
}
