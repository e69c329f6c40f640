/** What was answered of each listing, null where nothing was asked for, and by which question. */
export type Answered<T> = ReadonlyMap<string, { one: T | null; question: number }>;

/** With what was said of these listings; of one of which a later question was answered already that stays. */
export function withAnswer<T>(
  known: Answered<T>,
  question: number,
  keys: readonly string[],
  told: ReadonlyMap<string, T>,
): Answered<T> {
  const now = new Map(known);
  for (const key of keys) {
    if ((now.get(key)?.question ?? 0) < question) now.set(key, { one: told.get(key) ?? null, question });
  }
  return now;
}
