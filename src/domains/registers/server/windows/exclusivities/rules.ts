import { dictionary } from '#platform/contract/dictionary.ts';
import { addMonths } from '../../../contract/days.ts';
import type { OrangeExclusivity } from '../../../contract/register-rows.ts';

/** What a code of the Orange Book is: nothing lawful before its end, or only a label that says less. */
type Kind = { hard: boolean; words: string };

/**
 * The FDA's codes (§20.3). A number behind a code (`ODE-123`, `I-456`) says for which use. A star: `NCE*` is granted to a
 * single enantiomer of a known mixture and `ODE*` to a further product of an application, until the end of the numbered one
 * that the first product has; both hold like the code without it.
 */
const codes = dictionary<Kind>({
  NCE: { hard: true, words: 'New chemical entity' },
  ODE: { hard: true, words: 'Orphan drug' },
  GAIN: { hard: true, words: 'Qualified infectious disease product' },
  NP: { hard: true, words: 'New product' },
  NC: { hard: true, words: 'New combination' },
  NDF: { hard: true, words: 'New dosage form' },
  NR: { hard: true, words: 'New route' },
  NS: { hard: true, words: 'New strength' },
  NE: { hard: true, words: 'New ester or salt' },
  RTO: { hard: true, words: 'Switch from prescription to sale over the counter' },
  I: { hard: false, words: 'New indication, which a label may leave out' },
  D: { hard: false, words: 'New dosing, which a label may leave out' },
  M: { hard: false, words: 'New text of the label, which another label may leave out' },
  NPP: { hard: false, words: 'New patients, whom a label may leave out' },
  CGT: { hard: false, words: '180 days of the first generic of a drug without competition' },
  PC: { hard: false, words: '180 days of the first generic that challenged a patent' },
});

export function isPaediatric({ code }: OrangeExclusivity): boolean {
  return code === 'PED';
}

/** A code that nobody knows counts as hard: better told too late than too early. */
export function kindOf(code: string): Kind {
  const [family = ''] = code.replace(/\*$/, '').split('-');
  const known = codes[family];
  if (known === undefined) return { hard: true, words: 'A code that is in no list, taken as hard' };
  if (!code.endsWith('*')) return known;
  return {
    hard: known.hard,
    words:
      family === 'NCE' ? 'Single enantiomer' : `${known.words}, as of another product of the application`,
  };
}

/** Those of the same product that end six months before a paediatric one: it is theirs, and as hard as the hardest. */
export function extendedBy(
  paediatric: OrangeExclusivity,
  all: readonly OrangeExclusivity[],
): OrangeExclusivity[] {
  return all.filter(
    (one) =>
      !isPaediatric(one) &&
      one.application === paediatric.application &&
      one.product === paediatric.product &&
      addMonths(one.endsOn, 6) === paediatric.endsOn,
  );
}
