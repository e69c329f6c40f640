import type { Pattern } from './patterns.ts';

/** A text to be repeated, and what stands before and behind the row of them. */
export type WorstText = { before: string; unit: string; behind: string };

/** Stand for the classes of a pattern: a letter, a digit, a space, what folds to something else, a line's end. */
const usual = ['a', '0', ' ', '\n', 'é'];
/** Ends a row without belonging to it. */
const strange = '\u0001';

/** Texts that a pattern may try in many ways: rows of all characters that it names, alone and by two, with ends that fit none. */
export function worstTextsFor({ source }: Pattern): WorstText[] {
  const words =
    source.replace(/\\[dwsDWSbBpP](\{[^}]*\})?|\(\?[:=!<]*\w*>?|\{\d*,?\d*\}/g, ' ').match(/\w+/g) ?? [];
  const marks = source.replace(/\\[dwsDWSbBpP](\{[^}]*\})?/g, '').match(/[^\w\s]/gu) ?? [];
  const units = [...new Set([...marks, ...usual])].slice(0, 20);
  const pieces = [...new Set([...units, ...words.map((word) => word.slice(0, 12))])].slice(0, 28);
  const pairs = units.flatMap((one) => pieces.map((next) => one + next));
  return [
    ...pairs.map((unit) => ({ before: '', unit, behind: strange })),
    ...pieces.flatMap((unit) =>
      ['', ...pieces].flatMap((before) => [strange, ''].map((behind) => ({ before, unit, behind }))),
    ),
  ];
}

/** So many characters of it. */
export function textOf({ before, unit, behind }: WorstText, characters: number): string {
  return before + unit.repeat(Math.ceil(characters / unit.length)) + behind;
}

/** Rows of which something that looks too often would look at each again: what the product's own texts are made of. */
export const worstRows: readonly string[] = [
  ...[
    '.',
    ' ',
    '\n',
    'a',
    '0',
    '/',
    '\\',
    '(',
    '<',
    '<img src="',
    '<b>',
    '&',
    '"',
    '[',
    '{"a":',
    '%',
    '_x0041_',
  ],
  ...[
    'a ',
    '1 mg/',
    'EUR/',
    '500 ',
    'a,',
    'a;',
    ', ',
    '@a',
    'é',
    'e\u0301',
    '\u200b',
    '\ud800',
    '\ufdfa',
    '錠 ',
    '?a=',
  ],
];
