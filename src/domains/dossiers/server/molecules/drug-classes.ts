import { z } from 'zod';
import type { FactPhrases } from '#domains/finder/engine/words/phrases.ts';
import { wordsOf } from '#domains/finder/engine/words/words.ts';
import drugClasses from './drug-classes.json' with { type: 'json' };

/**
 * Classes by what a medicine acts on, as the trade asks for them. Which molecules belong to one is said by the codes
 * of the ATC that a listing carries, and by its INN where a code holds others too.
 */
const drugClass = z.object({
  label: z.string(),
  phrases: z.array(z.string().min(1)).min(1),
  atc: z.array(z.string().regex(/^[A-Z]\d\d[A-Z]{0,2}\d{0,2}$/)),
  inn: z
    .string()
    .transform((stems) => new RegExp(stems))
    .optional(),
});
type DrugClass = z.output<typeof drugClass>;

const classes = z.array(drugClass).parse(drugClasses);
/** Substances made by living cells, by the stems of their INNs. */
const biologics = classes.find(({ label }) => label === 'Biologics');

/** The word by which the index knows a class. Begins with a digit and ends with a letter that no other has after it: nobody types it, and it begins no other. */
function wordOf({ label }: DrugClass): string {
  return `0xc${wordsOf(label).join('')}z`;
}

/** The words of the classes to which a product belongs, as one text. */
export function classWords(product: { atcClasses: readonly string[]; molecule: { inn: string } }): string {
  const inn = product.molecule.inn.toLowerCase();
  return classes
    .filter(
      ({ atc, inn: stems }) =>
        (atc.length === 0 ||
          product.atcClasses.some((code) => atc.some((start) => code.startsWith(start)))) &&
        (stems === undefined || stems.test(inn)),
    )
    .map(wordOf)
    .join(' ');
}

/** Of these there are biosimilars and no generics. */
export function isBiologic(inn: string): boolean {
  return biologics?.inn?.test(inn.toLowerCase()) === true;
}

/** What buyers type for the classes. */
export function* classPhrases(): Generator<FactPhrases> {
  for (const one of classes) {
    yield { fact: { label: one.label, statements: [], word: wordOf(one) }, phrases: one.phrases };
  }
}
