/** The marks of a chart's scale: five round numbers from nought, of which the last reaches what is highest. */
export function chartScale(highest: number, isCounted: boolean): number[] {
  const least = highest / 4;
  const power = 10 ** Math.floor(Math.log10(least > 0 ? least : 1));
  const steps = (isCounted ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]).map((round) => round * power);
  const step = steps.find((round) => round >= least) ?? power;
  return [0, 1, 2, 3, 4].map((mark) => mark * (isCounted ? Math.max(1, step) : step));
}
