import { withoutUnwritable } from './xml-text.ts';

/** A document of the product's, said once and laid out twice: as PDF and as DOCX. */
export type Letter = {
  /** What a reader's window and a search call it. */
  title: string;
  heading: string;
  /** One line below the heading. */
  subheading: string;
  /** A PNG between the heading and the facts; the DOCX does without it. */
  picture?: Uint8Array;
  sections: LetterSection[];
  /** Beside the page's number, at the foot of every page. */
  foot: string;
};

/** A part of a text of which two versions are told at once. */
export type Marked = { text: string; kind: 'same' | 'deleted' | 'inserted' };

export type LetterFact = {
  label: string;
  value: string;
  /** Stands above the value: what goes struck through, what comes underlined. */
  pieces?: readonly Marked[];
};

export type LetterSection = {
  heading: string;
  facts: LetterFact[];
  /** Lines to sign on, by who signs. */
  signatures?: string[];
};

export const letterhead = { name: 'Dosebridge', line: 'The B2B marketplace for pharmaceuticals' };

/** The product's colours on paper, as RRGGBB. */
export const inks = { navy: '101d38', teal: '0b655e', soft: '596379', rule: 'e6e1d7', gone: 'a32020' };

/** The same letter without characters that XML cannot carry and no typeface has: control characters, halves of pairs. */
export function writable(letter: Letter): Letter {
  return {
    ...letter,
    title: oneLine(letter.title),
    heading: oneLine(letter.heading),
    subheading: oneLine(letter.subheading),
    foot: oneLine(letter.foot),
    sections: letter.sections.map(({ heading, facts, signatures }) => ({
      heading: oneLine(heading),
      facts: facts.map(({ label, value, pieces }) => ({
        label: plain(label),
        value: plain(value),
        ...(pieces && { pieces: pieces.map(({ text, kind }) => ({ text: plain(text), kind })) }),
      })),
      ...(signatures && { signatures: signatures.map(oneLine) }),
    })),
  };
}

/** With the ends of lines as one character, and a tab, which has no width of its own, as a space. */
function plain(text: string): string {
  return withoutUnwritable(
    text
      .replaceAll('\r\n', '\n')
      .replace(/[\r\u0085\u2028\u2029]/g, '\n')
      .replaceAll('\t', ' '),
  ).replace(/(?!\n)\p{Cc}/gu, '');
}

function oneLine(text: string): string {
  return plain(text).replaceAll('\n', ' ');
}
