import type { SheetCell } from './sheet.ts';
import { writeZip } from './zip.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What a sheet's rows end at (and an import with them). */
const mostCharacters = 32_767;

/**
 * Rows as a workbook of one sheet, written as they come: a hundred thousand need no more memory than a few. Text
 * stands in the cells as text, so that nothing in it is run as a formula.
 */
export function writeXlsx(title: string, rows: AsyncIterable<SheetCell[][]>): AsyncGenerator<Buffer> {
  return writeZip([
    {
      name: '[Content_Types].xml',
      content: [
        `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
      ],
    },
    {
      name: '_rels/.rels',
      content: [
        `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/workbook.xml',
      content: [
        `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${inXml(title.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/styles.xml',
      content: [
        `${xml}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf xfId="0"/></cellXfs></styleSheet>`,
      ],
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(rows) },
  ]);
}

/** The first row stays in sight while the others scroll. */
async function* sheet(rows: AsyncIterable<SheetCell[][]>): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let number = 0;
  for await (const batch of rows) {
    let text = '';
    for (const cells of batch) {
      number += 1;
      text += toRow(cells, number);
    }
    yield text;
  }
  yield '</sheetData></worksheet>';
}

function toRow(cells: SheetCell[], row: number): string {
  return `<row r="${row}">${cells.map((cell, column) => toCell(cell, columnName(column) + row)).join('')}</row>`;
}

/** A to Z, then AA: some readers take no cell without its address. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function toCell(cell: SheetCell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell === '') return '';
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${inXml(cell.slice(0, mostCharacters))}</t></is></c>`;
}

/** XML has no way to write control characters. */
function inXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
