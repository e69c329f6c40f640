import { Bridge } from '../scenes/bridge.tsx';
import classes from '../scenes/scene.module.css';
import { StepScene } from '../scenes/scene.tsx';

/** Both have signed, the fee comes back one day, and the way between plant and pharmacy is open. */
export function ExecuteScene() {
  return (
    <StepScene id="execute">
      <g transform="translate(16 -10) scale(0.7)">
        <Bridge />
      </g>
      <g className={classes.card}>
        <rect x="112" y="24" width="256" height="108" rx="14" className={classes.paper} />
        <text x="134" y="52" className={classes.label}>
          Buyer
        </text>
        <text x="254" y="52" className={classes.label}>
          Provider
        </text>
        <path
          d="M134 88c8-22 16-26 18-16s-10 22-4 22 10-20 16-20-2 16 4 16 8-12 14-12 2 10 10 8h22"
          className={classes.signature}
        />
        <path
          d="M254 90c4-14 8-30 14-26s-6 26 0 26 8-18 14-18 0 18 6 18 8-22 14-22 0 20 8 20 10-6 20-8"
          className={classes.signature}
        />
        <path d="M134 108h92M254 108h92" className={classes.rule} />
      </g>
      <g className={classes.coin}>
        <circle cx="398" cy="122" r="32" />
        <path d="M384 117a15 15 0 1 1-1 10" />
        <path d="M382 105v12h12" />
      </g>
    </StepScene>
  );
}
