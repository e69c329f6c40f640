import type { Stage } from './stage.ts';

export type Settings = {
  /** About a quarter of a minute for each part. */
  isShort: boolean;
  /** By how much a busy machine may exceed the limits of time. */
  slack: number;
  seed: number;
  /** With a fault that the part has to find. */
  withFault: boolean;
};

export type Report = {
  figures: string[];
  /** What must not be; none in a product that holds. */
  faults: string[];
};

export type Part = {
  name: string;
  /** The known fault that is put in from outside, in words. */
  fault: string;
  run(stage: Stage, settings: Settings): Promise<Report>;
};
