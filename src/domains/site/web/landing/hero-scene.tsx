import { Bridge } from '../scenes/bridge.tsx';
import { FactText, Molecule, Tag } from '../scenes/marks.tsx';
import classes from '../scenes/scene.module.css';
import { Scene } from '../scenes/scene.tsx';

/** The product in one picture: a dossier crosses the bridge from those who make to those who market. */
export function HeroScene() {
  return (
    <Scene id="hero" width={640} height={540} glow={{ x: 320, y: 262, radius: 236 }}>
      <Bridge />
      <DossierCard />
      <Tag x={30} y={150} width={124} label="EU GMP" />
      <Tag x={492} y={236} width={124} label="With supply" />
      <Answer />
    </Scene>
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
      <Molecule x={380} y={78} />
      <path d="M170 162h312" className={classes.rule} />
      {facts.map(([label, value], place) => (
        <FactText
          key={label}
          x={place % 2 === 0 ? 170 : 336}
          y={188 + Math.floor(place / 2) * 46}
          label={label}
          value={value}
        />
      ))}
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
