import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import {
  inks,
  type Letter,
  type LetterFact,
  type LetterSection,
  letterhead,
  type Marked,
  writable,
} from './letter.ts';
import { markedLines } from './marked-lines.ts';
import { type EmbeddedTypeface, embedTypeface, type Weight } from './typefaces.ts';
import { wrapText } from './wrap-text.ts';

const width = 595.28;
const height = 841.89;
const margin = 56;
const labelWidth = 150;
const valueLeft = margin + labelWidth;
const valueWidth = width - margin - valueLeft;
/** Nothing but the foot stands lower. */
const bottom = 84;

function ink(hex: string) {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

/** Where on which page is written next. */
class Pen {
  page: PDFPage;
  y = 0;
  readonly document: PDFDocument;
  readonly faces: Record<Weight, EmbeddedTypeface>;
  /** Something was written that prints as an empty box. */
  missed = false;

  constructor(document: PDFDocument, faces: Record<Weight, EmbeddedTypeface>) {
    this.document = document;
    this.faces = faces;
    this.page = this.turnPage();
  }

  turnPage(): PDFPage {
    this.page = this.document.addPage([width, height]);
    this.write(letterhead.name, { x: margin, y: height - 52, size: 14, weight: 'bold', colour: inks.navy });
    const lineWidth = this.faces.regular.widthOf(letterhead.line, 9);
    this.write(letterhead.line, {
      x: width - margin - lineWidth,
      y: height - 52,
      size: 9,
      colour: inks.soft,
    });
    this.page.drawRectangle({
      x: margin,
      y: height - 66,
      width: width - 2 * margin,
      height: 3,
      color: ink(inks.teal),
    });
    this.y = height - 100;
    return this.page;
  }

  /** Makes sure that so much fits above the foot. */
  reserve(needed: number): void {
    if (this.y - needed < bottom) this.turnPage();
  }

  rule(y: number, left: number, right: number, colour: string = inks.rule): void {
    this.page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness: 0.75, color: ink(colour) });
  }

  write(
    text: string,
    {
      x,
      y,
      size,
      weight = 'regular',
      colour,
    }: { x: number; y: number; size: number; weight?: Weight; colour: string },
  ): void {
    const shown = text.normalize('NFC');
    if (!this.faces[weight].prints(shown)) this.missed = true;
    this.page.drawText(shown, { x, y, size, font: this.faces[weight].font, color: ink(colour) });
  }
}

/** Lays a letter out on A4, with the letterhead and its number on every page. */
export async function toPdf(given: Letter): Promise<Uint8Array> {
  const letter = writable(given);
  const document = await PDFDocument.create();
  document.setTitle(letter.title, { showInWindowTitleBar: true });
  document.setAuthor(letterhead.name);
  document.setLanguage('en-GB');
  const regular = await embedTypeface(document, 'regular');
  const bold = await embedTypeface(document, 'bold');
  const pen = new Pen(document, { regular, bold });
  for (const line of wrapText(letter.heading, width - 2 * margin, (text) => bold.widthOf(text, 20))) {
    pen.write(line, { x: margin, y: pen.y, size: 20, weight: 'bold', colour: inks.navy });
    pen.y -= 26;
  }
  for (const line of linesOf(pen, letter.subheading, width - 2 * margin)) {
    pen.write(line, { x: margin, y: pen.y, size: 10, colour: inks.soft });
    pen.y -= 15;
  }
  if (letter.picture) await drawPicture(pen, letter.picture);
  for (const section of letter.sections) drawSection(pen, section);
  if (pen.missed) {
    pen.reserve(24);
    pen.write('An empty box stands for a character that this typeface lacks; the DOCX has it.', {
      x: margin,
      y: pen.y - 14,
      size: 8,
      colour: inks.soft,
    });
  }
  numberPages(pen, letter.foot);
  return document.save();
}

function linesOf({ faces }: Pen, text: string, wide: number): string[] {
  return wrapText(text, wide, (part) => faces.regular.widthOf(part, 10));
}

async function drawPicture(pen: Pen, picture: Uint8Array): Promise<void> {
  const image = await pen.document.embedPng(picture);
  const size = image.scaleToFit(240, 150);
  pen.y -= size.height;
  pen.page.drawImage(image, { x: margin, y: pen.y, ...size });
}

function drawSection(pen: Pen, { heading, facts, signatures = [] }: LetterSection): void {
  pen.reserve(70);
  pen.y -= 26;
  pen.write(heading, { x: margin, y: pen.y, size: 12, weight: 'bold', colour: inks.teal });
  pen.y -= 8;
  for (const fact of facts) drawFact(pen, fact);
  for (const who of signatures) drawSignature(pen, who);
}

/** A line of the grid; a value longer than a page goes on on the next. */
function drawFact(pen: Pen, { label, value, pieces = [] }: LetterFact): void {
  const labels = linesOf(pen, label, labelWidth - 16);
  const marked = markedLines(pieces, valueWidth, (part) => pen.faces.regular.widthOf(part, 10));
  const values = linesOf(pen, value, valueWidth);
  pen.reserve(10 + Math.min(4, Math.max(labels.length, values.length + marked.length)) * 14);
  pen.rule(pen.y, margin, width - margin);
  pen.y -= 16;
  let labelY = pen.y;
  for (const line of labels) {
    pen.write(line, { x: margin, y: labelY, size: 10, colour: inks.soft });
    labelY -= 14;
  }
  const page = pen.page;
  for (const runs of pieces.length === 0 ? [] : marked) {
    if (pen.y < bottom) pen.turnPage();
    drawMarked(pen, runs);
    pen.y -= 14;
  }
  for (const line of values) {
    if (pen.y < bottom) pen.turnPage();
    const colour = pieces.length === 0 ? inks.navy : inks.soft;
    pen.write(line, { x: valueLeft, y: pen.y, size: 10, colour });
    pen.y -= 14;
  }
  if (page === pen.page) pen.y = Math.min(pen.y, labelY);
  pen.y += 6;
}

const colours = { same: inks.navy, deleted: inks.gone, inserted: inks.teal } as const;

/** A line in which what goes is struck through, and what comes underlined. */
function drawMarked(pen: Pen, runs: readonly Marked[]): void {
  let x = valueLeft;
  for (const { text, kind } of runs) {
    const wide = pen.faces.regular.widthOf(text, 10);
    const colour = colours[kind];
    pen.write(text, { x, y: pen.y, size: 10, colour });
    // Not under the space before it.
    const left = text.startsWith(' ') ? x + pen.faces.regular.widthOf(' ', 10) : x;
    if (kind === 'deleted') pen.rule(pen.y + 3.2, left, x + wide, colour);
    if (kind === 'inserted') pen.rule(pen.y - 1.8, left, x + wide, colour);
    x += wide;
  }
}

function drawSignature(pen: Pen, who: string): void {
  pen.reserve(70);
  pen.y -= 52;
  const middle = width / 2 + 40;
  pen.rule(pen.y, margin, middle - 16, inks.soft);
  pen.rule(pen.y, middle, width - margin, inks.soft);
  pen.y -= 12;
  pen.write(`For ${who}: name and signature`, { x: margin, y: pen.y, size: 8, colour: inks.soft });
  pen.write('Place and date', { x: middle, y: pen.y, size: 8, colour: inks.soft });
}

function numberPages({ document, faces }: Pen, foot: string): void {
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const number = `Page ${index + 1} of ${pages.length}`;
    const colour = { size: 8, font: faces.regular.font, color: ink(inks.soft) };
    page.drawText(foot, { ...colour, x: margin, y: 44 });
    page.drawText(number, {
      ...colour,
      x: width - margin - faces.regular.widthOf(number, 8),
      y: 44,
    });
  }
}
