import { useEffect, useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { readSession } from '#platform/web/session/session.ts';
import { Field, type FieldProps } from '#ui/field/field.tsx';

/** How long one stops typing before names are asked for. */
const pause = 150;

type NameInputProps = Omit<FieldProps, 'onChange' | 'value'> & {
  of: 'company' | 'molecule';
  value: string;
  onChange: (value: string) => void;
};

/** The name of a company or a molecule; the desk is offered those that are there. */
export function NameInput({ of, value, onChange, ...props }: NameInputProps) {
  const names = useNames(of, value, props.readOnly !== true && readSession()?.role === 'admin');
  return (
    <>
      <Field
        {...props}
        autoComplete="off"
        list={`${props.name}-names`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${props.name}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function useNames(of: NameInputProps['of'], letters: string, wanted: boolean): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    if (!wanted || letters.trim() === '') return;
    const asked = new AbortController();
    const timer = window.setTimeout(() => {
      call('GET /api/admin/listing-names', { query: { of, letters }, signal: asked.signal }).then(
        ({ data }) => setNames(data),
        // Without an offer the name is typed whole.
        () => undefined,
      );
    }, pause);
    return () => {
      window.clearTimeout(timer);
      asked.abort();
    };
  }, [of, letters, wanted]);
  return names;
}
