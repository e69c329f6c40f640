import { Field } from '#ui/field/field.tsx';
import { type TypedComparison, valueAt } from './typed.ts';

/** The form as its fields know it. */
export type Form = {
  typed: TypedComparison;
  type: (path: string, value: unknown) => void;
  /** What the server said of single fields, by their paths. */
  issues: Readonly<Record<string, string>>;
};

type PathFieldProps = {
  form: Form;
  /** Where its value stands, which is its name too: 'plan.discount'. */
  path: string;
  label: string;
  description?: string;
  numeric?: boolean;
  type?: 'date';
  maxLength?: number;
};

/** A field of the comparison by its path; what is wrong with it stands below it. */
export function PathField({ form, path, numeric, maxLength = 60, ...field }: PathFieldProps) {
  return (
    <Field
      {...field}
      name={path}
      value={valueAt(form.typed, path)}
      onChange={({ target }) => form.type(path, target.value)}
      error={form.issues[path]}
      maxLength={maxLength}
      describedBelow
      {...(numeric && { inputMode: 'decimal' as const })}
    />
  );
}

type CellFieldProps = {
  form: Form;
  path: string;
  /** What a row and a column say together: the table's heads are not read with it. */
  label: string;
  numeric?: boolean;
  type?: 'date';
};

/** A field in a cell of a table, which its row and column name. */
export function CellField({ form, path, label, numeric, type }: CellFieldProps) {
  const isWrong = form.issues[path] !== undefined;
  return (
    <input
      className="control"
      name={path}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? faultId(path) : undefined}
      value={valueAt(form.typed, path)}
      onChange={({ target }) => form.type(path, target.value)}
      maxLength={60}
      size={1}
      {...(type && { type })}
      {...(numeric && { inputMode: 'decimal' as const })}
    />
  );
}

function faultId(path: string): string {
  return `fault-${path}`;
}

/** What is wrong with it, with the head of its column. */
export function CellFault({ form, path, label }: CellFieldProps) {
  return (
    <p id={faultId(path)} className="field-error" role="alert">
      {label}: {form.issues[path]}
    </p>
  );
}
