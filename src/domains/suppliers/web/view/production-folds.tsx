import { LineIcon } from '#ui/mark/line-icon.tsx';
import { Fold } from '#ui/page/fold.tsx';
import { dosageFormTile } from '../lit-tiles.ts';
import { dosageFormIcons } from '../tile-icons.ts';
import { notAvailable, type ProductionForm } from './production.ts';
import classes from './production-folds.module.css';

/** How the plant makes each of its dosage forms: one accordion a form, the first one open. */
export function ProductionFolds({ forms }: { forms: readonly ProductionForm[] }) {
  return (
    <div className={classes.folds}>
      {forms.map(({ number, name, made, rows }, position) => (
        <Fold
          key={number}
          open={position === 0}
          summary={
            <span className={classes.summary}>
              <LineIcon d={dosageFormIcons[dosageFormTile(name)]} className={classes.icon} />
              <span>
                {name}
                {made && <span className={`secondary ${classes.made}`}> {made}</span>}
              </span>
            </span>
          }
        >
          <dl className={`small ${classes.rows}`}>
            {rows.map(({ label, value }) => (
              <div key={label} className={classes.row}>
                <dt>{label}</dt>
                <dd data-muted={value === notAvailable || undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      ))}
    </div>
  );
}
