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
  WidthType,
} from 'docx';
import { inks, type Letter, type LetterSection, letterhead, writable } from './letter.ts';

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
        rows: facts.map(({ label, value }) => rowOf(label, value)),
      }),
    );
  }
  return [...blocks, ...signatures.flatMap(signatureOf)];
}

function rowOf(label: string, value: string): TableRow {
  const borders = { top: line, bottom: none, left: none, right: none };
  const cell = (text: string, size: number, color: string) =>
    new TableCell({
      borders,
      width: { size, type: WidthType.DXA },
      margins: { top: 80, bottom: 80, right: 160 },
      children: text
        .split('\n')
        .map((part) => new Paragraph({ children: [new TextRun({ text: part, color })] })),
    });
  return new TableRow({
    cantSplit: value.length < 1_000,
    children: [cell(label, 2_700, inks.soft), cell(value, 6_326, inks.navy)],
  });
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
