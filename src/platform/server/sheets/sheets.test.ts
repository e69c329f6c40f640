import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isStorableText } from '../../contract/validation.ts';
import { readSheet } from './read-sheet.ts';
import type { Cell } from './sheet-row.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { writeZip } from './write-zip.ts';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keep(name: string, content: AsyncIterable<Buffer> | Buffer | string): Promise<string> {
  files += 1;
  const path = join(folder, `${files}-${name}`);
  await writeFile(path, content);
  return path;
}

async function read(name: string, content: AsyncIterable<Buffer> | Buffer | string): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for await (const batch of readSheet(await keep(name, content), name)) {
    for (const row of batch) rows.push(Array.from(row.cells, (cell) => cell ?? ''));
  }
  return rows;
}

async function* only(rows: (string | number)[][]): AsyncGenerator<(string | number)[][]> {
  yield rows;
}

/** A workbook whose one sheet holds these rows of XML. */
function workbook(sheet: string, more: { name: string; text: string }[] = []): AsyncGenerator<Buffer> {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return writeZip([
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns:r="${relations}"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', text: `<worksheet>${sheet}</worksheet>` },
    ...more,
  ]);
}

test('whatever is written is read again as it was, in both formats', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }).filter(isStorableText),
    fc.constantFrom(
      '-',
      "'-",
      '=1+1',
      "'=1",
      '-5',
      '@x',
      '\tx',
      '\r',
      'a\r\nb',
      '_x000D_',
      '_x005F_',
      '"; ,',
      '\ufeff',
      '1.0',
    ),
  );
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      // A sheet's empty cells at the end of a row are not there.
      const marked = rows.map((row) => ['first', ...row, 'last']);
      expect(await read('a.xlsx', writeXlsx([{ name: 'A', rows: only(marked) }]))).toEqual(marked);
      expect(await read('a.csv', writeCsv(only(marked)))).toEqual(marked);
    }),
    { numRuns: 60 },
  );
});

test('a CSV of any delimiter, line end and encoding is the same table', async () => {
  const table = [
    ['Company', 'Städte'],
    ['Köhler; Söhne', 'München, Ulm'],
  ];
  const semicolons = 'Company;Städte\r\n"Köhler; Söhne";München, Ulm\r\n';
  const variants: Record<string, Buffer> = {
    'UTF-8 with a mark and CRLF': Buffer.from(`\ufeff${semicolons}`),
    'UTF-8 without': Buffer.from(semicolons),
    'Windows-1252': Buffer.from(semicolons, 'latin1'),
    commas: Buffer.from('Company,Städte\nKöhler; Söhne,"München, Ulm"\n'),
    tabs: Buffer.from('Company\tStädte\rKöhler; Söhne\tMünchen, Ulm\r'),
  };
  for (const [name, content] of Object.entries(variants))
    expect(await read('a.csv', content), name).toEqual(table);
});

test('a quote that is never closed is told with its row', async () => {
  await expect(read('a.csv', 'a,b\n1,2\n3,"4\n5,6\n')).rejects.toThrow(/^Row 3 is no CSV: .* not closed\.$/);
});

test('true dates are days, dates by the style of the cell; formulas and merged cells are faults', async () => {
  const styles = {
    name: 'xl/styles.xml',
    text: '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]dd-mmm-yyyy"/><numFmt numFmtId="171" formatCode="0.0 &quot;mmd&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
  };
  const rows = await read(
    'a.xlsx',
    workbook(
      '<sheetData><row r="2"><c r="A2" s="1"><v>47917</v></c><c r="B2" s="2"><v>47917.5</v></c><c r="C2" s="3"><v>47917</v></c><c r="E2"><f>1+1</f><v>2</v></c><c r="F2" t="b"><v>1</v></c></row></sheetData><mergeCells><mergeCell ref="B2:C4"/></mergeCells>',
      [styles],
    ),
  );
  expect(rows).toEqual([
    [
      { day: '2031-03-10' },
      { day: '2031-03-10' },
      '47917',
      '',
      { fault: expect.stringMatching(/formula/) },
      'Yes',
    ],
    ['', { fault: expect.stringMatching(/Merged/) }],
  ]);
});

test('what is no workbook, or unpacks to far too much, is refused before it is unpacked', async () => {
  await expect(read('a.xlsx', 'PK\u0003\u0004 not a zip')).rejects.toThrow(/is not whole/);
  const bomb = workbook(`<sheetData>${' '.repeat(40_000_000)}</sheetData>`);
  await expect(read('a.xlsx', bomb)).rejects.toThrow(/unpacks to far more/);
  await expect(read('a.xlsx', workbook('<sheetData><row>'))).rejects.toThrow(/broken/);
  await expect(read('a.xlsx', writeZip([{ name: 'a.txt', text: 'a' }]))).rejects.toThrow(/no part/);
  await expect(
    read('a.xlsx', workbook('<sheetData><row r="200001"><c r="A1"><v>1</v></c></row></sheetData>')),
  ).rejects.toThrow(/rows at most/);
});

test('rows follow each other, whatever number they say, so that none is without one and all are counted', async () => {
  const row = (r: string) => `<row r="${r}"><c><v>1</v></c></row>`;
  const numbers: number[] = [];
  const path = await keep(
    'a.xlsx',
    workbook(`<sheetData>${['2', 'x', '1.5', '-3', '2', '9', '1e9999'].map(row).join('')}</sheetData>`),
  );
  for await (const batch of readSheet(path, path)) numbers.push(...batch.map(({ number }) => number));
  expect(numbers).toEqual([2, 3, 4, 5, 6, 9, 10]);
  const often = workbook(`<sheetData>${['200000', '1'].map(row).join('')}</sheetData>`);
  await expect(read('a.xlsx', often)).rejects.toThrow(/rows at most/);
});

test('a sheet is as wide as it may be, empty cells aside, and no wider', async () => {
  const wide = `${'x,'.repeat(400)}\n`;
  expect((await read('a.csv', `a,b\n${wide}`))[1]).toHaveLength(400);
  await expect(read('a.csv', `a,b\n${wide.replace('\n', 'x\n')}`)).rejects.toThrow(
    /^Row 2 has more than 400 columns\. Take out/,
  );
  const cells = '<c><v>1</v></c>'.repeat(401);
  await expect(read('a.xlsx', workbook(`<sheetData><row r="3">${cells}</row></sheetData>`))).rejects.toThrow(
    /^Row 3 has more than 400 columns/,
  );
});
