import { BroughtBack } from '#forms/brought-back.tsx';
import classes from './listing-form.module.css';

/** Above a listing's form: that it begins with what was typed before. */
export function KeptNotice({ broughtBack, discard }: { broughtBack: boolean; discard: () => void }) {
  return (
    broughtBack && (
      <div className={classes.kept}>
        <BroughtBack onDrop={discard} />
      </div>
    )
  );
}
