import type { ReactNode } from 'react';
import { below } from '#ui/theme/break-points.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import classes from './details-columns.module.css';

type DetailsColumnsProps = {
  /** What to do with the listing: at the top of the right column, and on a small screen first of all. */
  act?: ReactNode;
  main: ReactNode;
  side: ReactNode;
};

/** Whether there is room for one column only. Details are drawn in a browser alone, so the first answer is the true one. */
export function useOneColumn(): boolean {
  return useMediaQuery(below(1024));
}

/** The two columns of a listing's details. */
export function DetailsColumns({ act, main, side }: DetailsColumnsProps) {
  return (
    <div className={classes.layout} data-without-act={!act || undefined}>
      {act && <div className={classes.act}>{act}</div>}
      <div className={`stack-loose ${classes.main}`}>{main}</div>
      <div className={`stack ${classes.side}`}>{side}</div>
    </div>
  );
}
