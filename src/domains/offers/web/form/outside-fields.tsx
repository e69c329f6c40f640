import {
  incoterms,
  mostMilestones,
  mostPriceLines,
  mostRoyaltyTiers,
} from '#domains/requests/contract/term-sheet-lists.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { offerNameMaxLength } from '../../contract/offer-limits.ts';
import classes from './form.module.css';
import { type Form, PathField } from './path-field.tsx';
import { RowGrid } from './row-grid.tsx';
import { emptyPrice, type TypedOutside, valueAt } from './typed.ts';

const incotermChoices = [
  { value: '', label: 'Not stated' },
  ...incoterms.map((value) => ({ value, label: value })),
];

type OutsideFieldsProps = { form: Form; place: number; offer: TypedOutside; onRemove: () => void };

/** An offer from outside, typed in the fields that a term sheet has; what it does not state stays empty. */
export function OutsideFields({ form, place, offer, onRemove }: OutsideFieldsProps) {
  const path = `offers.${place}`;
  const terms = `${path}.terms`;
  const values = `${terms}.values`;
  return (
    <fieldset className={classes.outside}>
      <legend>{offer.name === '' ? 'Another offer' : offer.name}</legend>
      <div className={classes.fields}>
        <PathField form={form} path={`${path}.name`} label="Name" maxLength={offerNameMaxLength} />
        <PathField form={form} path={`${terms}.currency`} label="Its currency" maxLength={3} />
        <SelectField
          name={`${values}.incoterm`}
          label="Incoterm"
          data={incotermChoices}
          value={valueAt(form.typed, `${values}.incoterm`)}
          onChange={({ target }) => form.type(`${values}.incoterm`, target.value)}
          error={form.issues[`${values}.incoterm`]}
        />
        <PathField form={form} path={`${terms}.oneTimeFee`} label="One-time fee" numeric />
        <PathField form={form} path={`${terms}.royalty`} label="Royalty, % of net sales" numeric />
        <PathField form={form} path={`${values}.royaltyMinimum`} label="Minimum royalty a year" numeric />
        <PathField form={form} path={`${terms}.profitShare`} label="Profit share, % to the owner" numeric />
        <PathField
          form={form}
          path={`${values}.profitBase`}
          label="Of what profit"
          description="Without it a share cannot be ranked"
          maxLength={400}
        />
        <PathField form={form} path={`${values}.shelfLifeMonths`} label="Shelf life, months" numeric />
        <PathField
          form={form}
          path={`${values}.remainingShelfLife`}
          label="Left at delivery, % of shelf life"
          numeric
        />
      </div>
      <div className={classes.inner}>
        <h3>Prices</h3>
        <RowGrid
          form={form}
          label={`Prices of offer ${place + 1}`}
          path={`${values}.prices`}
          rows={offer.terms.values?.prices ?? []}
          columns={[
            { name: 'strength', label: 'Strength', words: true },
            { name: 'packUnits', label: 'Units a pack' },
            { name: 'price', label: 'Price a pack' },
            { name: 'freight', label: 'Freight a pack' },
            { name: 'duty', label: 'Duty, %' },
            { name: 'moq', label: 'MOQ, packs a year' },
            { name: 'tooling', label: 'Tooling, once' },
          ]}
          empty={emptyPrice}
          add="Add a price"
          most={mostPriceLines}
          rowName="price"
          mayBeEmpty
        />
      </div>
      <div className={classes.inner}>
        <h3>Milestones in place of one fee</h3>
        <RowGrid
          form={form}
          label={`Milestones of offer ${place + 1}`}
          path={`${values}.milestones`}
          rows={offer.terms.values?.milestones ?? []}
          columns={[
            { name: 'event', label: 'Due upon', words: true },
            { name: 'amount', label: 'Amount' },
            { name: 'due', label: 'Day', type: 'date' },
          ]}
          empty={() => ({ event: '', amount: '', due: '' })}
          add="Add a milestone"
          most={mostMilestones}
          rowName="milestone"
          mayBeEmpty
        />
      </div>
      <div className={classes.inner}>
        <h3>Tiers of royalty</h3>
        <RowGrid
          form={form}
          label={`Tiers of royalty of offer ${place + 1}`}
          path={`${values}.royaltyTiers`}
          rows={offer.terms.values?.royaltyTiers ?? []}
          columns={[
            { name: 'from', label: 'Net sales a year from' },
            { name: 'rate', label: 'Rate, %' },
          ]}
          empty={() => ({ from: '', rate: '' })}
          add="Add a tier"
          most={mostRoyaltyTiers}
          rowName="tier"
          mayBeEmpty
        />
      </div>
      <p>
        <QuietButton onClick={onRemove}>Remove this offer</QuietButton>
      </p>
    </fieldset>
  );
}
