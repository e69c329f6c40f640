import { Tag } from '../scenes/marks.tsx';
import classes from '../scenes/scene.module.css';
import { StepScene } from '../scenes/scene.tsx';

const years = [
  { year: 'Year 1', volume: '2.0 M', x: 262, height: 48 },
  { year: 'Year 2', volume: '4.5 M', x: 324, height: 84 },
  { year: 'Year 3', volume: '6.0 M', x: 386, height: 112 },
] as const;

/** A request for a term sheet; the volumes of three years stand upright as capsules. */
export function TermSheetScene() {
  return (
    <StepScene id="term-sheet">
      <g className={classes.card}>
        <rect x="44" y="28" width="220" height="272" rx="14" className={classes.paper} />
        <text x="68" y="66" className={classes.name}>
          Term sheet
        </text>
        <text x="68" y="90" className={classes.code}>
          DB-2026-000123
        </text>
        <path d="M68 110h172" className={classes.rule} />
        <path d="M68 132h118M68 150h92M68 168h106M68 204h84M68 222h100" className={classes.lines} />
      </g>
      <g className={classes.card}>
        <rect x="214" y="70" width="226" height="216" rx="14" className={classes.paper} />
        <text x="236" y="100" className={classes.label}>
          Tablets a year
        </text>
        {years.map(({ year, volume, x, height }) => (
          <g key={year}>
            <path
              d={`M${x - 16} ${248 - height / 2}v${16 - height / 2}a16 16 0 0 1 32 0v${height / 2 - 16}z`}
              className={classes.inkFill}
            />
            <path
              d={`M${x - 16} ${248 - height / 2}v${height / 2 - 16}a16 16 0 0 0 32 0v${16 - height / 2}z`}
              className={classes.tick}
            />
            <text x={x} y={238 - height} textAnchor="middle" className={classes.value}>
              {volume}
            </text>
            <text x={x} y="270" textAnchor="middle" className={classes.label}>
              {year}
            </text>
          </g>
        ))}
      </g>
      <Tag x={30} y={252} width={142} label="CDA attached" />
    </StepScene>
  );
}
