import { type Rule, useFormSubmit, type Values } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyFields } from '../../contract/back-office-companies.ts';
import classes from './record.module.css';

const fields = [
  'name',
  'headquarters',
  'foundedYear',
  'rdCapabilities',
  'manufacturing',
  'frontEndMarkets',
  'apiManufacturing',
] as const;
type CompanyField = (typeof fields)[number];

const rules: readonly Rule<CompanyField>[] = [
  { field: 'name', holds: (value) => !isBlank(value), message: "Give the company's name" },
  {
    field: 'foundedYear',
    holds: (value) => /^\d{4}$/.test(value.trim()),
    message: 'Give the founding year in four digits',
  },
];

type CompanyFormProps = {
  company?: CompanyFields;
  submit: string;
  send: (company: Values<CompanyField>) => Promise<void>;
};

/** What is known of a company, as a form. */
export function CompanyForm({ company, submit, send }: CompanyFormProps) {
  const { errors, ...form } = useFormSubmit(fields, rules, send);
  const field = (name: CompanyField, label: string, description?: string) => (
    <Field
      name={name}
      label={label}
      {...(description && { description })}
      defaultValue={company ? String(company[name]) : ''}
      maxLength={200}
      error={errors[name]}
    />
  );
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      {field('name', 'Name', 'Seen by its own people and admins; by a buyer once a term sheet is issued')}
      <div className={classes.pair}>
        {field('headquarters', 'Headquarters')}
        {field('foundedYear', 'Founded')}
      </div>
      <div className={classes.pair}>
        {field('rdCapabilities', 'R&D capabilities')}
        {field('manufacturing', 'Manufacturing')}
      </div>
      <div className={classes.pair}>
        {field('frontEndMarkets', 'Front-end markets')}
        {field('apiManufacturing', 'API manufacturing')}
      </div>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <div className="cluster">
        <SubmitButton busy={form.busy}>{submit}</SubmitButton>
      </div>
    </form>
  );
}
