import { charactersOf, editDistance } from './edit-distance.ts';
import { queryWords, wordsOf } from './words.ts';

/** A listing's texts as a card may show them. Its product's names may be the same list for many, which is then looked through once. */
export type ListingTexts = {
  names: readonly string[];
  productNames?: readonly string[];
  description: readonly string[];
};

const beyondAscii = /[\u0080-\uffff]/;
const mostWords = 24;
/** So many misspelt words of a query are looked for in each listing. */
const mostMisspelt = 4;

type Written = { written: string; word: string };

/**
 * The words of a listing that a query's words matched, as they are written there: for each query word the name words
 * that begin with it and the description words that equal it; where there are none, what it is the beginning or a
 * misspelling of.
 */
export function matchWords(text: string, misspelt: ReadonlySet<string>) {
  const words = queryWords(text);
  const corrected = [...misspelt].slice(0, mostMisspelt);
  // Most names of a product hold none of the words: to take them all apart is most of the work of a card.
  const written = (texts: readonly string[]) => writtenWords(texts.filter((text) => mayHold(text, words)));
  /** The cards of a page are often of one product. */
  const ofProducts = new Map<readonly string[], Written[]>();
  const writtenOfProduct = (texts: readonly string[]) => {
    const known = ofProducts.get(texts) ?? written(texts);
    ofProducts.set(texts, known);
    return known;
  };
  return ({ names, productNames = [], description }: ListingTexts): string[] => {
    if (words.length === 0) return [];
    const inNames = [...written(names), ...writtenOfProduct(productNames)];
    const inDescription = written(description);
    const found = new Set<string>();
    for (const word of words) {
      const add = ({ written }: Written) => found.add(written);
      const hits = [
        ...inNames.filter((one) => one.word.startsWith(word)),
        ...inDescription.filter((one) => one.word === word),
      ];
      if (hits.length > 0) hits.forEach(add);
      else if (corrected.includes(word))
        nearest(word, writtenWords([...names, ...productNames, ...description])).forEach(add);
      else inDescription.filter((one) => one.word.startsWith(word)).forEach(add);
    }
    return [...found].slice(0, mostWords);
  };
}

/** Whether a word of this text may begin with one of these; what is not ASCII has to be folded to know. */
function mayHold(written: string, words: readonly string[]): boolean {
  if (beyondAscii.test(written)) return true;
  const plain = written.toLowerCase();
  return words.some((word) => plain.includes(word));
}

function writtenWords(texts: readonly string[]): Written[] {
  return texts.flatMap((text) => {
    const isPlain = !beyondAscii.test(text);
    return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((written) => ({
      written,
      word: isPlain ? written.toLowerCase() : (wordsOf(written)[0] ?? ''),
    }));
  });
}

function nearest(word: string, among: readonly Written[]): Written[] {
  const characters = charactersOf(word);
  let limit = 2;
  let found: Written[] = [];
  for (const one of among) {
    if (Math.abs(one.word.length - word.length) > limit || one.word.length > 64) continue;
    const distance = editDistance(characters, charactersOf(one.word), limit);
    if (distance > limit) continue;
    if (distance < limit) found = [];
    limit = distance;
    found.push(one);
  }
  return found;
}
