/** Lists up to this length stand open; longer ones fold. */
export const longestOpenList = 8;
/** How many values a folded list shows. */
export const foldedLength = 5;

/** Options whose label holds what was typed, whatever the case (section 2). */
export function matchingOptions(values: readonly string[], typed: string): readonly string[] {
  const words = typed.trim().toLowerCase();
  return words === '' ? values : values.filter((value) => value.toLowerCase().includes(words));
}

/** The values a list shows: all when short, open or searched; folded, the first few and every ticked one in place. */
export function optionsShown(
  values: readonly string[],
  { open, typed, ticked }: { open: boolean; typed: string; ticked: readonly string[] },
): readonly string[] {
  if (typed.trim() !== '') return matchingOptions(values, typed);
  if (open || values.length <= longestOpenList) return values;
  return values.filter((value, index) => index < foldedLength || ticked.includes(value));
}
