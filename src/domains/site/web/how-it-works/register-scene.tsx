import { FactText, Tag } from '../scenes/marks.tsx';
import classes from '../scenes/scene.module.css';
import { StepScene } from '../scenes/scene.tsx';

/** An invitation comes out of its envelope. */
export function RegisterScene() {
  return (
    <StepScene id="register">
      <g className={classes.object}>
        <path d="M84 190 240 102l156 88v114H84z" />
      </g>
      <g className={classes.card}>
        <rect x="122" y="34" width="236" height="226" rx="14" className={classes.paper} />
        <FactText x={146} y={68} label="Business email" value="ana@lusitan.example" />
        <path d="M146 100h188" className={classes.rule} />
        <FactText x={146} y={122} label="Organisation" value="Lusitan Generics" />
        <path d="M146 154h188" className={classes.rule} />
        <rect x="146" y="170" width="188" height="38" rx="7" className={classes.tick} />
        <text x="240" y="194" textAnchor="middle" className={classes.onAction}>
          CREATE PROFILE
        </text>
      </g>
      <g className={classes.object}>
        <path d="M84 190v114a8 8 0 0 0 8 8h296a8 8 0 0 0 8-8V190l-156 78z" />
        <path d="m87 308 104-66m202 66-104-66" className={classes.crease} />
      </g>
      <Tag x={318} y={104} width={146} label="Free of charge" />
    </StepScene>
  );
}
