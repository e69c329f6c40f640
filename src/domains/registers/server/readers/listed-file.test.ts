import { afterAll, beforeAll, expect, test } from 'vitest';
import * as listed from '#testing/registers/listed-files.ts';
import { openFolder } from '#testing/registers/register-files.ts';
import { RegisterFault } from './faults.ts';
import { openRegisterFile } from './register-file.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
beforeAll(async () => {
  folder = await openFolder();
});
afterAll(() => folder.drop());

/** What a file holds, whatever its name: rows of one register. */
async function read(content: string | Buffer) {
  const file = await openRegisterFile(await folder.write('whatever.bin', content), {
    notAfter: '2026-11-23',
  });
  try {
    const rows: unknown[] = [];
    for (const part of file.parts) for await (const batch of part.rows()) rows.push(...batch);
    return {
      register: file.parts.map(({ register }) => register).join(),
      rows: (rows as { row: Record<string, unknown> }[]).map(({ row }) => row),
      day: file.day(),
      report: file.parts[0]?.report,
    };
  } finally {
    file.close();
  }
}

const { cep, dmf, inspection } = listed;
const ceps = listed.cepTable(
  cep(),
  cep({ number: 'R1-CEP 2004-023-Rev 02', status: 'SUSPENDED BY EDQM - GMP NON-COMPLIANCE' }),
  cep({ number: 'CEP 2001-007 - Rev 05', status: 'WITHDRAWN BY HOLDER', ended: '01/06/2026' }),
  cep({ number: 'CEP 2001-008 - Rev 05', status: 'Expired', ended: '02/05/2020', type: 'TSE' }),
);

test.each([
  ['between tabs', () => listed.tabbed(ceps)],
  ['between commas', () => listed.commaed(ceps)],
  ['as a workbook', () => listed.workbook(ceps)],
])('the list of CEPs is known %s, and is of the latest day that it tells of as past', async (_, content) => {
  const { register, rows, day, report } = await read(await content());
  expect({ register, day, report }).toMatchObject({
    ...{ register: 'edqm-ceps', day: '2026-06-01' },
    report: { read: 4, taken: 4, refused: 0 },
  });
  expect(rows).toMatchObject([
    {
      ...{ key: '2012-123', number: 'CEP 2012-123 - Rev 02', revision: 'Rev 02', substance: 'Apixaban' },
      ...{ substanceNumber: '2889', holder: 'Zhejiang Huahai Linhai CN', type: 'Chemistry' },
      ...{ status: 'VALID', state: 'valid', issuedOn: '2022-03-14', endedOn: null, isInConflict: false },
    },
    { key: '2004-023', revision: 'R1 Rev 02', state: 'suspended' },
    { key: '2001-007', state: 'withdrawn', endedOn: '2026-06-01' },
    { key: '2001-008', state: 'expired', type: 'TSE' },
  ]);
});

test('the list of CEPs is known by the columns that it had before, and by letters beyond ours', async () => {
  const table = listed.formerCepTable(listed.formerCep({ holder: 'Société Générale FR' }));
  expect(await read(listed.commaed(table))).toMatchObject({
    register: 'edqm-ceps',
    rows: [{ key: '2012-123', holder: 'Société Générale FR', type: 'Chemistry', issuedOn: '2022-03-14' }],
  });
});

test('an export of CEPs that ends with the status says of no end', async () => {
  const { header, rows } = ceps;
  const short = { header: header.slice(0, 8), rows: rows.map((row) => row.slice(0, 8)) };
  expect(await read(listed.tabbed(short))).toMatchObject({
    report: { taken: 4 },
    rows: [
      { state: 'valid' },
      { state: 'suspended' },
      { state: 'withdrawn', endedOn: null },
      { endedOn: null },
    ],
  });
});

const dmfs = listed.dmfTable(
  dmf(),
  dmf({ number: '20001', status: 'I', type: 'V', submitted: '1/5/2007', holder: 'OLD, CHEM "LTD"' }),
  dmf({ number: '44444', status: 'P' }),
  dmf({ number: '44445', status: 'N', type: '', submitted: '', holder: '', subject: '' }),
  dmf(),
);

test.each([
  ['between tabs', () => listed.tabbed(dmfs)],
  ['between commas', () => listed.commaed(dmfs)],
  ['as a workbook below a title', () => listed.workbook(dmfs)],
])('the list of master files is known %s, without those that nobody can rely on', async (_, content) => {
  const { register, rows, day, report } = await read(await content());
  expect({ register, day, report }).toMatchObject({
    ...{ register: 'fda-dmfs', day: '2007-01-05' },
    report: { read: 5, taken: 2, leftOut: 2, repeated: 1 },
  });
  expect(rows).toEqual([
    {
      ...{ key: '18990', isInConflict: false, status: 'A', state: 'valid', type: 'II' },
      ...{ submittedOn: '2005-11-28', holder: 'GLENMARK LIFE SCIENCES LTD', subject: 'TELMISARTAN USP' },
    },
    {
      ...{ key: '20001', isInConflict: false, status: 'I', state: 'inactive', type: 'V' },
      ...{ submittedOn: '2007-01-05', holder: 'OLD, CHEM "LTD"', subject: 'TELMISARTAN USP' },
    },
  ]);
});

const inspections = listed.inspectionTable(
  inspection(),
  inspection({ cited: 'No' }),
  inspection({ fei: '-', id: '4444444' }),
  inspection({ fei: '1000123', id: '2222222', classification: 'No Action Indicated (NAI)' }),
  inspection({ id: '3333333', ended: '10/30/2025', classification: 'Voluntary Action Indicated (VAI)' }),
);

test.each([
  ['between commas', () => listed.commaed(inspections)],
  ['as a workbook', () => listed.workbook(inspections)],
])('inspections are known %s', async (_, content) => {
  const { register, rows, day, report } = await read(await content());
  expect({ register, day, report }).toMatchObject({
    ...{ register: 'fda-inspections', day: '2025-10-30' },
    report: { read: 5, taken: 3, repeated: 1, leftOut: 1 },
  });
  expect(rows).toMatchObject([
    {
      ...{ key: '3005551234', inspection: '1111111', name: 'Example Labs, Limited', region: '' },
      ...{ city: 'Verna', country: 'India', endedOn: '2019-03-02', outcome: 'OAI' },
      ...{ classification: 'Official Action Indicated (OAI)', projectArea: 'Drug Quality Assurance' },
    },
    { key: '0001000123', outcome: 'NAI' },
    { outcome: 'VAI' },
  ]);
});

test('a row that cannot be is refused by line and column', async () => {
  const { rows, report } = await read(
    listed.tabbed(
      listed.cepTable(
        cep({ issued: '14/03/2033' }),
        cep({ status: 'WITHDRAWN BY EDQM', ended: '01/01/2030' }),
        cep({ status: 'VALIDATED' }),
        cep({ number: 'ASMF 2012-123' }),
        cep({ issued: '31/02/2022' }),
        // A suspension may end some day.
        cep({ status: 'SUSPENDED BY HOLDER', ended: '01/01/2030' }),
      ),
    ),
  );
  expect(rows).toMatchObject([{ state: 'suspended', endedOn: '2030-01-01' }]);
  expect(report?.refusals).toEqual([
    "line 2, column 7: Issue Date CEP: '14/03/2033' has not come yet",
    "line 3, column 10: End date CEP: '01/01/2030' has not come yet",
    "line 4, column 8: Status CEP: 'VALIDATED' is none of VALID, EXPIRED, SUSPENDED, WITHDRAWN",
    "line 5, column 6: Certificate (CEP) Number: 'ASMF 2012-123' is no number of a CEP",
    "line 6, column 7: Issue Date CEP: '31/02/2022' is no day",
  ]);
  const other = listed.dmfTable(
    dmf({ submitted: '13/01/2005' }),
    dmf({ type: 'VI' }),
    dmf({ submitted: '1/1/2030' }),
  );
  await expect(read(listed.commaed(other))).rejects.toThrow('no row below the header that can be taken');
});

test.each<[string, () => string | Buffer | Promise<Buffer>, string]>([
  [
    'cut within a row',
    () => listed.tabbed(ceps).slice(0, -30),
    'line 5, column 8: there are 8 values under 11 columns: the file is cut',
  ],
  [
    'cut within a word',
    () => listed.commaed(listed.inspectionTable(inspection())).slice(0, -50),
    'the file is cut',
  ],
  ['cut as a workbook', async () => (await listed.workbook(dmfs)).subarray(0, -40), 'is not whole'],
  [
    "with another year's columns",
    () => listed.commaed(dmfs).replace('SUBJECT', 'TITLE'),
    "line 1, column 6: the columns are those of another year: there is no 'SUBJECT'",
  ],
  [
    "with another year's columns in a workbook",
    () => listed.workbook({ ...inspections, header: inspections.header.with(10, 'Outcome') }),
    "line 2, column 5: the columns are those of another year: there is no 'Classification'",
  ],
  [
    'a workbook of the former kind',
    () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex'),
    'this is a workbook of the former kind (.xls), which is not read',
  ],
  ['without a row', () => listed.commaed(listed.dmfTable()), 'there is no row below the header'],
  [
    'in another encoding',
    () => Buffer.from(listed.commaed(listed.cepTable(cep({ holder: 'Société' }))), 'latin1'),
    'line 2, column 4: the file is in another encoding',
  ],
  [
    'of endless lines',
    () => listed.commaed(listed.cepTable()).padEnd(80_000, ' \r\n'),
    'there are more than 20,000 lines',
  ],
])('a list that is %s is refused', async (_, content, says) => {
  const reading = read(await content());
  await expect(reading).rejects.toThrow(RegisterFault);
  await expect(reading).rejects.toThrow(says);
});
