import type { Pin, Presentation } from '../../../contract/presentations.ts';
import type { EuMedicine } from '../../../contract/register-rows.ts';
import { type RowIndex, rowsIn } from '../../row-index/rules.ts';
import { isCombined, listed, type Match, nameOf, pinsOf, refused, rowsOf } from '../parts/rules.ts';
import { underPins } from '../pins/rules.ts';

/**
 * The EMA's medicines of one substance, or of one combination. Those for another part of the body by their ATC code are
 * other products: a cream's protection is not that of the tablets.
 */
export function matchMedicines(
  index: RowIndex,
  presentation: Presentation,
  pins: readonly Pin[] = [],
): Match<EuMedicine> {
  if (index.editions.medicines === null) return refused('no edition', "The EMA's table was not brought.");
  return underPins<EuMedicine, Match<EuMedicine>>(
    {
      pins: pinsOf(pins, 'ema-medicines'),
      all: () => rowsIn(index.medicines).filter(isAuthorised),
      isOf: (row, { application }) => row.number === application,
      nameOf: ({ name }) => name,
    },
    (isCut) => matchAuthorised(index, presentation, isCut),
    (words) => refused('pin', words),
  );
}

export function isAuthorised({ authorisedOn, status }: EuMedicine): boolean {
  return authorisedOn !== null && !/^(refused|application withdrawn|opinion)/i.test(status);
}

function matchAuthorised(
  index: RowIndex,
  presentation: Presentation,
  isCut: (row: EuMedicine) => boolean,
): Match<EuMedicine> {
  const authorised = rowsOf(index, index.medicines, presentation).filter(
    (row) => isAuthorised(row) && !isCut(row),
  );
  if (authorised.length === 0) {
    const alone = isCombined(index.combinations.medicines, presentation) ? ' alone' : '';
    return refused(
      'substance',
      `The EMA's table has no authorised medicine of ${nameOf(presentation)}${alone}: it may be authorised by states, which the table does not tell.`,
    );
  }
  const group = presentation.atc?.trim().slice(0, 1).toUpperCase() ?? '';
  const grouped = authorised.filter(({ atc }) => group === '' || !atc || atc.toUpperCase().startsWith(group));
  if (grouped.length === 0) {
    const codes = listed([...new Set(authorised.flatMap(({ atc }) => atc ?? []))]);
    return refused('use', `The EMA's table has it for another use (${codes}, not ${presentation.atc}).`);
  }
  const notes =
    group === '' && new Set(authorised.map(({ atc }) => atc?.slice(0, 1))).size > 1
      ? ['No ATC code says for what it is used: the latest end of all uses counts.']
      : [];
  const names = listed([...new Set(grouped.map(({ name }) => name))]);
  return { found: true, rows: grouped, words: `Matched by its name to ${names} of the EMA's table.`, notes };
}
