import { Molecule } from '../scenes/marks.tsx';
import classes from '../scenes/scene.module.css';
import { StepScene } from '../scenes/scene.tsx';

const filters = [
  { label: 'EU', count: 84, x: 56, width: 84, on: true },
  { label: 'Ready', count: 31, x: 150, width: 108, on: true },
  { label: 'Capsules', count: 12, x: 268, width: 130, on: false },
] as const;

/** A search, the filters with what each leaves, and the first result. */
export function ExploreScene() {
  return (
    <StepScene id="explore">
      <g className={classes.card}>
        <rect x="56" y="30" width="368" height="52" rx="26" className={classes.paper} />
        <circle cx="86" cy="54" r="8.5" className={classes.lens} />
        <path d="m92.5 60.5 7 7" className={classes.lens} />
        <text x="112" y="62" className={classes.typed}>
          dimethyl fumarate
        </text>
        <path d="M254 44v24" className={classes.caret} />
      </g>
      {filters.map(({ label, count, x, width, on }) => (
        <g key={label} className={on ? classes.chipOn : classes.chip}>
          <rect x={x} y="98" width={width} height="32" rx="16" />
          <text x={x + 16} y="119">
            {label}
          </text>
          <text x={x + width - 16} y="119" textAnchor="end" className={classes.label}>
            {count}
          </text>
        </g>
      ))}
      <g className={classes.card}>
        <rect x="56" y="148" width="368" height="112" rx="14" className={classes.paper} />
        <text x="80" y="178" className={classes.code}>
          DB-10417
        </text>
        <text x="80" y="206" className={classes.name}>
          Dimethyl fumarate
        </text>
        <text x="80" y="228" className={classes.sub}>
          Delayed Release Capsules
        </text>
        <Molecule x={302} y={200} />
      </g>
      <g className={classes.ghost}>
        <rect x="56" y="274" width="368" height="48" rx="14" className={classes.paper} />
        <path d="M80 292h70M80 306h160" className={classes.lines} />
      </g>
    </StepScene>
  );
}
