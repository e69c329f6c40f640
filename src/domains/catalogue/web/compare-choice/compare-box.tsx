import { useId } from 'react';
import { mostCompared } from '../../contract/compare-limits.ts';
import { type Chosen, choose, useChosen } from './choice.ts';
import classes from './compare-box.module.css';

/** 'Compare' beside a dossier. With as many chosen as can be compared, the others say that they have to wait. */
export function CompareBox({ dossier }: { dossier: Chosen }) {
  const id = useId();
  const chosen = useChosen();
  const isChosen = chosen.some((other) => other.id === dossier.id);
  const isFull = !isChosen && chosen.length >= mostCompared;
  return (
    <span
      className={`inline detail ${classes.choice}`}
      title={isFull ? `${mostCompared} are chosen already` : undefined}
    >
      <input
        id={id}
        type="checkbox"
        className={classes.box}
        checked={isChosen}
        disabled={isFull}
        onChange={({ target }) => choose(dossier, target.checked)}
      />
      <label htmlFor={id} className={classes.label}>
        Compare<span className="visually-hidden"> {dossier.title}</span>
      </label>
    </span>
  );
}
