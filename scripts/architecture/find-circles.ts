/** Who imports whom. */
export type Graph = Map<string, Set<string>>;

/** Every circle that a walk along the imports closes, each named once: a → b → a. */
export function findCircles(graph: Graph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];

  function walk(node: string): void {
    const position = way.indexOf(node);
    if (position >= 0) circles.push([...way.slice(position), node]);
    if (position >= 0 || done.has(node)) return;
    way.push(node);
    for (const next of graph.get(node) ?? []) walk(next);
    way.pop();
    done.add(node);
  }

  for (const node of graph.keys()) walk(node);
  return circles;
}
