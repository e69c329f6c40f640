import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/action/buttons.tsx';
import classes from './home-search.module.css';

const longestText = 500;

/** Leads to the dossier finder with the typed words, as its own box would ask for them. */
export function HomeSearch() {
  const id = useId();
  return (
    <search>
      <Form action="/dossier-search" className={classes.form}>
        <label className="visually-hidden" htmlFor={id}>
          Search dossiers
        </label>
        <input
          id={id}
          className={`control ${classes.field}`}
          type="search"
          name="q"
          maxLength={longestText}
          placeholder="Molecule, brand, dosage form, market…"
        />
        <Button type="submit">Search</Button>
      </Form>
    </search>
  );
}
