import type { ReactNode } from 'react';
import { TakenOver } from '#forms/taken-over.tsx';
import { edgeOfHorizon, horizonYears } from '#platform/contract/days.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import type { Request } from '../../contract/request-view.ts';
import { currencies, exclusivities } from '../../contract/term-sheet-lists.ts';
import { ChoiceField } from '../form/fields/choice-field.tsx';
import type { KnownTerms } from './known-terms.ts';
import { marketsLeftOut, volumeLeftOut } from './not-offered.ts';
import classes from './terms-fields.module.css';
import { TerritoryField } from './territory-field.tsx';
import { linesOf, type TypedTerms } from './typed-terms.ts';
import { ValueFields } from './values/value-fields.tsx';
import { VolumesField } from './volumes-field.tsx';

type TermsFieldsProps = {
  typed: TypedTerms;
  onType: (name: keyof TypedTerms, value: string) => void;
  /** What request and listing say of them. */
  known: KnownTerms;
  /** What was asked for: what of it is not offered is told before anything is issued. */
  answers?: Request['answers'];
  /** 'counter' where a buyer says what they would have otherwise, in the currency of the version. */
  path?: 'terms' | 'counter';
  /** By field, as 'terms.validUntil'. */
  issues: Readonly<Record<string, string>>;
};

/** A term sheet as structured fields, so that two versions can be compared line by line. */
export function TermsFields({
  typed,
  onType,
  known,
  answers = [],
  path = 'terms',
  issues,
}: TermsFieldsProps) {
  const markets = marketsLeftOut(answers, linesOf(typed.territory));
  const volume = volumeLeftOut(answers, { ...typed, volumes: linesOf(typed.volumes) });

  function field(name: keyof TypedTerms) {
    return {
      name: `${path}.${name}`,
      value: typed[name],
      error: issues[`${path}.${name}`],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onType(name, currentTarget.value),
    };
  }

  /** Where what stands in it comes from. */
  function origin(name: keyof TypedTerms) {
    const said = known[name];
    if (said === undefined) return null;
    return <TakenOver known={said} current={typed[name]} onTake={(value) => onType(name, value)} />;
  }

  return (
    <div className={classes.fields}>
      {path === 'terms' && (
        <div className="stack-tight">
          <SelectField {...field('currency')} label="Currency" data={currencies} />
          {origin('currency')}
        </div>
      )}
      <Field
        {...field('validUntil')}
        type="date"
        max={edgeOfHorizon(horizonYears)}
        label="Valid until, the last day to accept it"
        required
      />
      <div className="stack-tight">
        <Field
          {...field('supplyPrice')}
          label="Supply price"
          inputMode="decimal"
          placeholder="For example 1.25"
        />
        {origin('supplyPrice')}
      </div>
      <div className="stack-tight">
        <Field
          {...field('priceUnit')}
          label="Price is per"
          placeholder="For example pack of 30 tablets"
          maxLength={60}
        />
        {origin('priceUnit')}
      </div>
      <div className={`stack-tight ${classes.wide}`}>
        <VolumesField
          name={`${path}.volumes`}
          value={typed.volumes}
          onChange={(value) => onType('volumes', value)}
          issues={issues}
        />
        {origin('volumes')}
        <Flag>{volume}</Flag>
      </div>
      <div className="stack-tight">
        <Field
          {...field('oneTimeFee')}
          label="One-time fee"
          inputMode="decimal"
          placeholder="For example 250000"
        />
        {origin('oneTimeFee')}
      </div>
      <div className="stack-tight">
        <Field
          {...field('royalty')}
          label="Royalty, % of net sales"
          inputMode="decimal"
          placeholder="For example 4.5"
        />
        {origin('royalty')}
      </div>
      <div className="stack-tight">
        <Field {...field('profitShare')} label="Profit share, % to the owner" inputMode="decimal" />
        {origin('profitShare')}
      </div>
      <div className={`stack-tight ${classes.wide}`}>
        <ChoiceField
          name={`${path}.exclusivity`}
          label="Exclusivity"
          options={exclusivities}
          value={typed.exclusivity}
          issue={issues[`${path}.exclusivity`]}
          onChange={(value) => onType('exclusivity', value)}
        />
        {origin('exclusivity')}
      </div>
      <div className={`stack-tight ${classes.wide}`}>
        <TerritoryField
          name={`${path}.territory`}
          value={typed.territory}
          onChange={(value) => onType('territory', value)}
          issue={issues[`${path}.territory`]}
        />
        {origin('territory')}
        <Flag>{markets.length > 0 && `Asked for and not offered: ${markets.join(', ')}`}</Flag>
      </div>
      <ValueFields typed={typed} onType={onType} origin={origin} path={path} issues={issues} />
      <div className={classes.wide}>
        <TextArea {...field('otherTerms')} label="Other terms" rows={4} maxLength={4000} />
      </div>
    </div>
  );
}

/** What the buyer will read beside the offer, said before it is one. */
function Flag({ children }: { children: ReactNode }) {
  return <div role="status">{children && <p className={`tinted-warm ${classes.flag}`}>{children}</p>}</div>;
}
