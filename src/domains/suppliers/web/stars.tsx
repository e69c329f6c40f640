import { preciseRating } from './display.ts';
import classes from './stars.module.css';

/** A rating drawn as five stars, filled to the exact fraction, with the figure beside them. */
export function Stars({ rating }: { rating: number }) {
  const shown = preciseRating(rating);
  return (
    <span className={`inline ${classes.rating}`} role="img" aria-label={`Rated ${shown} out of 5`}>
      <span className={classes.strip}>
        <span className={classes.fill} style={{ width: `${shown * 20}%` }} />
      </span>
      <span className={classes.figure}>{shown}</span>
    </span>
  );
}
