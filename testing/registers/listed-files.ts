import { inOne, writeXlsx } from '#platform/server/sheets/write-xlsx.ts';

/** Small files as the publishers of the lists of evidence write them (§20.1), and as large ones as wanted. */

type Table = { header: readonly string[]; rows: readonly (readonly string[])[] };

/** As the EDQM's export has them now. */
const cepHeader = [
  ...['Monograph Number', 'Substance', 'Type CEP', 'Certificate (CEP) Holder'],
  ...['Holder SPOR ORG-ID / SPOR LOC-ID', 'Certificate (CEP) Number', 'Issue Date CEP', 'Status CEP'],
  ...['Renewal due', 'End date CEP', 'Closure Date of last Procedure'],
];
/** As it had them before. */
const formerCepHeader = [
  ...['Substance Number', 'Substance', 'Certificate Holder', 'Certificate Number'],
  ...['Issue Date', 'Status', 'End Date', 'Type'],
];
const dmfHeader = ['DMF#', 'STATUS', 'TYPE', 'SUBMIT DATE', 'HOLDER', 'SUBJECT'];
const inspectionHeader = [
  ...['FEI Number', 'Legal Name', 'City', 'State', 'Zip', 'Country/Area', 'Fiscal Year', 'Inspection ID'],
  ...['Posted Citations', 'Inspection End Date', 'Classification', 'Project Area', 'Product Type'],
  ...['Additional Details', 'FMD-145 Date'],
];

type Cep = {
  number?: string;
  substance?: string;
  holder?: string;
  issued?: string;
  status?: string;
  ended?: string;
  type?: string;
};

const usualCep = {
  ...{ number: 'CEP 2012-123 - Rev 02', substance: 'Apixaban', holder: 'Zhejiang Huahai Linhai CN' },
  ...{ issued: '14/03/2022', status: 'VALID', ended: '', type: 'Chemistry' },
};

export function cep(cep: Cep = {}): string[] {
  const { number, substance, holder, issued, status, ended, type } = { ...usualCep, ...cep };
  return ['2889', substance, type, holder, 'ORG-1 / LOC-2', number, issued, status, '', ended, '01/02/2022'];
}

export function formerCep(cep: Cep = {}): string[] {
  const { number, substance, holder, issued, status, ended, type } = { ...usualCep, ...cep };
  return ['2889', substance, holder, number, issued, status, ended, type];
}

type Dmf = {
  number?: string;
  status?: string;
  type?: string;
  submitted?: string;
  holder?: string;
  subject?: string;
};

export function dmf({
  number = '018990',
  status = 'A',
  type = 'II',
  submitted = '11/28/2005',
  holder = 'GLENMARK LIFE SCIENCES LTD',
  subject = 'TELMISARTAN USP',
}: Dmf = {}): string[] {
  return [number, status, type, submitted, holder, subject];
}

type Inspection = {
  fei?: string;
  id?: string;
  ended?: string;
  classification?: string;
  area?: string;
  product?: string;
  cited?: string;
};

export function inspection({
  fei = '3005551234',
  id = '1111111',
  ended = '03/02/2019',
  classification = 'Official Action Indicated (OAI)',
  area = 'Drug Quality Assurance',
  product = 'Drugs',
  cited = 'Yes',
}: Inspection = {}): string[] {
  const place = ['Example Labs, Limited', 'Verna', '-', '403722', 'India'];
  return [fei, ...place, '2019', id, cited, ended, classification, area, product, '', '-'];
}

export function cepTable(...rows: string[][]): Table {
  return { header: cepHeader, rows };
}
export function formerCepTable(...rows: string[][]): Table {
  return { header: formerCepHeader, rows };
}
export function dmfTable(...rows: string[][]): Table {
  return { header: dmfHeader, rows };
}
export function inspectionTable(...rows: string[][]): Table {
  return { header: inspectionHeader, rows };
}

/** Between tabs, as the EDQM's export is. */
export function tabbed({ header, rows }: Table): string {
  return `\ufeff${[header, ...rows].map((cells) => cells.join('\t')).join('\r\n')}\r\n`;
}

export function commaed({ header, rows }: Table): string {
  const lines = [header, ...rows].map((cells) =>
    cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
  );
  return `${lines.join('\r\n')}\r\n`;
}

/** A sheet knows numbers as such, where nothing stands before them. */
function cellOf(text: string): string | number {
  return /^[1-9]\d{0,12}$/.test(text) ? Number(text) : text;
}

/** With a title above the header, as the FDA writes it. */
export async function workbook({ header, rows }: Table, title = '1Q2026-EXCEL'): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const sheet = { name: 'List', rows: inOne([[title], [...header], ...rows.map((row) => row.map(cellOf))]) };
  for await (const piece of writeXlsx([sheet])) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** So many different master files. */
export function manyDmfs(count: number): string[][] {
  return Array.from({ length: count }, (_, n) =>
    dmf({
      number: String(n + 1).padStart(6, '0'),
      status: n % 3 === 0 ? 'I' : 'A',
      submitted: `${(n % 12) + 1}/${(n % 28) + 1}/${1980 + (n % 45)}`,
      holder: `HOLDER ${n % 4_000} LTD`,
      subject: `SUBSTANCE ${n % 9_000} USP`,
    }),
  );
}

/** So many rows of inspections, some of them of two programmes. */
export function manyInspections(count: number): string[][] {
  const found = [
    'No Action Indicated (NAI)',
    'Voluntary Action Indicated (VAI)',
    'Official Action Indicated (OAI)',
  ];
  return Array.from({ length: count }, (_, n) =>
    inspection({
      fei: String(3_000_000_000 + (n % 90_000)),
      id: String(1_000_000 + (n >> 1)),
      ended: `${String((n % 12) + 1).padStart(2, '0')}/${String((n % 28) + 1).padStart(2, '0')}/${2009 + (n % 16)}`,
      classification: found[n % 3] as string,
      area: n % 2 === 0 ? 'Drug Quality Assurance' : 'Bioresearch Monitoring',
      product: n % 2 === 0 ? 'Drugs' : 'Biologics',
    }),
  );
}
