import { addYears, inWords } from '../../../contract/days.ts';
import type { WindowReason } from '../../../contract/launch-windows.ts';
import type { EuMedicine } from '../../../contract/register-rows.ts';
import type { Match } from '../../matching/parts/rules.ts';
import { type Found, matchReasons, noMatch, reason } from '../reasons/rules.ts';

const source = 'ema-medicines' as const;

type Authorised = EuMedicine & { authorisedOn: string };

/**
 * The EU's protection: eight years until an application may refer to the dossier, ten until it may be sold, eleven where a
 * new indication was worth it. They begin with the first authorisation of the substance, be it withdrawn since; an
 * orphan's ten years with its own.
 */
export function medicinesEnds(edition: string | null, match: Match<EuMedicine>): Found {
  const editions = edition === null ? [] : [edition];
  if (!match.found) return { ...noMatch(match.words, source, edition), told: [], editions };
  const told = matchReasons(match, source, edition, match.rows[0]?.number ?? null);
  const originals = match.rows
    .filter(
      (row): row is Authorised => row.authorisedOn !== null && !row.isGenericOrHybrid && !row.isBiosimilar,
    )
    .sort((one, other) => (one.authorisedOn < other.authorisedOn ? -1 : 1));
  const [first] = originals;
  if (first === undefined) {
    const words =
      "The EMA's table has only generics, hybrids or biosimilars of it: the reference was authorised by states, which the table does not tell.";
    return { ...noMatch(words, source, edition), told, editions };
  }
  const orphans = originals.filter(({ isOrphan }) => isOrphan);
  const reasons = [...protection(first, edition), ...orphans.map((one) => orphan(one, edition))];
  return { isKnown: true, reasons, told, editions };
}

function protection(first: Authorised, edition: string | null): WindowReason[] {
  const { number, authorisedOn: day } = first;
  const since = `${first.name} was authorised on ${inWords(day)}`;
  const one = { kind: 'data protection', code: null, number, source, edition } as const;
  const [eight, ten, eleven] = [addYears(day, 8), addYears(day, 10), addYears(day, 11)];
  return [
    reason({
      ...{ ...one, hard: true, until: ten },
      words: `Ten years from the first authorisation, until ${inWords(ten)}: ${since}. Patents and supplementary certificates are not in the table.`,
    }),
    reason({
      ...{ ...one, hard: false, until: eleven },
      words: `An eleventh year, until ${inWords(eleven)}, where a new indication was of great benefit, which the table does not tell: ${since}.`,
    }),
    reason({
      ...{ ...one, hard: false, counts: false, until: eight },
      words: `An application may refer to the dossier from ${inWords(eight)}: ${since}.`,
    }),
  ];
}

function orphan(row: Authorised, edition: string | null): WindowReason {
  const until = addYears(row.authorisedOn, 10);
  return reason({
    ...{ kind: 'orphan protection', hard: true, code: null, number: row.number, until, source, edition },
    words: `Ten years of an orphan medicine, until ${inWords(until)}: ${row.name} was authorised on ${inWords(row.authorisedOn)}.`,
  });
}
