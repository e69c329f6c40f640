import type { FieldValue, ListingField, ProductionLine } from '#domains/catalogue/contract/listing-field.ts';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { ChoicesInput } from './choices-input.tsx';
import { NameInput } from './name-input.tsx';
import { ProductionInput } from './production-input.tsx';
import { ReadAs } from './read-as.tsx';

type FieldInputProps = {
  field: ListingField;
  value: FieldValue;
  /** What is wrong with it, by path: the field's own name, or of one of its parts. */
  issues: Readonly<Record<string, string>>;
  readOnly: boolean;
  onChange: (value: FieldValue) => void;
};

/** The input of one field, by what the field holds. */
export function FieldInput({ field, value, issues, readOnly, onChange }: FieldInputProps) {
  const { name, label, hint } = field;
  const common = {
    name,
    label: field.required === 'published' ? `${label} (to publish)` : label,
    ...(hint ? { description: hint } : {}),
    describedBelow: true,
    ...(field.required === 'draft' ? { 'aria-required': true } : {}),
    error: issues[name],
    readOnly,
  };
  const text = typeof value === 'string' ? value : '';
  const readAs = field.reads
    ? { description: <ReadAs reads={field.reads} words={text} hint={hint} isWrong={name in issues} /> }
    : {};
  switch (field.type) {
    case 'text':
      return (
        <>
          <Field
            {...common}
            {...readAs}
            value={text}
            {...(field.suggestions ? { list: `${name}-suggestions` } : {})}
            onChange={({ target }) => onChange(target.value)}
          />
          {field.suggestions && <Suggestions id={`${name}-suggestions`} options={field.suggestions} />}
        </>
      );
    case 'long-text':
      return (
        <TextArea {...common} {...readAs} value={text} onChange={({ target }) => onChange(target.value)} />
      );
    case 'company':
    case 'molecule':
      return <NameInput {...common} of={field.type} value={text} onChange={onChange} />;
    case 'texts':
      return (
        <TextArea
          {...common}
          description={hint ?? 'One on each line'}
          value={(value as string[]).join('\n')}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      );
    case 'date':
      return <Field {...common} type="date" value={text} onChange={({ target }) => onChange(target.value)} />;
    case 'number':
      return (
        <Field
          {...common}
          inputMode={field.decimals ? 'decimal' : 'numeric'}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'choice':
      return <ChoiceInput {...common} options={field.options} value={text} onChange={onChange} />;
    case 'choices':
      return (
        <ChoicesInput {...common} options={field.options} value={value as string[]} onChange={onChange} />
      );
    case 'yes-no':
      return (
        <ChoiceInput
          {...common}
          options={['Yes', 'No']}
          value={value === true ? 'Yes' : 'No'}
          always
          onChange={(chosen) => onChange(chosen === 'Yes')}
        />
      );
    case 'production':
      return (
        <ProductionInput
          name={name}
          lines={value as ProductionLine[]}
          most={field.most}
          issues={issues}
          readOnly={readOnly}
          onChange={onChange}
        />
      );
  }
}

function Suggestions({ id, options }: { id: string; options: readonly string[] }) {
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option} value={option} />
      ))}
    </datalist>
  );
}
