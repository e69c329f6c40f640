import { type FormEvent, useState } from 'react';
import { UnverifiedBanner } from '#domains/accounts/web/own/unverified-banner.tsx';
import { termSheetSupplyRequired } from '#domains/dossiers/contract/dossier-lists.ts';
import { currencies } from '#domains/requests/contract/term-sheet-lists.ts';
import { ChoiceField } from '#domains/requests/web/form/fields/choice-field.tsx';
import { FileBoxes } from '#domains/requests/web/form/files/file-boxes.tsx';
import { proposalSheet } from '#domains/requests/web/form/proposal-sheet.ts';
import type { TermSheetDraft } from '#domains/requests/web/form/term-sheet.ts';
import sheet from '#domains/requests/web/form/term-sheet-view.module.css';
import { BroughtBack } from '#forms/brought-back.tsx';
import { LostFiles } from '#forms/files/lost-files.tsx';
import { UploadProgress } from '#forms/files/upload-progress.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { dailyCaps } from '#platform/contract/daily-caps.ts';
import { type FileBoxName, supplierTermSheetBoxes } from '#platform/contract/files.ts';
import { Button, QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { mostLines, titleMaxLength } from '../../contract/brief-limits.ts';
import type { Listed } from '../../contract/brief-listings.ts';
import { AsideNotice } from './aside-notice.tsx';
import { AskedCard } from './asked-card.tsx';
import classes from './brief-form.module.css';
import { type BriefAside, briefDraft, setOthersAside } from './briefs-aside.ts';
import { LineFields } from './line-fields.tsx';
import {
  blankLine,
  keysOf,
  linesAsking,
  linesFor,
  readKeys,
  readLines,
  type TypedLine,
} from './typed-brief.ts';
import { type SubmitBrief, useSubmitBrief } from './use-submit-brief.ts';

const thisYear = new Date().getUTCFullYear();
const years = Array.from({ length: 16 }, (_, place) => String(thisYear + place));
const boxNames: readonly FileBoxName[] = ['cdaOrNda', 'rfq'];

type BriefFormProps = {
  listings: readonly Listed[];
  unproven: string | null;
  /** Other listings are asked. */
  onChange: (listings: Listed[]) => void;
  /** Another brief, which was begun before, is gone on with. */
  onTakeUp: (brief: BriefAside) => void;
};

/** What is wanted, line by line, beside those who are asked for it. */
export function BriefForm({ listings, unproven, onChange, onTakeUp }: BriefFormProps) {
  const [aside] = useState(() => setOthersAside(listings));
  const [markets] = useState(() => proposalSheet.fromSearch()['marketsOfInterest'] ?? '');
  const [begin] = useState(() => ({
    ...{ title: '', firstYear: String(thisYear + 1), currency: 'EUR', supplyRequired: '', key: '' },
    lines: JSON.stringify(linesFor(listings, markets)),
    // Whom the lines know, and whom the brief asks.
    ...{ known: keysOf(listings), asked: keysOf(listings) },
  }));
  const draft: TermSheetDraft = useDraft<string, FileBoxName>(briefDraft, begin, boxNames);
  const { values, type } = draft;
  const lines = linesAsking(readLines(values['lines'] ?? ''), readKeys(values['known']), listings, markets);
  const submit = useSubmitBrief(listings, lines, draft);
  const frame = useKeptFocus<HTMLDivElement>(true);

  function ask(next: Listed[]): void {
    type('asked', keysOf(next));
    onChange(next);
  }

  return (
    <div ref={frame} className={sheet.layout}>
      <div className={`stack ${sheet.main}`}>
        {unproven !== null && <UnverifiedBanner email={unproven} />}
        {draft.broughtBack && <BroughtBack onDrop={draft.clear} />}
        <AsideNotice first={aside} onTakeUp={onTakeUp} />
        <LostFiles names={draft.lostFiles} />
        <Fields {...{ listings, lines, draft, submit }} />
      </div>
      <AskedCard listings={listings} issues={submit.issues} onChange={ask} />
    </div>
  );
}

type FieldsProps = {
  listings: readonly Listed[];
  lines: readonly TypedLine[];
  draft: TermSheetDraft;
  submit: SubmitBrief;
};

function Fields({ listings, lines, draft, submit }: FieldsProps) {
  const { values, type } = draft;
  const { issues, failure, retry, share, askedBefore } = submit;
  const field = (name: string) => ({ ...draft.field(name), value: values[name] ?? '', error: issues[name] });

  function change(next: readonly TypedLine[]): void {
    type('lines', JSON.stringify(next));
    type('known', keysOf(listings));
    type('asked', keysOf(listings));
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit.send();
  }

  return (
    <form
      className={`card stack-loose ${classes.form}`}
      onSubmit={onSubmit}
      noValidate
      aria-busy={share !== null}
    >
      <div className={classes.head}>
        <Field
          {...field('title')}
          label="Name of the brief"
          description="For you and your colleagues: nobody who is asked reads it."
          maxLength={titleMaxLength}
          required
          className={classes.title}
        />
        <SelectField {...field('firstYear')} label="First year" data={years} />
        <SelectField {...field('currency')} label="Currency" data={currencies} />
      </div>
      {issues['lines'] && (
        <p className="field-error" role="alert">
          {issues['lines']}
        </p>
      )}
      {lines.map((line, place) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={place}
          line={line}
          place={place}
          firstYear={Number(values['firstYear'])}
          currency={values['currency'] ?? ''}
          listings={listings}
          several={lines.length > 1}
          issues={issues}
          onChange={(next) => change(lines.with(place, next))}
          onRemove={() => change(lines.toSpliced(place, 1))}
        />
      ))}
      {lines.length < mostLines && (
        <div>
          <QuietButton onClick={() => change([...lines, blankLine])}>Add a line</QuietButton>
        </div>
      )}
      <ChoiceField
        name="supplyRequired"
        label="Supply required, of dossiers"
        options={termSheetSupplyRequired}
        value={values['supplyRequired'] ?? ''}
        issue={issues['supplyRequired']}
        onChange={(value) => type('supplyRequired', value)}
      />
      <FileBoxes boxes={supplierTermSheetBoxes} draft={draft} submit={submit} />
      {askedBefore && (
        <Notice kind="warning">
          <p>{askedBefore} Another request is worth sending when what you need has changed.</p>
          <p className={`cluster ${classes.again}`}>
            <Button onClick={submit.sendAgain}>Send it all the same</Button>
          </p>
        </Notice>
      )}
      {failure && (
        <Notice kind="error">
          {failure}
          {retry && (
            <>
              {' '}
              Nothing you entered is lost, and trying again never sends it twice.{' '}
              <TextButton onClick={submit.send}>Try again</TextButton>
            </>
          )}
        </Notice>
      )}
      <div className="row">
        <SubmitButton busy={share !== null} disabled={listings.length === 0}>
          {listings.length === 0 ? 'Send' : `Send to ${listings.length}`}
        </SubmitButton>
        {listings.length === 0 && <span className="note">Choose first whom to ask.</span>}
        <UploadProgress share={share} stop={submit.stop} />
      </div>
      <p className="secondary">
        All of them are asked, or none. Each reads a request of their own with the lines that they are asked
        for and these files. You can send {dailyCaps.requests} requests in 24 hours.
      </p>
    </form>
  );
}
