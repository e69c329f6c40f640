// Letters that join in Arabic and the scripts of India need these two; beside Latin letters they only hide.
const joiners =
  /(?<![\p{L}\p{M}])[\u200c\u200d]|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\u200c\u200d]/gu;
const unseen = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}]/gu;
/** U+2800 is a letter of Braille without a dot. */
const gaps = /[\p{Cc}\p{Z}\u2800]+/gu;

/**
 * A name as it is kept and shown (§15.1): without what nobody sees and what turns the direction of the words after it,
 * so that two names that look the same are the same, and none reaches into the sentence around it.
 */
export function toPlainName(typed: string): string {
  return typed.normalize('NFC').replace(unseen, '').replace(joiners, '').replace(gaps, ' ').trim();
}

/** Ends a sentence with a name; one that ends in a stop of its own, as 'Pfizer Inc.' does, ends it already. */
export function withFullStop(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
