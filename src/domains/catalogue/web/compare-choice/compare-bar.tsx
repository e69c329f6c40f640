import { ButtonLink, TextButton } from '#ui/action/buttons.tsx';
import { Cross } from '#ui/action/cross.tsx';
import chip from '#ui/mark/chip.module.css';
import { choose, compareAddress, keep, useChosen } from './choice.ts';
import classes from './compare-bar.module.css';

/** What is chosen to be compared, at the foot of the window as long as anything is. */
export function CompareBar() {
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  return (
    <section className={classes.bar} aria-label="Chosen to compare">
      <div className={`row wide ${classes.content}`}>
        <ul className={`${chip.chips} ${classes.chosen}`}>
          {chosen.map((dossier) => (
            <li key={dossier.id}>
              <button
                type="button"
                className={`${chip.chip} ${classes.chip}`}
                aria-label={`Do not compare ${dossier.title}`}
                onClick={() => choose(dossier, false)}
              >
                <span className={classes.title}>{dossier.title}</span>
                <Cross className={chip.cross} />
              </button>
            </li>
          ))}
        </ul>
        <TextButton onClick={() => keep([])}>Clear</TextButton>
        {chosen.length > 1 ? (
          <ButtonLink to={compareAddress(chosen.map(({ id }) => id))}>Compare {chosen.length}</ButtonLink>
        ) : (
          <p className={classes.hint}>Choose another to compare it with</p>
        )}
      </div>
    </section>
  );
}
