import { addYears, inWords } from '../../../contract/days.ts';
import type { WindowReason } from '../../../contract/launch-windows.ts';
import type { EuMedicine } from '../../../contract/register-rows.ts';
import type { Match } from '../../matching/parts/rules.ts';
import { ageReason, type FirstKnown, isInDoubt, isLongBefore } from '../first-known/rules.ts';
import { type Found, matchReasons, noMatch, notListed, reason } from '../reasons/rules.ts';

const source = 'ema-medicines' as const;

type Authorised = EuMedicine & { authorisedOn: string };

/**
 * The EU's protection: eight years until an application may refer to the dossier, ten until it may be sold, eleven where a
 * new indication was worth it. They begin with the first authorisation of the substance, be it withdrawn since; an
 * orphan's ten years with its own. What any register knows long before is no substance of which the table has the first
 * authorisation: states gave that one, and ten years from a new form of it are no end. Of what one knows somewhat less
 * long before nobody can tell (§20.3).
 */
export function medicinesEnds(
  edition: string | null,
  match: Match<EuMedicine>,
  knownOf: () => FirstKnown | null,
  today: string,
): Found {
  const editions = edition === null ? [] : [edition];
  if (!match.found) return { ...noMatch(match.words, source, edition, match.because), told: [], editions };
  const told = [
    ...matchReasons(match, source, edition, match.rows[0]?.number ?? null),
    notListed('patents and supplementary certificates', source, edition),
  ];
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
  const isAhead = ({ authorisedOn }: Authorised) => addYears(authorisedOn, 10) >= today;
  // It is looked for in every register: only where it decides.
  const known = [first, ...orphans].some(isAhead) ? knownOf() : null;
  const isYoung = (row: Authorised) =>
    known !== null && isAhead(row) && isLongBefore(known, row.authorisedOn);
  // An orphan's own ten years run to the same day, be it the first or not.
  const isDoubtful =
    known !== null && !first.isOrphan && isAhead(first) && isInDoubt(known, first.authorisedOn);
  const reasons = orphans.map((one) => orphan(one, edition, isYoung(one)));
  if (known !== null && (isDoubtful || [first, ...orphans].some(isYoung))) {
    told.push(ageReason(known));
    if (known.edition !== null) editions.push(known.edition);
  }
  if (isDoubtful || isYoung(first))
    return {
      isKnown: false,
      reasons,
      told: [...told, notTheFirst(first, isYoung(first), edition)],
      editions,
    };
  return { isKnown: true, reasons: [...protection(first, edition), ...reasons], told, editions };
}

/** Years that begin with a medicine that is not, or perhaps not, the substance's first: whom they hold the table does not tell. */
function notTheFirst(
  { name, number, authorisedOn }: Authorised,
  isCertain: boolean,
  edition: string | null,
): WindowReason {
  const ten = `Ten years from the authorisation of ${name} end on ${inWords(addYears(authorisedOn, 10))}.`;
  const held = isCertain
    ? 'They are no end for the substance, which is older: a copy may refer to what states of the EU authorised before'
    : 'They may or may not hold for the substance, which is older: a copy may refer to what states of the EU authorised before, where any did';
  return reason({
    ...{ kind: 'no match', hard: false, counts: false, code: null, number, until: null, source, edition },
    because: 'older',
    words: `${ten} ${held} (Directive 2001/83/EC, articles 6(1) and 10(1)), and that the table does not tell.`,
  });
}

function protection(first: Authorised, edition: string | null): WindowReason[] {
  const { number, authorisedOn: day } = first;
  const since = `${first.name} was authorised on ${inWords(day)}`;
  const one = { kind: 'data protection', code: null, number, source, edition } as const;
  const [eight, ten, eleven] = [addYears(day, 8), addYears(day, 10), addYears(day, 11)];
  return [
    reason({
      ...{ ...one, hard: true, until: ten },
      words: `Ten years from the first authorisation, until ${inWords(ten)}: ${since}.`,
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

/** Their one use alone is an orphan's ten years; an older substance has others, and a label may leave that one out. */
function orphan(row: Authorised, edition: string | null, isOfOneUse: boolean): WindowReason {
  const until = addYears(row.authorisedOn, 10);
  const what = isOfOneUse
    ? 'Ten years of an orphan medicine for its use, which a label may leave out, for the substance is older'
    : 'Ten years of an orphan medicine';
  return reason({
    ...{
      kind: 'orphan protection',
      hard: !isOfOneUse,
      code: null,
      number: row.number,
      until,
      source,
      edition,
    },
    words: `${what}; until ${inWords(until)}: ${row.name} was authorised on ${inWords(row.authorisedOn)}.`,
  });
}
