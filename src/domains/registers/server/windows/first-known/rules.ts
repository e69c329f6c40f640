import { addYears, inWords } from '../../../contract/days.ts';
import type { WindowReason } from '../../../contract/launch-windows.ts';
import type { Presentation } from '../../../contract/presentations.ts';
import type { LaunchRegister } from '../../../contract/register-rows.ts';
import { licensed } from '../../matching/biologics/rules.ts';
import { isAuthorised } from '../../matching/medicines/rules.ts';
import { rowsOf } from '../../matching/parts/rules.ts';
import type { RowIndex } from '../../row-index/rules.ts';
import { reason } from '../reasons/rules.ts';

/** The earliest approval of a substance, in whatever form and for whatever use, that any of the registers tells of. */
export type FirstKnown = {
  day: string;
  name: string;
  /** As the register has it. */
  number: string;
  source: LaunchRegister;
  edition: string | null;
};

/** The Orange Book gives no day to what was approved before 1982. */
const before1982 = '1981-12-31';

/** A European protection of ten years that began with such an approval would be over. */
const longBefore = 10;
/** An application could by now refer to what a state authorised in the year of such an approval. */
const perhapsBefore = 8;

export function firstKnown(index: RowIndex, presentation: Presentation): FirstKnown | null {
  const { editions } = index;
  const approved: FirstKnown[] = [
    ...rowsOf(index, index.products, presentation).map((row) => ({
      ...{ day: row.approvedOn ?? before1982, name: row.tradeName },
      ...{ number: `${row.applicationType}${row.application}`, edition: editions.products },
      source: 'orange-book-products' as const,
    })),
    ...licensed(index, presentation).flatMap((row) => {
      const day = row.firstLicensedOn ?? row.approvedOn;
      if (day === null) return [];
      const { proprietaryName: name, application: number } = row;
      return [{ day, name, number, source: 'purple-book' as const, edition: editions.biologics }];
    }),
    ...rowsOf(index, index.medicines, presentation)
      .filter(isAuthorised)
      .map(({ authorisedOn, name, number }) => ({
        ...{ day: authorisedOn ?? '', name, number, edition: editions.medicines },
        source: 'ema-medicines' as const,
      })),
  ];
  return (
    approved.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))[0] ?? null
  );
}

/** Whether the substance is so much older than an authorisation that its protection cannot have begun with that one. */
export function isLongBefore({ day }: FirstKnown, authorisedOn: string): boolean {
  return addYears(day, longBefore) <= authorisedOn;
}

/** Whether states may have authorised the substance before; where the United States were late, long before. */
export function isInDoubt({ day }: FirstKnown, authorisedOn: string): boolean {
  return addYears(day, perhapsBefore) <= authorisedOn;
}

/** The row that says so. */
export function ageReason({ day, name, number, source, edition }: FirstKnown): WindowReason {
  const since = day === before1982 ? 'before 1982' : `on ${inWords(day)}`;
  return reason({
    ...{ kind: 'match', hard: false, counts: false, code: null, number, until: null, source, edition },
    words: `The substance is older: ${name} (${number}) was approved ${since}.`,
  });
}
