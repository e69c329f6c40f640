export type Press<Order extends string> = { sorted: 'ascending' | 'descending' | undefined; next: Order };

/**
 * How a column stands in the order of its table, and the order that a press on its head leads to. An order is the column's
 * name, with '-' before it downwards; what is looked for first may stand at its end.
 */
export function pressOn<Name extends string>(
  name: Name,
  order: string,
  downwardsFirst = false,
): Press<Name | `-${Name}`> {
  const downwards = `-${name}` as const;
  const sorted = order === name ? 'ascending' : order === downwards ? 'descending' : undefined;
  const [first, second] = downwardsFirst ? [downwards, name] : [name, downwards];
  return { sorted, next: order === first ? second : first };
}
