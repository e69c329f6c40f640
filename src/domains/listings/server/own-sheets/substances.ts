import type { ReadDraft } from './read-rows.ts';

/** Of amounts told by their places: those that other strengths of the sheet have the other way round come back. */
export function refuseSwapped(drafts: readonly ReadDraft[]): void {
  const strengthsWith = new Map<string, Set<string>>();
  for (const { said } of drafts)
    for (const strength of said?.amounts ?? [])
      for (const [at, amount] of strength.entries()) {
        const key = `${said?.names[at]} ${amount}`;
        strengthsWith.set(key, (strengthsWith.get(key) ?? new Set()).add(strength.join()));
      }
  for (const { rows, faults, said } of drafts) {
    if (said?.isPlaced !== true) continue;
    const swapped = said.amounts.map((strength) => swappedIn(said.names, strength, strengthsWith));
    const [one, other] = swapped.find((pair) => pair !== undefined) ?? [];
    if (one === undefined || other === undefined) continue;
    faults.push({
      row: rows[0] as number,
      column: said.column,
      message: `By their places ${one.amount} is of ${one.name} and ${other.amount} of ${other.name}; other rows say it the other way round. Write each with its substance, as '${one.name} ${other.amount} / ${other.name} ${one.amount}'`,
    });
  }
}

/** Two parts of a strength of which others have each with the other's substance, and none as they stand. */
function swappedIn(
  names: readonly string[],
  strength: readonly string[],
  strengthsWith: ReadonlyMap<string, ReadonlySet<string>>,
): [Part, Part] | undefined {
  const own = strength.join();
  const isElsewhere = (name: string, amount: string) => {
    const those = strengthsWith.get(`${name} ${amount}`);
    return those !== undefined && those.size > (those.has(own) ? 1 : 0);
  };
  return pairsOf(names, strength).find(
    ([one, other]) =>
      isElsewhere(one.name, other.amount) &&
      isElsewhere(other.name, one.amount) &&
      !isElsewhere(one.name, one.amount) &&
      !isElsewhere(other.name, other.amount),
  );
}

type Part = { name: string; amount: string };

function pairsOf(names: readonly string[], strength: readonly string[]): [Part, Part][] {
  const parts = names.map((name, at) => ({ name, amount: strength[at] ?? '' }));
  return parts.flatMap((one, at) => parts.slice(at + 1).map((other): [Part, Part] => [one, other]));
}
