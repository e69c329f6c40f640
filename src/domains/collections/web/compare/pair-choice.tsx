import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import classes from './compare-view.module.css';

export type Pair = readonly [left: number, right: number];

type PairChoiceProps = { dossiers: readonly Dossier[]; pair: Pair; onChange: (pair: Pair) => void };

/** A phone shows two columns: which two. Choosing the other one's dossier swaps them. */
export function PairChoice({ dossiers, pair: [left, right], onChange }: PairChoiceProps) {
  const options = dossiers.map(({ ListingTitle, ListingCode }, value) => ({
    value,
    label: `${ListingCode} ${ListingTitle}`,
  }));
  return (
    <div className={classes.pair}>
      <LabelledSelect
        label="Left"
        value={left}
        options={options}
        onChange={(next) => onChange([next, next === right ? left : right])}
      />
      <LabelledSelect
        label="Right"
        value={right}
        options={options}
        onChange={(next) => onChange([next === left ? right : left, next])}
      />
    </div>
  );
}
