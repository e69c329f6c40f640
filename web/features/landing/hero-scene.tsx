import classes from './hero-scene.module.css';

/**
 * The product in one picture: a dossier crosses the bridge from those who make to those who market.
 * Drawn in the theme's own colours, so that it follows the colour scheme.
 */
export function HeroScene() {
  return (
    <svg className={classes.scene} viewBox="0 0 640 540" aria-hidden="true" focusable="false">
      <Backdrop />
      <Bridge />
      <Plant />
      <Pharmacy />
      <DossierCard />
      <Tag x={30} y={150} width={124} label="EU GMP" />
      <Tag x={492} y={236} width={124} label="With supply" />
      <Answer />
    </svg>
  );
}

function Backdrop() {
  return (
    <>
      <defs>
        <pattern id="hero-dots" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle cx="2" cy="2" r="1.4" className={classes.dot} />
        </pattern>
        <radialGradient id="hero-fade" cx="50%" cy="46%" r="56%">
          <stop offset="0.35" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id="hero-mask">
          <rect width="640" height="540" fill="url(#hero-fade)" />
        </mask>
      </defs>
      <g mask="url(#hero-mask)">
        <circle cx="320" cy="262" r="236" className={classes.glow} />
        <rect width="640" height="540" fill="url(#hero-dots)" />
      </g>
    </>
  );
}

/** A capsule bent into an arch: one half on each bank. */
function Bridge() {
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

function DossierCard() {
  const facts = [
    ['Readiness', 'Ready : EU'],
    ['Markets of interest', 'EU, UK, MENA'],
    ['Manufacturing GMP', 'EU GMP, WHO-GMP'],
    ['Country of manufacture', 'Portugal'],
    ['Deal type', 'Licensing'],
    ['Offer in', '5 business days'],
  ] as const;
  return (
    <g className={classes.card}>
      <rect x="146" y="44" width="360" height="292" rx="16" className={classes.paper} />
      <text x="170" y="82" className={classes.code}>
        DB-10417
      </text>
      <g>
        <rect x="252" y="67" width="72" height="22" rx="11" className={classes.curated} />
        <text x="288" y="82" textAnchor="middle" className={classes.curatedText}>
          Curated
        </text>
      </g>
      <text x="170" y="116" className={classes.title}>
        Dimethyl fumarate
      </text>
      <text x="170" y="138" className={classes.sub}>
        Delayed Release Capsules · 120 mg, 240 mg
      </text>
      <Molecule />
      <path d="M170 162h312" className={classes.rule} />
      {facts.map(([label, value], place) => {
        const x = place % 2 === 0 ? 170 : 336;
        const y = 188 + Math.floor(place / 2) * 46;
        return (
          <g key={label}>
            <text x={x} y={y} className={classes.label}>
              {label}
            </text>
            <text x={x} y={y + 19} className={classes.value}>
              {value}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Dimethyl fumarate, atom by atom: an ester on either side of a double bond. */
function Molecule() {
  const oxygens = [
    [14, 0],
    [28, 26],
    [70, -18],
    [84, 8],
  ] as const;
  return (
    <g className={classes.molecule} transform="translate(380 78)">
      <path d="M0 8 14 0 28 8 42 0 56 8 70 0 84 8 98 0" />
      <path d="M43 4.5 54 11M26 9v15m4-15v15M68-1v-15m4 15v-15" />
      {oxygens.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="7" />
          <text x={x} y={y + 4} textAnchor="middle">
            O
          </text>
        </g>
      ))}
    </g>
  );
}

type TagProps = { x: number; y: number; width: number; label: string };

function Tag({ x, y, width, label }: TagProps) {
  return (
    <g className={classes.tag}>
      <rect x={x} y={y} width={width} height="40" rx="20" />
      <circle cx={x + 20} cy={y + 20} r="10" className={classes.tick} />
      <path d={`m${x + 15.5} ${y + 20} 3.2 3.2 6-6.5`} className={classes.tickMark} />
      <text x={x + 38} y={y + 25}>
        {label}
      </text>
    </g>
  );
}

function Answer() {
  return (
    <g className={classes.answer}>
      <rect x="206" y="360" width="232" height="68" rx="12" />
      <circle cx="238" cy="394" r="16" className={classes.tick} />
      <path d="m231 394 5 5 9.5-10" className={classes.tickMark} />
      <text x="266" y="390" className={classes.value}>
        Term sheet requested
      </text>
      <text x="266" y="409" className={classes.label}>
        DB-2026-000123
      </text>
    </g>
  );
}
