import { Tick } from '../scenes/marks.tsx';
import classes from '../scenes/scene.module.css';
import { StepScene } from '../scenes/scene.tsx';

const columns = [214, 302, 388] as const;
const rows = [
  { label: 'Dossier', values: ['Ready', 'Ready', 'In 2027'] },
  { label: 'GMP', values: ['EU', 'EU, WHO', 'WHO'] },
  { label: 'One-time fee', values: ['€180k', '€140k', '€95k'] },
  { label: 'Royalty', values: ['4 %', '5 %', '3 %'] },
] as const;

/** Three dossiers side by side, one of them ahead. */
export function CompareScene() {
  return (
    <StepScene id="compare">
      <g className={classes.card}>
        <rect x="40" y="44" width="400" height="252" rx="14" className={classes.paper} />
      </g>
      <rect x="258" y="54" width="88" height="232" rx="10" className={classes.chosen} />
      {['10417', '10630', '10988'].map((code, place) => (
        <text key={code} x={columns[place]} y="86" textAnchor="middle" className={classes.code}>
          {code}
        </text>
      ))}
      {rows.map(({ label, values }, line) => (
        <g key={label}>
          <path d={`M60 ${104 + line * 46}h360`} className={classes.rule} />
          <text x="60" y={132 + line * 46} className={classes.label}>
            {label}
          </text>
          {values.map((value, place) => (
            <text
              key={columns[place]}
              x={columns[place]}
              y={132 + line * 46}
              textAnchor="middle"
              className={classes.value}
            >
              {value}
            </text>
          ))}
        </g>
      ))}
      <Tick x={302} y={44} />
    </StepScene>
  );
}
