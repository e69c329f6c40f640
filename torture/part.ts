import type { Stage } from './stage.ts';

export type Settings = {
  /** About half a minute for each part. */
  isShort: boolean;
  /** By how much a busy machine may exceed the limits of time. */
  slack: number;
  seed: number;
  /** With a fault that the part has to find. */
  withFault: boolean;
  /** Prints how far a long part has come. */
  say(line: string): void;
};

export type Report = {
  figures: string[];
  /** What must not be; none in a product that holds. */
  faults: string[];
};

/** Milliseconds within which a person wants an answer, and a product is well again. */
export const answerLimit = 3_000;
export const recoveryLimit = 10_000;

export type Part = {
  name: string;
  /** The known fault that is put in from outside, in words, and what the part has to say of it. */
  fault: { what: string; found: RegExp };
  run(stage: Stage, settings: Settings): Promise<Report>;
};
