import { type FormEvent, useId } from 'react';
import { type FileBoxName, productTermSheetBoxes } from '#contract/files.ts';
import { splitList } from '#contract/validation.ts';
import chip from '#web/ui/chip.module.css';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { FileBox } from './file-box.tsx';
import { progressOfEach } from './file-checks.ts';
import { cdaTexts, rfqTexts } from './file-texts.ts';
import classes from './product-form.module.css';
import { SubmitRow } from './submit-row.tsx';
import { SupplyChoice } from './supply-choice.tsx';
import { filesInOrder } from './term-sheet.ts';
import type { Submit } from './use-submit.ts';
import type { Editing } from './use-term-sheet.ts';

/** The answers of the product term sheet, in the form's order. */
export const productFields = ['marketsOfInterest', 'supplyRequired', 'indicativeVolumes'] as const;
type Answers = Record<(typeof productFields)[number], string>;

/** 'Request a Proposal': what the member wants of one dossier. Nothing is required by itself, something is. */
export function ProductForm({ editing, submit }: { editing: Editing; submit: Submit }) {
  const id = useId();
  const { sheet, answer, consent, attach } = editing;
  const { marketsOfInterest, supplyRequired, indicativeVolumes } = sheet.answers as Answers;
  const { issues, share } = submit;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit.send(sheet);
  }

  function fileBox(name: FileBoxName) {
    const sizes = filesInOrder(sheet.files).map((file) => file.size);
    const from = name === 'rfq' ? sheet.files.cdaOrNda.length : 0;
    return {
      box: productTermSheetBoxes[name],
      files: sheet.files[name],
      onChange: (files: File[]) => attach(name, files),
      progress: share === null ? null : progressOfEach(share, sizes).slice(from),
      issue: issues[name],
    };
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate aria-busy={share !== null}>
      <div>
        <Field
          name="marketsOfInterest"
          label="Markets of interest"
          description="Separated by commas, for example: Germany, GCC, Brazil"
          value={marketsOfInterest}
          maxLength={4000}
          error={issues.marketsOfInterest}
          onChange={(event) => answer('marketsOfInterest', event.target.value)}
        />
        <Understood markets={splitList(marketsOfInterest)} />
      </div>
      <SupplyChoice
        value={supplyRequired}
        issue={issues.supplyRequired}
        onChange={(value) => answer('supplyRequired', value)}
      />
      <TextArea
        name="indicativeVolumes"
        label="Indicative volumes"
        description="Per market, strength and year, as far as you know them"
        value={indicativeVolumes}
        maxLength={4000}
        error={issues.indicativeVolumes}
        onChange={(event) => answer('indicativeVolumes', event.target.value)}
      />
      <div className={classes.boxes}>
        <FileBox {...fileBox('cdaOrNda')} texts={cdaTexts} />
        <FileBox {...fileBox('rfq')} texts={rfqTexts} />
      </div>
      <div className={classes.consent}>
        <input
          id={`${id}-consent`}
          type="checkbox"
          name="status"
          checked={sheet.consent}
          onChange={(event) => consent(event.target.checked)}
        />
        <label htmlFor={`${id}-consent`}>
          I agree to the product suggesting other dossiers that meet my criteria
        </label>
      </div>
      <SubmitRow submit={submit} onRetry={() => submit.send(sheet)} />
    </form>
  );
}

/** What was typed, as it will be read. The row keeps its height, so that typing moves nothing. */
function Understood({ markets }: { markets: string[] }) {
  return (
    <div className={classes.understood}>
      {markets.length > 0 && (
        <ul className={chip.chips} aria-label="Markets as understood">
          {markets.map((market) => (
            <li key={market} className={chip.chip}>
              {market}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
