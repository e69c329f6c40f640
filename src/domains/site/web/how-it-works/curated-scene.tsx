import { Tick } from '../scenes/marks.tsx';
import classes from '../scenes/scene.module.css';
import { StepScene } from '../scenes/scene.tsx';

const checks = [
  'Bio-equivalence study',
  'Stability, zone IVb',
  'DMF and CEP',
  'Last GMP inspection',
  'Process validation',
] as const;

/** A dossier whose due diligence is done, and the seal that says so. */
export function CuratedScene() {
  return (
    <StepScene id="curated">
      <rect
        x="104"
        y="44"
        width="252"
        height="252"
        rx="14"
        className={classes.paper}
        transform="rotate(-9 230 170)"
      />
      <g className={classes.card}>
        <rect x="104" y="34" width="252" height="272" rx="14" className={classes.paper} />
        <text x="128" y="72" className={classes.name}>
          Due diligence
        </text>
        {checks.map((check, line) => (
          <g key={check}>
            <path d={`M128 ${92 + line * 40}h204`} className={classes.rule} />
            <Tick x={138} y={112 + line * 40} />
            <text x="160" y={117 + line * 40} className={classes.sub}>
              {check}
            </text>
          </g>
        ))}
      </g>
      <g className={classes.seal}>
        <path d="m352 270-14 52 24-14 12 22 10-56zm40 0 14 52-24-14-12 22-10-56z" />
        <circle cx="372" cy="244" r="44" />
        <circle cx="372" cy="244" r="36" className={classes.sealRing} />
        <text x="372" y="249" textAnchor="middle" className={classes.sealText}>
          Curated
        </text>
      </g>
    </StepScene>
  );
}
