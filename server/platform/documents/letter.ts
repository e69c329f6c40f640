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

export type LetterSection = {
  heading: string;
  facts: { label: string; value: string }[];
  /** Lines to sign on, by who signs. */
  signatures?: string[];
};

export const letterhead = { name: 'Dosebridge', line: 'The B2B marketplace for pharmaceuticals' };

/** The product's colours on paper, as RRGGBB. */
export const inks = { navy: '101d38', teal: '0b655e', soft: '596379', rule: 'e6e1d7' };
