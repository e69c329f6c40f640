import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import { Field } from '#ui/field/field.tsx';
import { searchNameMaxLength } from '../../contract/saved-searches.ts';
import classes from './search-list.module.css';

type RenameFormProps = { name: string; onRename: (name: string) => void; onClose: () => void };

/** The name of a search, in place. Escape leaves it as it was. */
export function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const isBlank = typed.trim() === '';
  useEffect(() => field.current?.select(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank) onRename(typed.trim());
  }

  return (
    <form className={classes.rename} onSubmit={submit} noValidate>
      <Field
        ref={field}
        name="name"
        label="Name"
        value={typed}
        maxLength={searchNameMaxLength}
        autoComplete="off"
        error={isBlank ? 'Give the search a name' : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <span className={classes.actions}>
        <Button type="submit">Rename</Button>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
      </span>
    </form>
  );
}
