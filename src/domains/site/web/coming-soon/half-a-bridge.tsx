import classes from './half-a-bridge.module.css';

/** A bridge still being built: one half stands, the other is drawn, a crane in between. */
export function HalfABridge() {
  return (
    <svg className={classes.picture} viewBox="0 0 360 190" width="360" height="190" aria-hidden="true">
      <path d="M60 168c0-62 48-106 118-106" className={classes.built} />
      <path d="M300 168c0-62-48-106-118-106" className={classes.planned} />
      <path d="M92 168v-52m32 52V88m32 80V74" className={classes.hanger} />
      <path d="M20 168h160" className={classes.deck} />
      <path d="M188 168h152" className={classes.plannedDeck} />
      <path d="M222 168V22m-14 0h96l-16-12h-66zm82 0v34" className={classes.crane} />
      <rect x="276" y="56" width="28" height="18" rx="9" className={classes.load} />
      <path d="M36 182h60m36 0h84m40 0h52" className={classes.water} />
    </svg>
  );
}
