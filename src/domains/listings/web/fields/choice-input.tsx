import { SelectField, type SelectFieldProps } from '#ui/field/select-field.tsx';

type ChoiceInputProps = Omit<SelectFieldProps, 'data' | 'value' | 'onChange'> & {
  options: readonly string[];
  value: string;
  /** One of them is always chosen. */
  always?: boolean;
  readOnly: boolean;
  onChange: (value: string) => void;
};

/** One of a list. */
export function ChoiceInput({ options, value, always, readOnly, onChange, ...props }: ChoiceInputProps) {
  return (
    <SelectField
      {...props}
      value={value}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.value)}
      data={[
        ...(always ? [] : [{ value: '', label: 'Choose' }]),
        ...(value === '' || options.includes(value) ? [] : [value]),
        ...options,
      ]}
    />
  );
}
