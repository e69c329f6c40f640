import classes from './scene.module.css';

/** A tick in a disc of radius 10. */
export function Tick({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="10" className={classes.tick} />
      <path d={`m${x - 4.5} ${y} 3.2 3.2 6-6.5`} className={classes.tickMark} />
    </>
  );
}

type TagProps = { x: number; y: number; width: number; label: string };

/** A fact that holds: a pill with a tick. */
export function Tag({ x, y, width, label }: TagProps) {
  return (
    <g className={classes.tag}>
      <rect x={x} y={y} width={width} height="40" rx="20" />
      <Tick x={x + 20} y={y + 20} />
      <text x={x + 38} y={y + 25}>
        {label}
      </text>
    </g>
  );
}

/** A label with its value below, as on every data sheet. */
export function FactText({ x, y, label, value }: { x: number; y: number; label: string; value: string }) {
  return (
    <>
      <text x={x} y={y} className={classes.label}>
        {label}
      </text>
      <text x={x} y={y + 19} className={classes.value}>
        {value}
      </text>
    </>
  );
}

/** Dimethyl fumarate, atom by atom: an ester on either side of a double bond. */
export function Molecule({ x, y }: { x: number; y: number }) {
  const oxygens = [
    [14, 0],
    [28, 26],
    [70, -18],
    [84, 8],
  ] as const;
  return (
    <g className={classes.molecule} transform={`translate(${x} ${y})`}>
      <path d="M0 8 14 0 28 8 42 0 56 8 70 0 84 8 98 0" />
      <path d="M43 4.5 54 11M26 9v15m4-15v15M68-1v-15m4 15v-15" />
      {oxygens.map(([left, top]) => (
        <g key={left}>
          <circle cx={left} cy={top} r="7" />
          <text x={left} y={top + 4} textAnchor="middle">
            O
          </text>
        </g>
      ))}
    </g>
  );
}
