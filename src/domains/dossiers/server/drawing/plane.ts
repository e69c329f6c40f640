export type Point = { x: number; y: number };

/** Whether the bonds a–b and c–d cross; those that only touch or lie in one line do not. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return apart(a, b, c, d) && apart(c, d, a, b);
}

/** Whether c and d lie on different sides of the line a–b, beyond what rounding may do. */
function apart(a: Point, b: Point, c: Point, d: Point): boolean {
  return leftOf(a, b, c) * leftOf(a, b, d) < -1e-9;
}

function leftOf(a: Point, b: Point, point: Point): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/** From a point to the nearest place of the bond a–b. */
export function distanceToBond(point: Point, a: Point, b: Point): number {
  const along = { x: b.x - a.x, y: b.y - a.y };
  const share = ((point.x - a.x) * along.x + (point.y - a.y) * along.y) / (along.x ** 2 + along.y ** 2 || 1);
  const within = Math.min(1, Math.max(0, share));
  return distance(point, { x: a.x + along.x * within, y: a.y + along.y * within });
}

export function distance(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

/** The point on the other side of the line from `from` along `along`. */
export function mirror({ x, y }: Point, from: Point, along: Point): Point {
  const twice = (2 * ((x - from.x) * along.x + (y - from.y) * along.y)) / (along.x ** 2 + along.y ** 2 || 1);
  return { x: 2 * from.x + twice * along.x - x, y: 2 * from.y + twice * along.y - y };
}

export function rotate({ x, y }: Point, about: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - about.x, y - about.y];
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}
