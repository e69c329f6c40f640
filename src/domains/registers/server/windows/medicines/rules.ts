import { addYears, inWords } from '../../../contract/days.ts';
import type { WindowReason } from '../../../contract/launch-windows.ts';
import type { EuMedicine } from '../../../contract/register-rows.ts';
import { notInEu } from '../../../contract/register-words.ts';
import type { Match } from '../../matching/parts/rules.ts';
import { ageReason, type FirstKnown, isInDoubt, isLongBefore } from '../first-known/rules.ts';
import { type Found, matchReasons, noMatch, notListed, reason } from '../reasons/rules.ts';

const source = 'ema-medicines' as const;

type Authorised = EuMedicine & { authorisedOn: string };

/**
 * The EU's protection: eight years until an application may refer to the dossier, ten until it may be sold, eleven where a
 * new indication was worth it. They begin with the first authorisation of the substance, be it withdrawn since; an
 * orphan's ten years with its own, and are twelve where paediatric studies were completed. What any register knows long
 * before is no substance of which the table has the first authorisation: states gave that one, and ten years from a new
 * form of it are no end, nor an eleventh. Of what one knows somewhat less long before nobody can tell (§20.3).
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
    notListed(notInEu, source, edition),
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
  const run = ({ authorisedOn }: Authorised, years: number) => addYears(authorisedOn, years) >= today;
  const mayRun = (row: Authorised) => run(row, row.isOrphan ? 12 : 11);
  // It is looked for in every register: only where it decides.
  const known = [first, ...orphans].some(mayRun) ? knownOf() : null;
  const isYoung = (row: Authorised) => known !== null && mayRun(row) && isLongBefore(known, row.authorisedOn);
  const tenRun = run(first, 10);
  // An orphan's own ten years run to the same day, be it the first or not.
  const isDoubtful = known !== null && !first.isOrphan && tenRun && isInDoubt(known, first.authorisedOn);
  const reasons = orphans.flatMap((one) => orphan(one, edition, isYoung(one)));
  if (known !== null && (isDoubtful || [first, ...orphans].some(isYoung))) {
    told.push(ageReason(known));
    if (known.edition !== null) editions.push(known.edition);
  }
  if (isDoubtful || (tenRun && isYoung(first)))
    return {
      isKnown: false,
      reasons,
      told: [...told, notTheFirst(first, isYoung(first), edition)],
      editions,
    };
  const own = protection(first, edition, !isYoung(first));
  return { isKnown: true, reasons: [...own, ...reasons], told, editions };
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

/** An eleventh year may hold the substance where the medicine is its first alone. */
function protection(first: Authorised, edition: string | null, mayBeEleven: boolean): WindowReason[] {
  const { number, authorisedOn: day } = first;
  const since = `${first.name} was authorised on ${inWords(day)}`;
  const one = { kind: 'data protection', code: null, number, source, edition } as const;
  const [eight, ten, eleven] = [addYears(day, 8), addYears(day, 10), addYears(day, 11)];
  return [
    reason({
      ...{ ...one, hard: true, until: ten },
      words: `Ten years from the first authorisation${mayBeEleven ? '' : ' in the table'}, until ${inWords(ten)}: ${since}.`,
    }),
    ...(mayBeEleven
      ? [
          reason({
            ...{ ...one, hard: false, until: eleven },
            words: `An eleventh year, until ${inWords(eleven)}, where a new indication was of great benefit, which the table does not tell: ${since}.`,
          }),
        ]
      : []),
    reason({
      ...{ ...one, hard: false, counts: false, until: eight },
      words: `An application may refer to the dossier from ${inWords(eight)}: ${since}.`,
    }),
  ];
}

/**
 * Ten years, and two more that studies in children may have added (Regulation (EC) No 1901/2006, article 37). Their one use
 * alone is an orphan's years; an older substance has others, and a label may leave that one out.
 */
function orphan(row: Authorised, edition: string | null, isOfOneUse: boolean): WindowReason[] {
  const { number, authorisedOn } = row;
  const [ten, twelve] = [addYears(authorisedOn, 10), addYears(authorisedOn, 12)];
  const whose = isOfOneUse
    ? 'years of an orphan medicine for its use, which a label may leave out, for the substance is older'
    : 'years of an orphan medicine';
  const since = `${row.name} was authorised on ${inWords(authorisedOn)}`;
  const one = { kind: 'orphan protection', code: null, number, source, edition } as const;
  return [
    reason({
      ...{ ...one, hard: !isOfOneUse, until: ten },
      words: `Ten ${whose}; until ${inWords(ten)}: ${since}.`,
    }),
    reason({
      ...{ ...one, hard: false, until: twelve },
      words: `Twelve ${whose}, until ${inWords(twelve)}, where paediatric studies were completed, which the table does not tell: ${since}.`,
    }),
  ];
}
