import { escapeXml } from '#platform/server/documents/xml-text.ts';
import { columnLetters } from '#platform/server/sheets/sheet-row.ts';
import { writeZip } from '#platform/server/sheets/write-zip.ts';
import type { MessyFile, RawCell, RawSheet } from './messy-sheet.ts';

/** A file as an office program would have saved it. */
export async function writeMessy(file: MessyFile): Promise<Buffer> {
  if (file.format === 'csv') return writeText(file);
  const pieces: Buffer[] = [];
  for await (const piece of writeWorkbook(file.sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function writeText({ rows, mark, encoding }: Extract<MessyFile, { format: 'csv' }>): Buffer {
  const quoted = (cell: string) =>
    cell.includes(mark) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const text = rows.map((row) => row.map(quoted).join(mark)).join('\r\n');
  return Buffer.from(`${text}\r\n`, encoding);
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function writeWorkbook(sheets: readonly RawSheet[]): AsyncGenerator<Buffer> {
  const cells = sheets.flatMap(({ rows }) => rows.flat());
  const formats = [
    ...new Set(cells.flatMap((cell) => (typeof cell === 'object' && 'format' in cell ? [cell.format] : []))),
  ];
  const own = formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${escapeXml(code)}"/>`);
  // A number names a format that every sheet knows.
  const styles = formats.map((code, at) => `<xf numFmtId="${/^\d{2}$/.test(code) ? code : 170 + at}"/>`);
  return writeZip([
    {
      name: '[Content_Types].xml',
      text: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    },
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns:r="${relations}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships>${sheets.map((_, at) => `<Relationship Id="r${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      text: `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${styles.join('')}</cellXfs></styleSheet>`,
    },
    ...sheets.map((sheet, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      text: sheetXml(sheet, formats),
    })),
  ]);
}

function sheetXml({ rows, merged = [], hidden = [] }: RawSheet, formats: readonly string[]): string {
  const cols = hidden.map((at) => `<col min="${at + 1}" max="${at + 1}" hidden="1" width="0"/>`).join('');
  const data = rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${columnLetters(column)}${at + 1}`, formats)).join('')}</row>`,
    )
    .join('');
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<worksheet>${cols && `<cols>${cols}</cols>`}<sheetData>${data}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`;
}

function cellXml(cell: RawCell, place: string, formats: readonly string[]): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  if ('number' in cell)
    return `<c r="${place}" s="${2 + formats.indexOf(cell.format)}"><v>${cell.number}</v></c>`;
  if ('formula' in cell) {
    const type = typeof cell.value === 'string' ? ' t="str"' : '';
    return `<c r="${place}"${type}><f>${escapeXml(cell.formula)}</f><v>${escapeXml(String(cell.value))}</v></c>`;
  }
  const serial = (Date.parse(`${cell.day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return `<c r="${place}" s="1"><v>${serial}</v></c>`;
}
