import { and, eq, inArray, or } from 'drizzle-orm';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { isSameStrength, readStrength, type Strength } from '#domains/registers/server/strengths/rules.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { SheetDraft } from '../read-own-sheet.ts';

/**
 * Of combinations whose strengths tell by their places alone which is of which: those of which the company's own listings, or
 * such as everybody reads, have the amounts the other way round, and none as they stand; what to say of them.
 */
export async function findSwapped(
  db: Queryable,
  companyId: number,
  drafts: readonly SheetDraft[],
): Promise<Map<SheetDraft, string>> {
  const placed = drafts.filter(({ isPlaced }) => isPlaced);
  const swapped = new Map<SheetDraft, string>();
  if (placed.length === 0) return swapped;
  const named = [...new Set(placed.map(({ values }) => String(values.molecule)))];
  const listed = await db
    .selectDistinct({ inn: molecules.inn, strengths: dossiers.strengths })
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(
      and(
        or(eq(dossiers.state, 'published'), eq(dossiers.companyId, companyId)),
        inArray(molecules.inn, named),
      ),
    );
  const byName = Map.groupBy(listed, ({ inn }) => inn);
  const known = new Map(
    [...byName].map(([inn, rows]) => [inn, rows.flatMap(({ strengths }) => read(strengths, inn))]),
  );
  for (const draft of placed) {
    const inn = String(draft.values.molecule);
    const others = known.get(inn) ?? [];
    const one = read(String(draft.values.strengths), inn).find(
      (own) =>
        !others.some((other) => isSame(own, other)) &&
        others.some((other) => turned(own).some((turn) => isSame(turn, other))),
    );
    if (one !== undefined)
      swapped.set(
        draft,
        `By their places these strengths stand in the order ${inn}; listings of it have them the other way round. Write each with its substance, as amlodipine 5 mg / valsartan 160 mg`,
      );
  }
  return swapped;
}

function read(strengths: string, inn: string): Strength[][] {
  const count = inn.split(' + ').length;
  return strengths.split(/[,;]\s/).flatMap((one) => {
    const parts = readStrength(one, count);
    return parts === null ? [] : [parts];
  });
}

function isSame(one: readonly Strength[], other: readonly Strength[]): boolean {
  return one.every((part, at) => isSameStrength(part, other[at] as Strength));
}

/** With two of its amounts in each other's places. */
function turned(own: readonly Strength[]): Strength[][] {
  return own.flatMap((one, at) =>
    own.slice(at + 1).map((other, behind) => own.with(at, other).with(at + 1 + behind, one)),
  );
}
