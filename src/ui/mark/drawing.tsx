import type { ComponentProps } from 'react';
import classes from './drawing.module.css';

/**
 * A drawing with the pens that its file names, in the theme's colours. It says nothing that does not stand beside it,
 * and is never wider than its place.
 */
export function Drawing(props: ComponentProps<'svg'>) {
  return <svg fill="none" className={classes.drawing} {...props} aria-hidden="true" />;
}
