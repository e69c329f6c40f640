import { escapeXml } from '../documents/xml-text.ts';
import { columnLetters } from './sheet-row.ts';
import { writeZip } from './write-zip.ts';

/** How a figure is shown: as it is, to two or four decimals, or as a day. */
const looks = ['plain', 'money', 'price', 'day'] as const;
type Look = (typeof looks)[number];
/** What a sheet program works out anew, as '=' leaves it out, with what it comes to; or a figure with a look. */
export type Figure = { formula?: string; value?: number | string; look: Look };
export type NewCell = string | number | Figure;

/** A sheet to write: its rows come in batches, the header first; a number is written as one. */
export type NewSheet<C extends NewCell = string | number> = {
  name: string;
  rows: AsyncIterable<C[][]>;
  /** Columns that are there and not shown, from 0. */
  hidden?: readonly number[];
};

/** Rows that are there already, as one batch. */
export async function* inOne<C extends NewCell>(rows: C[][]): AsyncGenerator<C[][]> {
  yield rows;
}

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;

/** A workbook has a way of its own to carry control characters, as _x000D_; and so what looks like that, too. */
function escapeText(text: string): string {
  return escapeXml(
    text
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(
        /(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu,
        (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
      ),
  );
}

function writeCell(value: NewCell, place: string, isHeader: boolean): string {
  if (value === '') return '';
  if (typeof value === 'object') return writeFigure(value, place);
  const style = isHeader ? ' s="1"' : '';
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`;
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`;
}

/** Looks stand behind the two styles of text. Of a formula without its value the program that opens it finds one. */
function writeFigure({ formula, value, look }: Figure, place: string): string {
  const type = typeof value === 'string' ? ' t="str"' : '';
  const works = formula === undefined ? '' : `<f>${escapeXml(formula)}</f>`;
  const comesTo = value === undefined ? '' : `<v>${escapeText(String(value))}</v>`;
  return `<c r="${place}" s="${looks.indexOf(look) + 2}"${type}>${works}${comesTo}</c>`;
}

/** All columns of one width, but those that are not shown. */
function columnsOf(hidden: readonly number[]): string {
  const column = (from: number, to: number, more = '') =>
    from > to ? '' : `<col min="${from}" max="${to}" width="22" customWidth="1"${more}/>`;
  let [text, next] = ['', 1];
  for (const at of hidden.toSorted((one, other) => one - other)) {
    text += column(next, at) + column(at + 1, at + 1, ' hidden="1"');
    next = at + 2;
  }
  return text + column(next, 400);
}

async function* writeRows({ rows, hidden = [] }: NewSheet<NewCell>): AsyncGenerator<string> {
  yield `${start}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columnsOf(hidden)}</cols><sheetData>`;
  const letters = Array.from({ length: 400 }, (_, index) => columnLetters(index));
  let number = 0;
  for await (const batch of rows) {
    let text = '';
    for (const row of batch) {
      number += 1;
      text += `<row r="${number}">`;
      for (let index = 0; index < row.length; index += 1) {
        text += writeCell(row[index] ?? '', `${letters[index]}${number}`, number === 1);
      }
      text += '</row>';
    }
    yield text;
  }
  yield '</sheetData></worksheet>';
}

/**
 * Writes an XLSX file as its rows come. Every text is written as text, which no sheet program runs; one that `calculates`
 * is worked out anew by the program that opens it.
 */
export function writeXlsx(
  sheets: readonly NewSheet<NewCell>[],
  { calculates }: { calculates: boolean } = { calculates: false },
): AsyncGenerator<Buffer> {
  const numbers = sheets.map((_, index) => index + 1);
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const related = (content: string) =>
    `${start}<Relationships xmlns="${office}/package/2006/relationships">${content}</Relationships>`;
  return writeZip([
    {
      name: '[Content_Types].xml',
      text: `${start}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${numbers.map((n) => part(`/xl/worksheets/sheet${n}.xml`, 'worksheet')).join('')}</Types>`,
    },
    { name: '_rels/.rels', text: related(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      text: `${start}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${escapeText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets>${calculates ? '<calcPr fullCalcOnLoad="1"/>' : ''}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: related(
        numbers.map((n) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)).join('') +
          relation('rIdStyles', 'styles', 'styles.xml'),
      ),
    },
    {
      name: 'xl/styles.xml',
      text: `${start}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.0000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/>${[0, 4, 164, 165].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    },
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      text: writeRows(sheet),
    })),
  ]);
}
