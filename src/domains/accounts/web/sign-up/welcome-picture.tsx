import classes from './welcome-picture.module.css';

/** The bridge, finished, with bunting. */
export function Welcome() {
  const flags = [70, 106, 142, 178, 214, 250];
  return (
    <svg className={classes.picture} viewBox="0 0 320 170" width="320" height="170" aria-hidden="true">
      <path d="M40 18q120 46 240 0" className={classes.string} />
      {flags.map((x, place) => (
        <path
          key={x}
          d={`M${x - 8} ${drop(x)}h16l-8 18z`}
          className={place % 2 === 0 ? classes.flag : classes.otherFlag}
        />
      ))}
      <path d="M70 150c0-48 40-80 90-80" className={classes.left} />
      <path d="M250 150c0-48-40-80-90-80" className={classes.right} />
      <path d="M20 150h280" className={classes.deck} />
      <circle cx="160" cy="128" r="18" className={classes.disc} />
      <path d="m152 128 6 6 11-12" className={classes.tick} />
    </svg>
  );
}

/** How deep the string hangs at x. */
function drop(x: number): number {
  const across = (x - 160) / 120;
  return 18 + 23 * (1 - across * across);
}
