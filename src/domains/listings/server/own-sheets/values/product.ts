import type { DosageForm } from '#domains/dossiers/contract/dossier-lists.ts';
import { fold } from '../words/fold.ts';
import { formSaidBy } from '../words/form-words.ts';
import { type CatalogueNames, type MoleculeRead, readMolecule } from './molecules.ts';

/** What one cell says of molecule, form and strength: 'Amlodipine Tablets 5 mg'. */
export type ProductRead = { molecule: MoleculeRead; form: DosageForm | ''; strengths: string };

const mostWords = 30;

/** Reads such a cell to its last word; null where anything of it is not understood. */
export function readProduct(text: string, catalogue: CatalogueNames): ProductRead | null {
  const digit = text.search(/(?<=[\s(])\d/);
  const named = (digit < 0 ? text : text.slice(0, digit)).replaceAll(/[(,]\s*$/g, '').trim();
  const words = named.split(/\s+/);
  if (digit < 0 || named === '' || words.length > mostWords) return null;
  const strengths = text.slice(digit).replace(/\)$/, '').trim();
  // The longest end that is a form: 'Powder for Oral Suspension' ends in another one.
  for (let at = 1; at <= words.length; at += 1) {
    const ending = words.slice(at).join(' ');
    const form = ending === '' ? '' : formSaidBy(fold(ending).split(' '));
    if (form === undefined) continue;
    const molecule = readMolecule(words.slice(0, at).join(' '), catalogue);
    if (molecule !== null) return { molecule, form, strengths };
  }
  return null;
}

/** The words before the form and the strength of a cell whose molecule nobody knows. */
export function namedInProduct(text: string): string {
  const digit = text.search(/(?<=[\s(])\d/);
  const words = (digit < 0 ? text : text.slice(0, digit)).trim().split(/\s+/).slice(0, mostWords);
  for (let at = 1; at < words.length; at += 1)
    if (formSaidBy(fold(words.slice(at).join(' ')).split(' ')) !== undefined)
      return words.slice(0, at).join(' ');
  return words.join(' ');
}
