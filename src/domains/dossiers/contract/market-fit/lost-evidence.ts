import { type Losses, lossesOf } from '#domains/evidence/contract/proofs.ts';
import type { Standing } from '../reading/standings.ts';
import type { SubstanceFile } from './fit-rules.ts';

/** What was lost of what the words name: the named numbers alone where they name some, else all that is claimed of the kind. */
function standingOfLosses({ lost, kept }: Losses, named: readonly string[]): Standing {
  const has = (numbers: readonly string[]) => named.some((one) => numbers.includes(one));
  if (lost.length === 0) return 'has';
  if (named.length === 0) return kept.length === 0 ? 'denied' : 'doubt';
  if (!has(lost)) return 'has';
  return named.every((one) => lost.includes(one)) ? 'denied' : 'doubt';
}

const numbers = {
  CEP: /(?<!\d)((?:19|20)\d\d) ?[-–] ?(\d{1,4})(?!\d)/g,
  'US DMF': /(?<!\d)0*(\d{4,6})(?!\d)/g,
} as const;

function numbersIn(words: string, file: keyof typeof numbers): string[] {
  return [...words.matchAll(numbers[file])].map(([, first = '', second]) =>
    second === undefined ? first : `${first}-${String(Number(second)).padStart(3, '0')}`,
  );
}

/** How a substance's file stands by the evidence of the dossier, whatever its owner's words are (§23.2). */
export function fileByEvidence(file: SubstanceFile, words: string, losses: readonly string[]): Standing {
  if (losses.length === 0) return 'has';
  if (file === 'CEP') return standingOfLosses(lossesOf(losses, 'cep', 'EDQM'), numbersIn(words, file));
  if (file === 'US DMF') return standingOfLosses(lossesOf(losses, 'dmf', 'USFDA'), numbersIn(words, file));
  return 'has';
}

/** The same of an authority's GMP: a newer certificate stands for an older one; the FDA speaks by its inspections. */
export function gmpByEvidence(authority: string, losses: readonly string[]): Standing {
  if (losses.length === 0) return 'has';
  const { lost, kept } = lossesOf(losses, 'gmp', authority);
  const inspected = standingOfLosses(lossesOf(losses, 'inspection', authority), []);
  return lost.length > 0 && kept.length === 0 ? 'denied' : inspected;
}

export function worseOf(one: Standing, other: Standing): Standing {
  return other === 'has' || one === 'denied' ? one : other;
}
