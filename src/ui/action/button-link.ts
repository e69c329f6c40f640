import classes from './button-link.module.css';

/** Class names that make a link look like a button. */
export const button = classes.button ?? '';
export const quietButton = `${classes.button} ${classes.quiet}`;
/** For what cannot be undone: the step itself, and the way to it. */
export const dangerButton = `${classes.button} ${classes.danger}`;
export const dangerQuietButton = `${classes.button} ${classes.dangerQuiet}`;
export const largeButton = `${classes.button} ${classes.large}`;
export const largeQuietButton = `${classes.button} ${classes.quiet} ${classes.large}`;
