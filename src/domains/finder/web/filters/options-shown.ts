/** Lists up to this length stand open; longer ones fold. */
export const longestOpenList = 8;
/** How many values a folded list shows. */
const foldedLength = 5;

/** Options whose label holds what was typed, whatever the case (§2.15). */
export function matchingOptions(values: readonly string[], typed: string): readonly string[] {
  const words = typed.trim().toLowerCase();
  return words === '' ? values : values.filter((value) => value.toLowerCase().includes(words));
}

/** The values a list shows: all when short, open or searched; folded, the first few worth ticking and every ticked one. */
export function optionsShown(
  values: readonly string[],
  {
    open,
    typed,
    ticked,
    counts,
  }: { open: boolean; typed: string; ticked: readonly string[]; counts?: readonly number[] },
): readonly string[] {
  if (typed.trim() !== '') return matchingOptions(values, typed);
  if (open || values.length <= longestOpenList) return values;
  const bringing = values.filter((_, index) => counts?.[index] !== 0);
  const first = [...new Set([...bringing, ...values])].slice(0, foldedLength);
  return values.filter((value) => first.includes(value) || ticked.includes(value));
}
