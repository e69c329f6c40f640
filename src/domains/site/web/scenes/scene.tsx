import type { ReactNode } from 'react';
import classes from './scene.module.css';

type SceneProps = {
  /** Unlike every other scene on the page. */
  id: string;
  width: number;
  height: number;
  /** The middle and the size of the light behind what is drawn. */
  glow: { x: number; y: number; radius: number };
  children: ReactNode;
};

/** A drawing in the theme's own colours, so that it follows the colour scheme. The text beside it says the same. */
export function Scene({ id, width, height, glow, children }: SceneProps) {
  return (
    <svg className={classes.scene} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={`${id}-dots`} width="20" height="20" patternUnits="userSpaceOnUse">
          <circle cx="2" cy="2" r="1.4" className={classes.dot} />
        </pattern>
        <radialGradient id={`${id}-fade`} cx="50%" cy="46%" r="56%">
          <stop offset="0.35" stopColor="white" />
          <stop offset="1" stopColor="white" stopOpacity="0" />
        </radialGradient>
        <mask id={`${id}-mask`}>
          <rect width={width} height={height} fill={`url(#${id}-fade)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}-mask)`}>
        <circle cx={glow.x} cy={glow.y} r={glow.radius} className={classes.glow} />
        <rect width={width} height={height} fill={`url(#${id}-dots)`} />
      </g>
      {children}
    </svg>
  );
}

/** The frame of a step's scene: all of them are of one size. */
export function StepScene({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Scene id={id} width={480} height={340} glow={{ x: 240, y: 162, radius: 150 }}>
      {children}
    </Scene>
  );
}
