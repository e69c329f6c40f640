import classes from '../scenes/scene.module.css';
import { StepScene } from '../scenes/scene.tsx';

const services = [
  { label: 'Product development', x: 44, y: 26, draw: <Flask /> },
  { label: 'Analytical', x: 246, y: 26, draw: <Chromatogram /> },
  { label: 'BA / BE studies', x: 44, y: 176, draw: <PlasmaCurve /> },
  { label: 'Clinical supplies', x: 246, y: 176, draw: <Carton /> },
] as const;

/** Four trusted services around one point. */
export function ServicesScene() {
  return (
    <StepScene id="services">
      {services.map(({ label, x, y, draw }) => (
        <g key={label} transform={`translate(${x} ${y})`}>
          <g className={classes.card}>
            <rect width="190" height="138" rx="14" className={classes.paper} />
          </g>
          {draw}
          <text x="95" y="113" textAnchor="middle" className={classes.value}>
            {label}
          </text>
        </g>
      ))}
      <g className={classes.card}>
        <rect x="180" y="150" width="120" height="40" rx="20" className={classes.curated} />
        <text x="240" y="175" textAnchor="middle" className={classes.curatedText}>
          Coming Soon
        </text>
      </g>
    </StepScene>
  );
}

function Flask() {
  return (
    <g className={classes.drawing}>
      <path d="M84 18h22M88 18v20L68 76a8 8 0 0 0 7 12h40a8 8 0 0 0 7-12l-20-38V18" />
      <path d="M76 64h38l7 12a8 8 0 0 1-7 12H75a8 8 0 0 1-7-12z" className={classes.filled} />
    </g>
  );
}

/** One clean main peak, and an impurity that stays below its limit. */
function Chromatogram() {
  return (
    <g className={classes.drawing}>
      <path d="M40 16v72h112" />
      <path
        d="M46 82h18c5 0 5-14 8-14s3 14 8 14h6c7 0 6-60 11-60s4 60 11 60h12c4 0 4-7 7-7s3 7 7 7h12"
        className={classes.trace}
      />
    </g>
  );
}

/** Test against reference, plasma over time. */
function PlasmaCurve() {
  return (
    <g className={classes.drawing}>
      <path d="M40 16v72h112" />
      <path d="M42 86c10 0 14-56 30-56s26 44 76 50" className={classes.trace} />
      <path d="M42 87c12 0 18-49 34-49s28 38 72 44" className={classes.dashed} />
    </g>
  );
}

function Carton() {
  return (
    <g className={classes.drawing}>
      <path d="m54 36 42-18 42 18v40L96 94 54 76z" />
      <path d="m54 36 42 18 42-18M96 54v40" />
      <path d="m64 58 20 9m-20 3 12 5" className={classes.trace} />
    </g>
  );
}
