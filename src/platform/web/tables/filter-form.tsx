import { type FormEvent, useState } from 'react';
import { Button } from '#ui/action/buttons.tsx';
import type { TableColumn } from '../../contract/tables/columns.ts';
import classes from './filter-form.module.css';

type FilterFormProps = {
  name: string;
  column: TableColumn;
  value: string;
  onChange: (value: string | null) => void;
  onDone: () => void;
};

/** The choice of one filter: ticks count at once, what is typed with Apply. */
export function FilterForm(props: FilterFormProps) {
  const { column, value, onChange } = props;
  if (column.filter === 'choice') {
    return <Choices {...props} options={Object.entries(column.choices ?? {})} several />;
  }
  if (column.filter === 'flag') {
    return (
      <Choices
        {...props}
        options={[
          ['yes', 'Yes'],
          ['no', 'No'],
        ]}
        several={false}
      />
    );
  }
  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to, text] = ['from', 'to', 'text'].map((field) => String(data.get(field) ?? '').trim());
    onChange(column.filter === 'range' ? (from || to ? `${from}..${to}` : null) : (text ?? null));
    props.onDone();
  }
  return (
    <form className={classes.form} onSubmit={apply}>
      {column.filter === 'range' ? (
        <Range column={column} value={value} />
      ) : (
        <Text column={column} value={value} />
      )}
      <Button type="submit">Apply</Button>
    </form>
  );
}

function Choices({
  name,
  column,
  value,
  onChange,
  options,
  several,
}: FilterFormProps & { options: readonly (readonly [string, string])[]; several: boolean }) {
  // At once: the address, which holds what is chosen, follows only when the rows are there.
  const [chosen, setChosen] = useState(value === '' ? [] : value.split(','));
  function toggle(choice: string): void {
    const others = several ? chosen.filter((other) => other !== choice) : [];
    const next = chosen.includes(choice) ? others : [...others, choice];
    setChosen(next);
    onChange(next.join(',') || null);
  }
  return (
    <fieldset className={`fieldset ${classes.choices}`}>
      <legend className={classes.legend}>{column.label}</legend>
      {options.map(([choice, label]) => (
        <label key={choice} className={`line ${classes.choice}`}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={`filter-${name}`}
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Range({ column, value }: { column: TableColumn; value: string }) {
  const [from = '', to = ''] = value.split('..');
  const type = column.type === 'number' ? 'text' : 'date';
  return (
    <>
      <label className={classes.field}>
        {column.label} from
        <input
          name="from"
          type={type}
          className="control"
          inputMode={type === 'text' ? 'decimal' : undefined}
          defaultValue={from}
        />
      </label>
      <label className={classes.field}>
        up to
        <input
          name="to"
          type={type}
          className="control"
          inputMode={type === 'text' ? 'decimal' : undefined}
          defaultValue={to}
        />
      </label>
    </>
  );
}

function Text({ column, value }: { column: TableColumn; value: string }) {
  return (
    <label className={classes.field}>
      {column.label} contains
      <input name="text" type="text" className="control" defaultValue={value} maxLength={200} />
    </label>
  );
}
