import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopPosition,
  TabStopType,
  TextRun,
  UnderlineType,
  WidthType,
} from 'docx';
import {
  inks,
  type Letter,
  type LetterFact,
  type LetterSection,
  letterhead,
  type Marked,
  writable,
} from './letter.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const line = { style: BorderStyle.SINGLE, size: 4, color: inks.rule } as const;

/** Lays a letter out as a document to edit; the reader's own typefaces print every script. */
export async function toDocx(given: Letter): Promise<Uint8Array> {
  const letter = writable(given);
  const document = new Document({
    title: letter.title,
    creator: letterhead.name,
    styles: {
      default: {
        document: { run: { font: 'Arial', size: 20, color: inks.navy } },
        heading1: { run: { size: 40, bold: true, color: inks.navy } },
        heading2: {
          run: { size: 24, bold: true, color: inks.teal },
          paragraph: { spacing: { before: 320, after: 120 } },
        },
      },
    },
    sections: [sectionOf(letter)],
  });
  return Packer.toBuffer(document);
}

function sectionOf(letter: Letter): ISectionOptions {
  return {
    properties: { page: { size: { width: 11_906, height: 16_838 } } },
    headers: { default: new Header({ children: [headOf()] }) },
    footers: { default: new Footer({ children: [footOf(letter.foot)] }) },
    children: [
      new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(letter.heading)] }),
      new Paragraph({ children: [new TextRun({ text: letter.subheading, color: inks.soft })] }),
      ...letter.sections.flatMap(blocksOf),
    ],
  };
}

function headOf(): Paragraph {
  return new Paragraph({
    border: { bottom: { style: BorderStyle.SINGLE, size: 18, color: inks.teal, space: 6 } },
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    children: [
      new TextRun({ text: letterhead.name, bold: true, size: 28 }),
      new TextRun({ text: `\t${letterhead.line}`, size: 18, color: inks.soft }),
    ],
  });
}

function footOf(foot: string): Paragraph {
  const small = { size: 16, color: inks.soft };
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    children: [
      new TextRun({ ...small, text: `${foot}\tPage ` }),
      new TextRun({ ...small, children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
    ],
  });
}

function blocksOf({ heading, facts, signatures = [] }: LetterSection): (Paragraph | Table)[] {
  const blocks: (Paragraph | Table)[] = [
    new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, children: [new TextRun(heading)] }),
  ];
  if (facts.length > 0) {
    blocks.push(
      new Table({
        width: { size: 9_026, type: WidthType.DXA },
        columnWidths: [2_700, 6_326],
        rows: facts.map(rowOf),
      }),
    );
  }
  return [...blocks, ...signatures.flatMap(signatureOf)];
}

function rowOf({ label, value, pieces }: LetterFact): TableRow {
  const borders = { top: line, bottom: none, left: none, right: none };
  const cell = (children: Paragraph[], size: number) =>
    new TableCell({
      borders,
      width: { size, type: WidthType.DXA },
      margins: { top: 80, bottom: 80, right: 160 },
      children,
    });
  const told = paragraphsOf(value, pieces === undefined ? inks.navy : inks.soft);
  return new TableRow({
    cantSplit: value.length < 1_000,
    children: [
      cell(paragraphsOf(label, inks.soft), 2_700),
      cell(pieces === undefined ? told : [markedParagraph(pieces), ...told], 6_326),
    ],
  });
}

function paragraphsOf(text: string, color: string): Paragraph[] {
  return text.split('\n').map((part) => new Paragraph({ children: [new TextRun({ text: part, color })] }));
}

function markedParagraph(pieces: readonly Marked[]): Paragraph {
  const marks = {
    same: { color: inks.navy },
    deleted: { color: inks.gone, strike: true },
    inserted: { color: inks.teal, underline: { type: UnderlineType.SINGLE } },
  };
  const runs = pieces.flatMap(({ text, kind }, place) => [
    // The space between two pieces is of neither.
    ...(place === 0 ? [] : [new TextRun(' ')]),
    ...text
      .split('\n')
      .map((part, at) => new TextRun({ text: part, ...marks[kind], ...(at > 0 && { break: 1 }) })),
  ]);
  return new Paragraph({ children: runs });
}

function signatureOf(who: string): Paragraph[] {
  return [
    new Paragraph({ spacing: { before: 900 }, children: [new TextRun('_'.repeat(70))] }),
    new Paragraph({
      alignment: AlignmentType.LEFT,
      children: [
        new TextRun({ text: `For ${who}: name, signature, place and date`, size: 16, color: inks.soft }),
      ],
    }),
  ];
}
