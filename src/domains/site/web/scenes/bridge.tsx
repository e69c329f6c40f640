import classes from './scene.module.css';

/** A capsule bent into an arch, one half on each bank; the plant on one, the pharmacy on the other. 640 by 540. */
export function Bridge() {
  const hangers = [132, 164, 196, 228, 260, 292, 324, 356, 388, 420, 452, 484, 516];
  return (
    <g>
      {hangers.map((x) => (
        <path key={x} d={`M${x} ${archAt(x)}V446`} className={classes.hanger} />
      ))}
      <path d="M96 446C96 300 190 196 320 196" className={classes.archLeft} />
      <path d="M544 446c0-146-94-250-224-250" className={classes.archRight} />
      <path d="M24 446h592" className={classes.deck} />
      <path d="M24 470h72M150 470h120M330 470h60M440 470h176" className={classes.water} />
      <path d="M84 490h150M290 490h170M520 490h48" className={classes.water} />
      <Plant />
      <Pharmacy />
    </g>
  );
}

/** The arch's middle line, near enough for its hangers. */
function archAt(x: number): number {
  const across = (x - 320) / 224;
  return 446 - 250 * Math.sqrt(Math.max(0, 1 - Math.abs(across) ** 2.15));
}

function Plant() {
  return (
    <g className={classes.building}>
      <path d="M30 446v-58l24-16v16l24-16v16l24-16v74z" />
      <path d="M84 372v-30h12v24" />
      <path d="M42 408h10m12 0h10m12 0h8M42 426h10m12 0h10m12 0h8" className={classes.windows} />
      <path d="M90 332c0-10 12-8 12-18" className={classes.smoke} />
    </g>
  );
}

function Pharmacy() {
  return (
    <g className={classes.building}>
      <path d="M538 446v-60h72v60z" />
      <path d="M532 386h84l-8-18h-68z" />
      <path d="M574 398v18m-9-9h18" className={classes.cross} />
      <path d="M566 446v-18h16v18" className={classes.windows} />
    </g>
  );
}
