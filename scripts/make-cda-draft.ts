/**
 * Writes the draft of a mutual confidentiality agreement that the term sheets hand out, `CDA draft.docx`.
 * Run once after changing its words: `node scripts/make-cda-draft.ts`. The result is committed.
 */
import { writeFile } from 'node:fs/promises';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { cdaClauses, cdaParties, cdaRecitals } from './cda-words.ts';

const target = new URL('../public/downloads/CDA draft.docx', import.meta.url);
const font = 'Calibri';
const twip = { line: 276, page: { width: 11_906, height: 16_838 }, margin: 1_247 };

/** What is left to fill in stands in square brackets, and is marked so that nobody overlooks it. */
function runs(text: string, bold = false): TextRun[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map(
      (part) => new TextRun({ text: part, bold, ...(part.startsWith('[') ? { highlight: 'yellow' } : {}) }),
    );
}

function plain(text: string, after = 120): Paragraph {
  return new Paragraph({
    children: runs(text),
    spacing: { after, line: twip.line },
    alignment: AlignmentType.JUSTIFIED,
  });
}

function clause({ title, texts }: { title: string; texts: readonly string[] }): Paragraph[] {
  const spacing = { before: 160, after: 60 };
  return [
    new Paragraph({
      children: runs(title, true),
      numbering: { reference: 'clauses', level: 0 },
      spacing,
      keepNext: true,
    }),
    ...texts.map(
      (text) =>
        new Paragraph({
          children: runs(text),
          numbering: { reference: 'clauses', level: 1 },
          spacing: { after: 60, line: twip.line },
          alignment: AlignmentType.JUSTIFIED,
        }),
    ),
  ];
}

function signatures(): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
  const lines = [
    'Signature: [                                        ]',
    'Name: [full name]',
    'Title: [title]',
    'Date: [date]',
  ];
  const cell = (party: string) =>
    new TableCell({
      width: { size: 50, type: WidthType.PERCENTAGE },
      children: [
        new Paragraph({ children: runs(`For ${party}`, true), spacing: { after: 120 }, keepNext: true }),
        ...lines.map(
          (line) => new Paragraph({ children: runs(line), spacing: { after: 120 }, keepNext: true }),
        ),
      ],
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
    },
    rows: [new TableRow({ cantSplit: true, children: [cell('[Company A]'), cell('[Company B]')] })],
  });
}

const pageNumber = new Footer({
  children: [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [
        new TextRun({
          size: 16,
          color: '596379',
          children: [
            'Mutual Confidentiality Agreement, page ',
            PageNumber.CURRENT,
            ' of ',
            PageNumber.TOTAL_PAGES,
          ],
        }),
      ],
    }),
  ],
});

const agreement = new Document({
  creator: 'Dosebridge',
  title: 'Mutual Confidentiality Agreement (draft)',
  description: 'A draft to fill in. Have it checked by your own counsel before signing.',
  styles: { default: { document: { run: { font, size: 20 } } } },
  numbering: {
    config: [
      {
        reference: 'clauses',
        levels: [
          {
            level: 0,
            format: LevelFormat.DECIMAL,
            text: '%1.',
            style: { paragraph: { indent: { left: 425, hanging: 425 } }, run: { bold: true } },
          },
          {
            level: 1,
            format: LevelFormat.DECIMAL,
            text: '%1.%2',
            style: { paragraph: { indent: { left: 425, hanging: 425 } } },
          },
        ],
      },
    ],
  },
  sections: [
    {
      properties: {
        page: {
          size: twip.page,
          margin: { top: twip.margin, bottom: twip.margin, left: twip.margin, right: twip.margin },
        },
      },
      footers: { default: pageNumber },
      children: [
        new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { after: 60 },
          children: [new TextRun({ text: 'MUTUAL CONFIDENTIALITY AGREEMENT', bold: true, size: 28 })],
        }),
        new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { after: 240 },
          children: [
            new TextRun({
              text: 'Draft. Fill in the marked places and have your counsel check it.',
              color: '596379',
            }),
          ],
        }),
        ...cdaParties.map((text) => plain(text)),
        ...cdaRecitals.map((text) => plain(text)),
        ...cdaClauses.flatMap(clause),
        new Paragraph({
          children: runs('Signed by the authorised representatives of both parties:'),
          spacing: { before: 240, after: 160 },
          keepNext: true,
        }),
        signatures(),
      ],
    },
  ],
});

await writeFile(target, await Packer.toBuffer(agreement));
