import { SelectField } from '#ui/field/select-field.tsx';
import { mostPlanLines, mostPlanYears } from '../../contract/offer-limits.ts';
import { SectionCard } from '../section-card.tsx';
import classes from './form.module.css';
import { type Form, PathField } from './path-field.tsx';
import { RowGrid } from './row-grid.tsx';
import { emptyLine } from './typed.ts';

const horizons = Array.from({ length: mostPlanYears }, (_, year) => ({
  value: String(year + 1),
  label: year === 0 ? '1 year' : `${year + 1} years`,
}));

/** What one expects to sell, and assumes where an offer says nothing (§24.2). */
export function PlanFields({ form }: { form: Form }) {
  const { plan } = form.typed;
  const years = Array.from({ length: plan.years }, (_, year) => ({
    name: `volumes.${year}`,
    label: `Packs, year ${year + 1}`,
  }));
  return (
    <SectionCard title="Your plan">
      <div className={classes.fields}>
        <PathField form={form} path="plan.currency" label="Currency" maxLength={3} />
        <PathField form={form} path="plan.start" label="Year 1 begins" type="date" />
        <SelectField
          name="plan.years"
          label="Horizon"
          data={horizons}
          value={String(plan.years)}
          onChange={({ target }) => form.type('plan.years', Number(target.value))}
          error={form.issues['plan.years']}
        />
        <PathField form={form} path="plan.discount" label="Discount rate, % a year" numeric />
        <PathField
          form={form}
          path="plan.duty"
          label="Duty, %"
          description="Where an offer states none"
          numeric
        />
        <PathField
          form={form}
          path="plan.freight"
          label="Freight, a pack of the first line"
          description="Where an offer states none"
          numeric
        />
        <PathField
          form={form}
          path="plan.deductions"
          label="Deductions, % of net sales"
          description="Before a profit is shared"
          numeric
        />
        <PathField
          form={form}
          path="plan.shelfLifeMonths"
          label="Shelf life, months"
          description="Where an offer states none"
          numeric
        />
      </div>
      {form.issues['plan.lines'] && (
        <p className="field-error" role="alert">
          {form.issues['plan.lines']}
        </p>
      )}
      <RowGrid
        form={form}
        label="Strengths and packs"
        path="plan.lines"
        rows={plan.lines}
        columns={[
          { name: 'strength', label: 'Strength', words: true },
          { name: 'packUnits', label: 'Units a pack' },
          { name: 'netPrice', label: 'Net price a pack' },
          ...years,
        ]}
        empty={emptyLine}
        add="Add a strength or pack"
        most={mostPlanLines}
        rowName="line"
      />
    </SectionCard>
  );
}
