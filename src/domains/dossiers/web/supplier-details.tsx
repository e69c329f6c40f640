import { useId } from 'react';
import { VerifiedMark } from '#domains/companies/web/verification/mark.tsx';
import { isYes, Yes } from '#ui/mark/yes.tsx';
import type { Dossier } from '../contract/dossiers.ts';
import { saysNothing, written } from './display.ts';
import { supplierFlags } from './dossier-rows.ts';
import classes from './supplier-details.module.css';

/** Who offers the dossier, as far as that is told: where from, since when, and what they bring along. */
export function SupplierDetails({ id, dossier }: { id?: string; dossier: Dossier }) {
  const titleId = useId();
  const headquarters = written(dossier.SupplierHQLocation);
  const founded = written(dossier.YearsInOperation);
  return (
    <section
      id={id}
      className={`card small ${classes.supplier}`}
      aria-labelledby={titleId}
      tabIndex={id ? -1 : undefined}
    >
      <div className={`ends ${classes.head}`}>
        <h2 id={titleId} className="heading">
          Supplier details
        </h2>
        <span className={`badge faint ${classes.since}`} data-muted={saysNothing(founded) || undefined}>
          Estd {founded}
        </span>
      </div>
      <dl className={classes.place} data-muted={saysNothing(headquarters) || undefined}>
        <dt>HQ location</dt>
        <dd>{headquarters}</dd>
      </dl>
      {dossier.verified && (
        <div className={classes.mark}>
          <VerifiedMark mark={dossier.verified} />
        </div>
      )}
      <ul className="list">
        {supplierFlags.map(({ key, label }) => (
          <Flag key={key} label={label} value={dossier[key]} />
        ))}
      </ul>
    </section>
  );
}

function Flag({ label, value }: { label: string; value: string }) {
  const yes = isYes(value);
  return (
    <li className={`ends ${classes.flag}`} data-yes={yes || undefined}>
      <span>{label}</span>
      {yes ? <Yes /> : <span className={classes.other}>{written(value)}</span>}
    </li>
  );
}
