import { randomBytes } from 'node:crypto';
import { truncate } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '#testing/registers/register-files.ts';
import type { RegisterName, RegisterRow } from '../../contract/register-rows.ts';
import { RegisterFault } from './faults.ts';
import { openRegisterFile } from './register-file.ts';

let folder: Awaited<ReturnType<typeof files.openFolder>>;
beforeAll(async () => {
  folder = await files.openFolder();
});
afterAll(() => folder.drop());

async function read(name: string, content: string | Buffer, notAfter = '2026-11-23') {
  return readPath(await folder.write(name, content), notAfter);
}

async function readPath(path: string, notAfter = '2026-11-23') {
  const file = await openRegisterFile(path, { notAfter });
  try {
    const rows: Partial<Record<RegisterName, RegisterRow[]>> = {};
    for (const part of file.parts) {
      const read: RegisterRow[] = [];
      for await (const batch of part.rows()) read.push(...batch.map(({ row }) => row));
      rows[part.register] = read;
    }
    return { rows, day: file.day(), reports: file.parts.map(({ report }) => report) };
  } finally {
    file.close();
  }
}

const { apixaban, substancePatent, extendedPatent, exclusivity } = files;

test("the Orange Book's archive is read by its parts, whatever their names, and is of the latest day they tell of", async () => {
  const zip = await files.archive({
    'a.txt': files.orangeProducts(apixaban),
    'b.txt': files.orangePatents(substancePatent, extendedPatent),
    'c.txt': files.orangeExclusivities(exclusivity),
    'readme.txt': 'Thank you',
  });
  const { rows, day } = await read('whatever.bin', zip);
  expect(rows).toMatchObject({
    'orange-book-products': [
      {
        ...{ applicationType: 'N', application: '202155', product: '001', ingredients: ['APIXABAN'] },
        ...{ form: 'TABLET', route: 'ORAL', strength: '2.5MG', approvedOn: '2012-12-28', marketing: 'RX' },
        ...{ isReferenceListed: true, isReferenceStandard: false, therapeuticEquivalence: 'AB', note: null },
      },
    ],
    'orange-book-patents': [
      {
        patent: '6967208',
        isPaediatric: false,
        expiresOn: '2026-11-21',
        coversSubstance: true,
        useCode: 'U-1200',
      },
      {
        patent: '6967208',
        isPaediatric: true,
        expiresOn: '2027-05-21',
        coversSubstance: false,
        useCode: null,
      },
    ],
    'orange-book-exclusivities': [{ code: 'NPP', endsOn: '2028-04-17' }],
  });
  // Packed in 2026: no reason to think that its rows are of that day.
  expect(day).toBe('2013-01-25');
});

test('an archive that was made soon after the last of its rows is of the day on which it was made', async () => {
  const late = apixaban.replace('Dec 28, 2012', 'Dec 28, 2025');
  expect(
    await read('orange.zip', await files.archive({ 'products.txt': files.orangeProducts(late) })),
  ).toMatchObject({
    day: '2026-01-01',
  });
});

test('combinations, old approvals, notes behind strengths and letters of western Europe are read', async () => {
  const old = apixaban
    .replace('APIXABAN', 'TRIPLE SULFA (A;B;C); ZINC')
    .replace('Dec 28, 2012', 'Approved Prior to Jan 1, 1982');
  const noted = apixaban.replace('2.5MG', 'EQ 5MG BASE **Federal Register determination that it was safe**');
  const text = files.orangeProducts(old, noted.replace('ELIQUIS', 'ELIQU\xcdS'));
  const { rows } = await read('products.txt', Buffer.from(text, 'latin1'));
  expect(rows['orange-book-products']).toMatchObject([
    { ingredients: ['TRIPLE SULFA (A;B;C)', 'ZINC'], approvedOn: null },
    {
      strength: 'EQ 5MG BASE',
      note: 'Federal Register determination that it was safe',
      tradeName: 'ELIQUÍS',
    },
  ]);
});

test('the Purple Book is read packed or not; a product that differs in what is not kept stands once', async () => {
  const text = files.purpleBook(
    files.biologic({ approved: '14-Jun-30', referenceEnds: '30-Nov-34' }),
    files.biologic({ interchangeable: 'Date TBD' }),
    files.biologic({ interchangeable: 'Date TBD', presentation: '"A vial, small"' }),
  );
  const plain = await read('purple.csv', text);
  expect(plain.rows['purple-book']).toMatchObject([
    {
      approvedOn: '1930-06-14',
      referenceExclusivityEndsOn: '2034-11-30',
      form: 'Injection',
      referenceProperName: null,
    },
    {
      approvedOn: '2002-12-31',
      interchangeableExclusivityEndsOn: null,
      isInterchangeableEndUndetermined: true,
    },
  ]);
  expect(plain).toMatchObject({ day: '2002-12-31', reports: [{ read: 3, taken: 2, repeated: 1 }] });
  expect(await read('purple.csv.gz', gzipSync(text))).toEqual(plain);
});

test('a day of two digits that has not come yet was a hundred years ago', async () => {
  const text = files.purpleBook(
    files.biologic({ approved: '14-Jun-25' }),
    files.biologic({ approved: '1-May-25' }),
  );
  const { rows } = await read('purple.csv', text, '2025-05-01');
  expect(rows['purple-book']).toMatchObject([{ approvedOn: '1925-06-14' }, { approvedOn: '2025-05-01' }]);
});

test("the EMA's table is read below its title, without medicines for animals, and is of the day in the title", async () => {
  const table = await files.emaTable([files.medicine(), files.medicine({ category: 'Veterinary' })]);
  expect(await read('ema.xlsx', table)).toMatchObject({
    rows: {
      'ema-medicines': [{ inn: 'apixaban', atc: 'B01AF02', authorisedOn: '2011-05-18', endedOn: null }],
    },
    day: '2024-08-22',
    reports: [{ read: 2, taken: 1, leftOut: 1 }],
  });
});

test('a day that cannot be refuses its row, with the first few told by line and column', async () => {
  const faulty = [
    substancePatent.replace('Nov 21', 'Feb 30'),
    substancePatent.replace('Jan 25, 2013', 'Jan 25, 2033'),
    substancePatent.replace('2026', '9999'),
  ];
  const { rows, reports } = await read('patent.txt', files.orangePatents(...faulty, substancePatent));
  expect(rows['orange-book-patents']).toHaveLength(1);
  expect(reports).toMatchObject([
    {
      ...{ read: 4, taken: 1, refused: 3 },
      refusals: [
        "line 2, column 5: Patent_Expire_Date_Text: 'Feb 30, 2026' is no day",
        "line 3, column 10: Submission_Date: 'Jan 25, 2033' has not come yet",
        "line 4, column 5: Patent_Expire_Date_Text: 'Nov 21, 9999' is no day",
      ],
    },
  ]);
});

const million = 'A'.repeat(1_000_000);
const patents = files.orangePatents(substancePatent, extendedPatent);

test.each<[string, () => Promise<string | Buffer> | string | Buffer, string]>([
  [
    'cut within a row',
    () => patents.slice(0, -1),
    'line 3, column 9: there are 9 values under 10 columns: the file is cut',
  ],
  [
    'cut within a day',
    () => files.orangeExclusivities(exclusivity).slice(0, -2),
    "line 2, column 5: Exclusivity_Date: 'Apr 17, 20' is no day, and the line has no end: the file is cut",
  ],
  [
    'cut as an archive',
    async () => (await files.archive({ 'patent.txt': patents })).subarray(0, -40),
    'the archive is not whole',
  ],
  [
    'cut as packed text',
    () => gzipSync(files.purpleBook(files.biologic())).subarray(0, -20),
    'the file is cut: it ends within',
  ],
  ['damaged on the way', damagedArchive, 'the file is damaged'],
  [
    'cut as a table',
    async () => (await files.emaTable([files.medicine()])).subarray(0, -40),
    'the archive is not whole',
  ],
  [
    'cut within quotes',
    () => files.purpleBook(`U,"AbbVie`).trimEnd(),
    'line 2, column 1: a quote is opened and not closed',
  ],
  ['without a row', () => files.orangePatents(), 'there is no row below the header'],
  ['without a byte', () => '', 'the file is empty'],
  [
    "with another year's columns",
    () => patents.replace('Patent_Expire_Date_Text', 'Patent_Expiry'),
    "line 1, column 5: the columns are those of another year: there is no 'Patent_Expire_Date_Text'",
  ],
  [
    "with another year's columns in a sheet",
    () => files.emaTable([files.medicine()], emaOfAnotherYear),
    "line 3, column 8: the columns are those of another year: there is no 'ATC code (human)'",
  ],
  [
    'with a column twice',
    () => patents.replace('Submission_Date', 'Patent_No'),
    "the column 'Patent_No' is there twice",
  ],
  ['in UTF-16', () => Buffer.from(patents, 'utf16le'), 'another encoding (UTF-16)'],
  [
    'in UTF-8 where it is published otherwise',
    () => files.orangeProducts(apixaban.replace('ELIQUIS', 'ELIQUÍS')),
    'line 2, column 3: the file is in another encoding (UTF-8)',
  ],
  [
    'in the letters of western Europe where it is published in UTF-8',
    () => Buffer.from(files.purpleBook(files.biologic({ presentation: '10 \xd7' })).slice(1), 'latin1'),
    'line 2, column 10: the file is in another encoding',
  ],
  [
    'with a row of a million letters',
    () => files.orangePatents(substancePatent, `N~${million}`),
    'line 3, column 1: the line has more than',
  ],
  [
    'with a million letters between quotes',
    () => files.purpleBook(files.biologic(), files.biologic({ presentation: `"${'A\n'.repeat(500_000)}"` })),
    'column 1: the row has more than',
  ],
  [
    'with a name of half a million letters in a sheet',
    () => files.emaTable([files.medicine({ name: randomBytes(250_000).toString('hex') })]),
    'line 4, column 2: the value has more than',
  ],
  [
    'with millions of letters where none are kept in a sheet',
    () => files.emaTable([files.medicine({ indication: randomBytes(1_500_000).toString('hex') })]),
    'a part of this workbook is broken',
  ],
  ['of the European Central Bank', () => 'Date,USD,JPY,\n2025-03-14,1.08,161,\n', 'npm run rates'],
  ['that is a page of the web', () => '<!DOCTYPE html><html></html>', 'a page of the web'],
  ['of something else', () => 'a;b;c\n1;2;3\n', 'line 1, column 1: this is none of the registers'],
  [
    'that is an archive of something else',
    () => files.archive({ 'a.txt': 'a', 'b.txt': 'b' }),
    'holds none of the registers',
  ],
  [
    'of endless empty lines',
    () => gzipSync(`${files.orangePatents()}\n`.padEnd(400_000, '\n')),
    'line 300001, column 1: there are more than 300,000 lines',
  ],
  [
    'of endless lines of blanks',
    () => gzipSync(files.purpleBook().padEnd(80_000, ' \r\n')),
    'line 20001, column 1: there are more than 20,000 lines',
  ],
  [
    'of endless empty rows of a sheet',
    () => files.emaTable(Array.from({ length: 20_000 }, () => [])),
    'column 1: there are more than 20,000 lines',
  ],
  [
    'with a register twice',
    () => files.archive({ 'a.txt': patents, 'b.txt': patents }),
    'the same register twice',
  ],
  [
    'of which many rows cannot be',
    () => files.orangePatents(...Array.from({ length: 30 }, () => substancePatent.replace('N~', 'N~0')), ''),
    '30 of 30 rows cannot be. The first: line 2, column 2: Appl_No',
  ],
])('a file %s is refused', async (_, content, says) => {
  const reading = read('patent.txt', await content());
  await expect(reading).rejects.toThrow(RegisterFault);
  await expect(reading).rejects.toThrow(says);
});

const emaOfAnotherYear = [
  ...['Category', 'Name of medicine', 'EMA product number', 'Medicine status'],
  'International non-proprietary name (INN) / common name',
  ...['Active substance', 'Orphan medicine', 'ATC', 'Biosimilar', 'Generic or hybrid'],
];

/** What is packed can be unpacked, and is not what was packed. */
async function damagedArchive(): Promise<Buffer> {
  const bytes = await files.archive({ 'patent.txt': patents });
  const sum = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 16;
  bytes[sum] = (bytes[sum] ?? 0) ^ 1;
  return bytes;
}

test('two gigabytes are refused unread', async () => {
  const path = await folder.write('patent.txt', patents);
  await truncate(path, 2 * 1024 ** 3);
  await expect(readPath(path)).rejects.toThrow('the file has 2,048 MB and more');
});
