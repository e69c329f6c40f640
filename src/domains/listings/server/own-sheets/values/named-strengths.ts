import { giveBack } from '../../../contract/own-sheets/answers.ts';
import type { Asking } from '../asking.ts';
import { fold } from '../words/fold.ts';
import { type CatalogueNames, readMolecule } from './molecules.ts';

/** 'amlodipine 5 mg', '5 mg amlodipine', '5 mg (amlodipine)'. */
const nameFirst = /^(?<name>\D+)(?<amount>\d.*)$/u;
const amountFirst = /^(?<amount>\d[\d.,]*\s*[\p{L}%µμ]+)\s(?<name>\D+)$/u;

/**
 * Strengths of a combination that name their substances, in the order of these: '5 mg/160 mg' of 'Valsartan 160 mg +
 * amlodipine 5 mg'. Null where not each amount has its substance beside it.
 */
export function orderByNames(
  text: string,
  names: readonly string[],
  catalogue: CatalogueNames,
): string | null {
  const parts = text.split(/[/+&;]|,\s|\s(?:and|und|y|et|e)\s/i).map((part) => part.trim());
  const strengths: string[][] = [];
  for (const [at, part] of parts.entries()) {
    const plain = part.replaceAll(/[()]/g, ' ').trim();
    const { name = '', amount = '' } = (nameFirst.exec(plain) ?? amountFirst.exec(plain))?.groups ?? {};
    const bare = name
      .replaceAll(':', ' ')
      .trim()
      .replace(/^(?:of|de|di|von) /, '');
    const molecule = readMolecule(bare, catalogue)?.molecule;
    const place = names.findIndex((one) => molecule !== undefined && fold(one) === fold(molecule));
    if (at % names.length === 0) strengths.push([]);
    const strength = strengths.at(-1) as string[];
    if (place < 0 || strength[place] !== undefined) return null;
    strength[place] = amount;
  }
  const isWhole = parts.length % names.length === 0;
  return isWhole ? strengths.map((strength) => strength.join('/')).join('; ') : null;
}

/** Asks of a column once in which order amounts stand that name no substance; true where it is that of the names. */
export function askPlaces(
  head: string,
  sample: string,
  asking: Asking,
): { isAsNamed: boolean; waits?: string } {
  const id = `substances:${head}`;
  const answer = asking.ask({
    id,
    kind: 'order',
    column: head,
    words: `In which order do the strengths of combinations stand in '${head}'?`,
    options: [
      {
        value: 'as-named',
        label: 'As the row names the substances: 5/160 of amlodipine/valsartan is 5 of amlodipine',
      },
      { value: giveBack, label: 'Not always: give their rows back to me' },
    ],
    mayType: 'no',
    samples: [sample.slice(0, 80)],
    rows: 1,
  });
  return { isAsNamed: answer === 'as-named', ...(answer === null && { waits: id }) };
}
