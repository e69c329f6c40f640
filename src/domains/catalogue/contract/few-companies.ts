/** No figure that rests on fewer companies is told to anybody (§22.1). */
export const fewestCompanies = 5;

/** A figure with the companies that it rests on. */
export type Resting = { value: number; companies: ReadonlySet<number | string> };

/** The figure, where it may be told; else null, and so is a figure of nothing. */
export function told({ value, companies }: Resting): number | null {
  return toldOf(value, companies.size);
}

/** The same, where the companies were counted already. */
export function toldOf(value: number, companies: number): number | null {
  return companies < fewestCompanies ? null : value;
}

/**
 * The parts of a total that may be told, by name. What is left untold must rest on enough companies, too, as whoever has the
 * total takes the told parts from it: so the smallest of those that could be told stay untold with it, one after the
 * other, until it does. Whether a part that is not told is nothing, or little, nobody can tell.
 */
export function toldParts(parts: ReadonlyMap<string, Resting>): Map<string, number> {
  const inOrder = [...parts]
    .filter(([, { companies }]) => companies.size > 0)
    .sort(
      ([name, one], [otherName, other]) =>
        one.companies.size - other.companies.size || one.value - other.value || (name < otherName ? -1 : 1),
    );
  let first = inOrder.findIndex(([, { companies }]) => companies.size >= fewestCompanies);
  if (first < 0) first = inOrder.length;
  const untold = new Set(inOrder.slice(0, first).flatMap(([, { companies }]) => [...companies]));
  while (first > 0 && first < inOrder.length && untold.size < fewestCompanies) {
    for (const company of inOrder[first]?.[1].companies ?? []) untold.add(company);
    first += 1;
  }
  return new Map(inOrder.slice(first).map(([name, { value }]) => [name, value]));
}
