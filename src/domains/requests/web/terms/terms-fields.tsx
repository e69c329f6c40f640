import { TakenOver } from '#forms/taken-over.tsx';
import { edgeOfHorizon, horizonYears } from '#platform/contract/days.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { currencies, exclusivities } from '../../contract/term-sheet-lists.ts';
import { ChoiceField } from '../form/fields/choice-field.tsx';
import type { KnownTerms } from './known-terms.ts';
import classes from './terms-fields.module.css';
import { TerritoryField } from './territory-field.tsx';
import type { TypedTerms } from './typed-terms.ts';
import { VolumesField } from './volumes-field.tsx';

type TermsFieldsProps = {
  typed: TypedTerms;
  onType: (name: keyof TypedTerms, value: string) => void;
  /** What request and listing say of them. */
  known: KnownTerms;
  /** By field, as 'terms.validUntil'. */
  issues: Readonly<Record<string, string>>;
};

/** A term sheet as structured fields, so that two versions can be compared line by line. */
export function TermsFields({ typed, onType, known, issues }: TermsFieldsProps) {
  function field(name: keyof TypedTerms) {
    return {
      name: `terms.${name}`,
      value: typed[name],
      error: issues[`terms.${name}`],
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
      <div className="stack-tight">
        <SelectField {...field('currency')} label="Currency" data={currencies} />
        {origin('currency')}
      </div>
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
        <VolumesField value={typed.volumes} onChange={(value) => onType('volumes', value)} issues={issues} />
        {origin('volumes')}
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
          name="terms.exclusivity"
          label="Exclusivity"
          options={exclusivities}
          value={typed.exclusivity}
          issue={issues['terms.exclusivity']}
          onChange={(value) => onType('exclusivity', value)}
        />
        {origin('exclusivity')}
      </div>
      <div className={`stack-tight ${classes.wide}`}>
        <TerritoryField
          value={typed.territory}
          onChange={(value) => onType('territory', value)}
          issue={issues['terms.territory']}
        />
        {origin('territory')}
      </div>
      <div className={classes.wide}>
        <TextArea {...field('otherTerms')} label="Other terms" rows={4} maxLength={4000} />
      </div>
    </div>
  );
}
