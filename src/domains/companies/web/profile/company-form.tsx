import { BroughtBack } from '#forms/brought-back.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { type Rule, useFormSubmit, type Values } from '#forms/use-form-submit.ts';
import { isBlank } from '#platform/contract/validation.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { CompanyFields } from '../../contract/company-profile.ts';
import { companyMessages, hasCome } from '../../contract/company-words.ts';
import classes from './company-form.module.css';

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
  { field: 'foundedYear', holds: (value) => hasCome(Number(value)), message: companyMessages.foundedYear },
];
const foundersRules: readonly Rule<CompanyField>[] = [
  ...rules,
  { field: 'headquarters', holds: (value) => !isBlank(value), message: companyMessages.headquarters },
];

type CompanyFormProps = {
  /** The one that is changed; a new one without. */
  company?: CompanyFields & { id: number | string };
  /** Why name and headquarters stand as they are, where they do. */
  fixed?: string | undefined;
  /** Its founder says where it is; the desk may not know. */
  founds?: true;
  submit: string;
  send: (company: Values<CompanyField>) => Promise<void>;
  /** Where it stands in a dialog: what was typed is dropped. */
  onCancel?: () => void;
};

/** What is known of a company, as a form. What is typed survives the page (§19.4). */
export function CompanyForm({ company, fixed, founds, submit, send, onCancel }: CompanyFormProps) {
  const ruled = founds ? foundersRules : rules;
  const { values, type, ...draft } = useDraft(`company:${company?.id ?? 'new'}`, valuesFor(company), []);
  const { errors, ...form } = useFormSubmit(fields, ruled, async (sent) => {
    await send(sent);
    draft.settle();
  });

  function cancel(): void {
    draft.clear();
    onCancel?.();
  }

  const field = (name: CompanyField, label: string, description?: string) => (
    <Field
      name={name}
      label={label}
      marked={fixed === undefined && ruled.some((rule) => rule.field === name)}
      {...(description && { description })}
      value={values[name]}
      maxLength={200}
      error={errors[name]}
      readOnly={fixed !== undefined && (name === 'name' || name === 'headquarters')}
      onChange={({ target }) => type(name, target.value)}
    />
  );
  return (
    <form className={classes.form} method="post" onSubmit={form.onSubmit} noValidate>
      {draft.broughtBack && <BroughtBack onDrop={draft.clear} />}
      {field(
        'name',
        'Name',
        fixed ?? 'Seen by its own people and the desk; by a buyer once a term sheet is issued',
      )}
      <div className={classes.pair}>
        {field(
          'headquarters',
          'Headquarters',
          fixed === undefined ? 'City and country' : 'Stays as the name does',
        )}
        {field('foundedYear', 'Founded', 'Year, in four digits')}
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
        {onCancel && <QuietButton onClick={cancel}>Cancel</QuietButton>}
      </div>
    </form>
  );
}

function valuesFor(company: CompanyFormProps['company']): Values<CompanyField> {
  const values = fields.map((name) => [name, String(company?.[name] ?? '')]);
  return Object.fromEntries(values);
}
