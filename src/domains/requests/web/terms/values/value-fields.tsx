import type { ReactNode } from 'react';
import { edgeOfHorizon } from '#platform/contract/days.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import {
  incoterms,
  mostMilestones,
  mostPriceLines,
  mostRoyaltyTiers,
} from '../../../contract/term-sheet-lists.ts';
import classes from '../terms-fields.module.css';
import { type TypedTerms, wordsJson, wordsOf } from '../typed-terms.ts';
import { RowsField } from './rows-field.tsx';
import { ValueSection } from './value-section.tsx';

type Name = keyof TypedTerms;

type ValueFieldsProps = {
  typed: TypedTerms;
  onType: (name: Name, value: string) => void;
  /** Where what stands in a field comes from. */
  origin: (name: Name) => ReactNode;
  /** Of the terms, 'terms' or 'counter', and what the server says below it. */
  path: string;
  issues: Readonly<Record<string, string>>;
};

/** What a term sheet can say beyond its headline, in values that can be reckoned with, the owner's words beside them. */
export function ValueFields({ typed, onType, origin, path, issues }: ValueFieldsProps) {
  const money = { inputMode: 'decimal' } as const;
  const figures = { inputMode: 'numeric' } as const;
  const inCurrency = typed.currency;
  const words = wordsOf(typed.words);

  function field(name: Name) {
    return {
      name: `${path}.values.${name}`,
      value: typed[name],
      error: issues[`${path}.values.${name}`],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onType(name, currentTarget.value),
    };
  }

  function rows(name: 'prices' | 'milestones' | 'royaltyTiers') {
    return {
      value: typed[name],
      onChange: (value: string) => onType(name, value),
      path: `${path}.values.${name}`,
      issues,
    };
  }

  function wording(of: string, label: string) {
    return (
      <TextArea
        className={classes.wide}
        name={`${path}.values.words.${of}`}
        label={`${label}, in your own words`}
        rows={2}
        maxLength={400}
        value={words[of] ?? ''}
        error={issues[`${path}.values.words.${of}`]}
        onChange={({ currentTarget }) => onType('words', wordsJson({ ...words, [of]: currentTarget.value }))}
      />
    );
  }

  /** A section opens where one of its fields says something, or is wrong. */
  function holds(names: readonly Name[], of: readonly string[]): boolean {
    return (
      names.some((name) => typed[name] !== '') ||
      of.some((word) => words[word] !== undefined) ||
      Object.keys(issues).some((issue) => names.some((name) => issue.startsWith(`${path}.values.${name}`)))
    );
  }

  return (
    <div className={classes.wide}>
      <ValueSection
        title="Prices by strength and pack"
        about="with freight, duty, tooling, least orders, Incoterm and batch"
        isSaid={holds(['prices', 'incoterm', 'batchUnits'], ['prices', 'volumes'])}
      >
        <RowsField
          {...rows('prices')}
          legend={`Prices a pack, in ${inCurrency}`}
          one="line"
          most={mostPriceLines}
          columns={[
            { name: 'strength', label: 'Strength', placeholder: '5 mg', maxLength: 60 },
            { name: 'packUnits', label: 'Units in a pack', placeholder: '30', ...figures },
            { name: 'price', label: 'Price of a pack', ...money },
            { name: 'freight', label: 'Freight of a pack', ...money },
            { name: 'duty', label: 'Duty, % of the price', ...money },
            { name: 'tooling', label: 'Tooling, once', ...money },
            { name: 'moq', label: 'Least packs a year', ...figures },
          ]}
        />
        <div className={classes.fields}>
          <SelectField
            {...field('incoterm')}
            label="Incoterm 2020"
            data={[{ value: '', label: 'Not stated' }, ...incoterms]}
          />
          <div className="stack-tight">
            <Field {...field('batchUnits')} {...figures} label="Units of one batch" />
            {origin('batchUnits')}
          </div>
          {wording('prices', 'On the prices')}
          {wording('volumes', 'On the volumes')}
        </div>
      </ValueSection>
      <ValueSection
        title="The fee in parts"
        about="what is due upon which event"
        isSaid={holds(['milestones'], ['milestones'])}
      >
        <RowsField
          {...rows('milestones')}
          legend={`Parts of the fee, in ${inCurrency}; together they come to it`}
          one="part"
          most={mostMilestones}
          columns={[
            { name: 'event', label: 'Due upon', placeholder: 'Signature', maxLength: 200 },
            { name: 'amount', label: 'Amount', ...money },
            { name: 'due', label: 'Expected on', type: 'date', max: edgeOfHorizon(10) },
            { name: 'refundable', label: 'Refundable', tick: true },
          ]}
        />
        {wording('milestones', 'On the fee')}
      </ValueSection>
      <ValueSection
        title="Tiers and least of the royalty"
        about="what counts as net sales, rates by sales, a minimum a year"
        isSaid={holds(['royaltyTiers', 'royaltyBase', 'royaltyMinimum'], ['royalty'])}
      >
        <RowsField
          {...rows('royaltyTiers')}
          legend={`Tiers, by net sales of a year in ${inCurrency}`}
          one="tier"
          most={mostRoyaltyTiers}
          columns={[
            { name: 'from', label: 'From sales of', ...money },
            { name: 'rate', label: 'Rate, %', ...money },
          ]}
        />
        <div className={classes.fields}>
          <TextArea
            {...field('royaltyBase')}
            className={classes.wide}
            label="What counts as net sales"
            description={
              typed.royaltyTiers !== '' && typed.royaltyBase === ''
                ? 'Without it nobody can reckon what the tiers come to.'
                : undefined
            }
            rows={2}
            maxLength={400}
          />
          <Field {...field('royaltyMinimum')} {...money} label={`Least a year, in ${inCurrency}`} />
          {wording('royalty', 'On the rates')}
        </div>
      </ValueSection>
      <ValueSection
        title="The profit that is shared"
        about="of what, and what is deducted before"
        isSaid={holds(['profitBase', 'profitDeductions'], ['profitShare'])}
      >
        <TextArea
          {...field('profitBase')}
          label="What is shared"
          description={
            typed.profitShare !== '' && typed.profitBase === ''
              ? 'Without it nobody can reckon the share, nor rank this offer among others.'
              : undefined
          }
          rows={2}
          maxLength={400}
        />
        <TextArea
          {...field('profitDeductions')}
          label="What is deducted before the share"
          rows={2}
          maxLength={400}
        />
        {wording('profitShare', 'On the share')}
      </ValueSection>
      <ValueSection
        title="Term and exclusivity"
        about="for how long, and what exclusivity hangs on"
        isSaid={holds(['termYears', 'exclusivityCondition'], ['term', 'exclusivity'])}
      >
        <div className={classes.fields}>
          <Field {...field('termYears')} {...figures} label="Term, in years" />
          <TextArea
            {...field('exclusivityCondition')}
            className={classes.wide}
            label="Condition of exclusivity"
            placeholder="For example 100,000 packs in the second year"
            rows={2}
            maxLength={400}
          />
          {wording('term', 'On the term')}
          {wording('exclusivity', 'On exclusivity')}
        </div>
      </ValueSection>
      <ValueSection
        title="Delivery, shelf life, audit and transfer"
        about="from order to delivery, what is left of the shelf life then"
        isSaid={holds(
          ['leadTimeDays', 'shelfLifeMonths', 'remainingShelfLife', 'audit', 'transfer'],
          ['supply', 'shelfLife'],
        )}
      >
        <div className={classes.fields}>
          <div className="stack-tight">
            <Field {...field('leadTimeDays')} {...figures} label="Lead time, in days" />
            {origin('leadTimeDays')}
          </div>
          <div className="stack-tight">
            <Field {...field('shelfLifeMonths')} {...figures} label="Shelf life, in months" />
            {origin('shelfLifeMonths')}
          </div>
          <Field {...field('remainingShelfLife')} {...money} label="Shelf life left at delivery, %" />
          {wording('supply', 'On delivery')}
          {wording('shelfLife', 'On shelf life')}
          <TextArea {...field('audit')} className={classes.wide} label="Audit" rows={2} maxLength={400} />
          <TextArea
            {...field('transfer')}
            className={classes.wide}
            label="Transfer of technology"
            rows={2}
            maxLength={400}
          />
        </div>
      </ValueSection>
    </div>
  );
}
