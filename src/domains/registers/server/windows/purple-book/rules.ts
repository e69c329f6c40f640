import { addYears, earliest, inWords, latest } from '../../../contract/days.ts';
import type { WindowReason } from '../../../contract/launch-windows.ts';
import type { PurpleProduct } from '../../../contract/register-rows.ts';
import { isOriginal } from '../../matching/biologics/rules.ts';
import { listed, type Match } from '../../matching/parts/rules.ts';
import { type Found, matchReasons, noMatch, notListed, reason } from '../reasons/rules.ts';

/** The Public Health Service Act gives a reference product twelve years from its first licence. */
const yearsOfReference = 12;

const source = 'purple-book' as const;

const interchangeable = {
  kind: 'exclusivity',
  hard: false,
  code: null,
  source,
  words:
    'Exclusivity of the first interchangeable biosimilar; one that is not interchangeable may come before',
} as const;

/**
 * What the Purple Book says of a biologic. Its column of the reference product's exclusivity is filled only where the FDA
 * was asked: an empty one says nothing. Where a biosimilar is licensed, or twelve years have passed, it has ended;
 * else nobody knows.
 */
export function purpleBookEnds(edition: string | null, match: Match<PurpleProduct>, today: string): Found {
  const editions = edition === null ? [] : [edition];
  if (!match.found) return { ...noMatch(match.words, source, edition, match.because), told: [], editions };
  const originals = match.rows.filter(isOriginal);
  const biosimilars = match.rows.filter((row) => !isOriginal(row));
  const [first] = originals;
  const told = [
    ...matchReasons(match, source, edition, first?.application ?? null),
    notListed('patents', source, edition),
  ];
  const reasons = [
    ...endsOf(originals, 'referenceExclusivityEndsOn', {
      ...{ kind: 'reference exclusivity', hard: true, code: null, source, edition },
      words: "The reference product's exclusivity",
    }),
    ...endsOf(originals, 'orphanExclusivityEndsOn', {
      ...{ kind: 'exclusivity', hard: false, code: 'ODE', source, edition },
      words: 'Orphan exclusivity of one of its uses, which a label may leave out',
    }),
    ...endsOf(biosimilars, 'interchangeableExclusivityEndsOn', { ...interchangeable, edition }),
    ...unsaidEnds(biosimilars, edition),
  ];
  const open = undetermined(originals, biosimilars, today, edition);
  return { isKnown: open === null, reasons, told: open === null ? told : [...told, open], editions };
}

/** Why nobody knows whether the reference product is protected; null where it is known. */
function undetermined(
  originals: readonly PurpleProduct[],
  biosimilars: readonly PurpleProduct[],
  today: string,
  edition: string | null,
): WindowReason | null {
  if (biosimilars.length > 0) return null;
  if (originals.length > 0 && originals.some((one) => one.referenceExclusivityEndsOn !== null)) return null;
  const licensed = earliest(originals.flatMap((one) => one.firstLicensedOn ?? one.approvedOn ?? []));
  const until = licensed === undefined ? null : addYears(licensed, yearsOfReference);
  if (until !== null && until < today) return null;
  return reason({
    ...{ kind: 'no match', hard: false, counts: false, code: null, number: null, until, source, edition },
    words:
      'The Purple Book does not say until when the reference product is protected, and no biosimilar is licensed.' +
      (until === null ? '' : ` Twelve years from its first licence would be ${inWords(until)}.`),
  });
}

/** Exclusivities of which the register says that they run, and not until when ('Date TBD'). */
function unsaidEnds(rows: readonly PurpleProduct[], edition: string | null): WindowReason[] {
  const unsaid = rows.filter(({ isInterchangeableEndUndetermined }) => isInterchangeableEndUndetermined);
  return [...Map.groupBy(unsaid, ({ application }) => application)].map(([number, some]) => {
    const brands = listed([...new Set(some.map(({ proprietaryName }) => proprietaryName))]);
    const words = `${interchangeable.words}; until when, nobody has said, of ${brands}.`;
    return reason({ ...interchangeable, number, until: null, edition, words });
  });
}

type Column = 'referenceExclusivityEndsOn' | 'orphanExclusivityEndsOn' | 'interchangeableExclusivityEndsOn';

function endsOf(
  rows: readonly PurpleProduct[],
  column: Column,
  one: Pick<WindowReason, 'kind' | 'hard' | 'code' | 'source' | 'edition' | 'words'>,
): WindowReason[] {
  const licences = Map.groupBy(rows, ({ application }) => application);
  return [...licences].flatMap(([number, some]) => {
    const until = latest(some.flatMap((row) => row[column] ?? []));
    if (until === undefined) return [];
    const brands = listed([...new Set(some.map(({ proprietaryName }) => proprietaryName))]);
    return [reason({ ...one, number, until, words: `${one.words}; until ${inWords(until)}, of ${brands}.` })];
  });
}
