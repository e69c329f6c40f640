/** A strength in a pack, however it is written: '5 MG' of 30 is '5mg' of 30. */
export function packKey({ strength, packUnits }: { strength: string; packUnits: string }): string {
  return `${strength.toLowerCase().replaceAll(/\s/g, '')}|${packUnits}`;
}

/** What each row of a table of a term sheet is known by in another version. */
export const rowKeys = {
  prices: packKey,
  milestones: ({ event }: { event: string }) => event.trim().toLowerCase(),
  royaltyTiers: ({ from }: { from: string }) => from,
} as const;
export type TableName = keyof typeof rowKeys;

/** Rows with their keys; one that repeats counts on: 'tranche', 'tranche 2'. */
export function keyed<R>(rows: readonly R[], keyOf: (row: R) => string): { key: string; row: R }[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { key: nth === 1 ? key : `${key} ${nth}`, row };
  });
}
