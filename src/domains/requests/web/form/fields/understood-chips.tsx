import chip from '#ui/mark/chip.module.css';
import classes from './understood-chips.module.css';

/** What was typed, as it will be read. The row keeps its height, so that typing moves nothing. */
export function UnderstoodChips({ things, entries }: { things: string; entries: readonly string[] }) {
  return (
    <div className={classes.row}>
      {entries.length > 0 && (
        <ul className={chip.chips} aria-label={`${things} as understood`}>
          {entries.map((entry, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two volumes may be alike, and their places tell them apart
            <li key={`${place} ${entry}`} className={chip.chip}>
              {entry}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
