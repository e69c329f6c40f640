import classes from './notebook.module.css';

/** Twenty years of spreadsheets and visiting cards, and the bridge that came out of them. */
export function Notebook() {
  return (
    <svg className={classes.notebook} viewBox="0 42 360 156" aria-hidden="true">
      <g transform="rotate(-7 70 120)" className={classes.card}>
        <rect x="14" y="84" width="104" height="64" rx="8" />
        <path d="M26 104h38M26 118h58M26 130h30" />
      </g>
      <g transform="rotate(5 110 136)" className={classes.card}>
        <rect x="62" y="108" width="104" height="64" rx="8" />
        <path d="M74 128h46M74 142h62M74 154h26" />
        <circle cx="146" cy="128" r="7" className={classes.seal} />
      </g>
      <g className={classes.hangers}>
        <path d="M202 172v-62m22 62V78m22 94V60m22 112V53m22 119V60m22 112V78m22 94v-62" />
      </g>
      <path d="M184 172c0-68 34-118 84-118" className={classes.left} />
      <path d="M352 172c0-68-34-118-84-118" className={classes.right} />
      <path d="M6 176h348" className={classes.deck} />
      <path d="M24 192h60m34 0h96m30 0h70" className={classes.water} />
    </svg>
  );
}
