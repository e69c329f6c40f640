/** How what was opened is given back: the last first. */
export type WayDown = (() => Promise<unknown>)[];

/** Goes it to its end, whatever fails on it. */
export async function goDown(wayDown: WayDown, onFault: (fault: unknown) => void): Promise<void> {
  for (let step = wayDown.pop(); step !== undefined; step = wayDown.pop()) await step().catch(onFault);
}
