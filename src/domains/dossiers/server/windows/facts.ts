import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { CarveOut, Pin, Settlement } from '#domains/registers/contract/presentations.ts';
import type { Asked, OwnFacts } from '#domains/registers/server/windows/rules.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { listRulings } from '../presentations/queries.ts';
import { published } from '../queries.ts';
import { listAccepted } from '../settlements/queries.ts';
import { dossiers, molecules } from '../tables.ts';
import { type PresentationFields, type Progress, presentationOf, progressOf } from './presentation-of.ts';

/** By the name that it was first kept with: facts are known by their text, and kept ones are read again every day. */
type KeptSettlement = Omit<Settlement, 'enteredAs'> & { enteredBy: Settlement['enteredAs'] };

/** All that a dossier's launch windows depend on, but for the registers and the day. Kept as JSON. */
export type LaunchFacts = PresentationFields &
  Progress & {
    inn: string;
    settlements: readonly KeptSettlement[];
    /** Of its presentation; absent where the desk said nothing. */
    pins?: readonly Pin[];
    carveOuts?: readonly CarveOut[];
  };

/** The facts of those of these dossiers that are published. */
export async function readFacts(
  db: Queryable,
  ids: readonly number[],
  today: string,
): Promise<{ id: number; facts: LaunchFacts }[]> {
  const rows = await db
    .select({
      id: dossiers.id,
      presentationId: dossiers.presentationId,
      inn: molecules.inn,
      dosageForm: dossiers.dosageForm,
      routes: dossiers.routes,
      strengths: dossiers.strengths,
      salt: dossiers.salt,
      atcClasses: dossiers.atcClasses,
      usReferenceProduct: dossiers.usReferenceProduct,
      readiness: dossiers.readiness,
      registeredIn: dossiers.registeredIn,
    })
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(and(inArray(dossiers.id, [...ids]), published));
  const settled = await listAccepted(db, ids);
  const rulings = await listRulings(db, [...new Set(rows.map((row) => row.presentationId))]);
  return rows.map(
    ({
      id,
      presentationId,
      inn,
      dosageForm,
      routes,
      strengths,
      salt,
      atcClasses,
      usReferenceProduct,
      ...row
    }) => ({
      id,
      facts: {
        ...{ inn, dosageForm, routes, strengths, salt, usReferenceProduct },
        ...progressOf(row, today),
        atcClasses: atcClasses.slice(0, 1),
        settlements: (settled.get(id) ?? []).map(({ enteredAs, ...one }) => ({
          ...one,
          enteredBy: enteredAs,
        })),
        ...rulings.get(presentationId),
      },
    }),
  );
}

/** What of them the registers are asked for, as the rules take it. */
export function toAsked({ inn, pins = [], carveOuts = [], ...fields }: LaunchFacts, today: string): Asked {
  return { presentation: presentationOf(inn, fields), pins, carveOuts, today };
}

/** What of them is a dossier's own, as the rules take it. */
export function toOwn({ settlements, ...facts }: LaunchFacts, today: string): Omit<OwnFacts, 'review'> {
  const settled = settlements.map(({ enteredBy, ...one }) => ({ ...one, enteredAs: enteredBy }));
  return { ...toReadiness(facts), settlements: settled, today };
}

/** How far it is, as the rules take it. */
export function toReadiness({
  stages,
  filedIn,
  filedFrom,
  inStates,
}: Progress): Pick<OwnFacts, 'readiness' | 'filedIn' | 'filedFrom' | 'inStates'> {
  return {
    readiness: stages,
    ...(filedIn && { filedIn }),
    ...(filedFrom && { filedFrom }),
    ...(inStates && { inStates }),
  };
}

/** What of facts is a dossier's own: the registers are asked without it. */
const ownFacts = {
  ...{ stages: undefined, filedIn: undefined, filedFrom: undefined, inStates: undefined },
  settlements: undefined,
};
export const ownFactNames = Object.keys(ownFacts);

/** Facts of which the registers are asked the same have the same key. */
export function askedKeyOf(facts: LaunchFacts): string {
  return JSON.stringify({ ...facts, ...ownFacts });
}

/** The same facts have the same key. */
export function keyOf(facts: LaunchFacts): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
