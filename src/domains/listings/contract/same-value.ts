/** Whether two values of a field say the same; a list says another thing in another order. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
