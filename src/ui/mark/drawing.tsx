import type { ComponentProps } from 'react';
import classes from './drawing.module.css';

/** What the picture of a place with nothing in it is drawn on. */
export const emptyBox = {
  viewBox: '0 0 200 132',
  width: 160,
  height: 106,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * A drawing with the pens that its file names, in the theme's colours. It says nothing that does not stand beside it,
 * and is never wider than its place.
 */
export function Drawing(props: ComponentProps<'svg'>) {
  return <svg fill="none" className={classes.drawing} {...props} aria-hidden="true" />;
}
