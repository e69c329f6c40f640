import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inOne, writeXlsx } from '#platform/server/sheets/write-xlsx.ts';
import { writeZip } from '#platform/server/sheets/write-zip.ts';

/** Small files as the registers' publishers write them. */

const productHeader =
  'Ingredient~DF;Route~Trade_Name~Applicant~Strength~Appl_Type~Appl_No~Product_No~TE_Code~Approval_Date~RLD~RS~Type~Applicant_Full_Name';
const patentHeader =
  'Appl_Type~Appl_No~Product_No~Patent_No~Patent_Expire_Date_Text~Drug_Substance_Flag~Drug_Product_Flag~Patent_Use_Code~Delist_Flag~Submission_Date';
const exclusivityHeader = 'Appl_Type~Appl_No~Product_No~Exclusivity_Code~Exclusivity_Date';

export const apixaban =
  'APIXABAN~TABLET;ORAL~ELIQUIS~BRISTOL MYERS SQUIBB~2.5MG~N~202155~001~AB~Dec 28, 2012~Yes~No~RX~BRISTOL MYERS SQUIBB CO';
export const substancePatent = 'N~202155~001~6967208~Nov 21, 2026~Y~Y~U-1200~~Jan 25, 2013';
export const extendedPatent = 'N~202155~001~6967208*PED~May 21, 2027~~~~~';
export const exclusivity = 'N~202155~001~NPP~Apr 17, 2028';

/** As the publisher ends them: the last line has no end. */
export function orangeProducts(...rows: string[]): string {
  return [productHeader, ...rows].join('\r\n');
}
export function orangePatents(...rows: string[]): string {
  return [patentHeader, ...rows].join('\r\n');
}
export function orangeExclusivities(...rows: string[]): string {
  return [exclusivityHeader, ...rows].join('\r\n');
}

const purpleHeader =
  'N/R/U,Applicant,BLA Number,Proprietary Name,Proper Name,BLA Type,Strength,Dosage Form,Route of Administration,Product Presentation,Marketing Status,Licensure,Approval Date,Ref. Product Proper Name,Ref. Product Proprietary Name,Supplement Number,Submission Type,License Number,Product Number,Center,Date of First Licensure,Exclusivity Expiration Date,First Interchangeable Exclusivity Exp. Date,Ref. Product Exclusivity Exp. Date,Orphan Exclusivity Exp. Date';

type Biologic = {
  approved?: string;
  presentation?: string;
  referenceEnds?: string;
  interchangeable?: string;
};

export function biologic({
  approved = '31-Dec-02',
  presentation = 'Autoinjector',
  referenceEnds = '',
  interchangeable = '',
}: Biologic = {}): string {
  return `U,AbbVie Inc.,125057,Humira,adalimumab,351(a),40MG/0.8ML,Injection ,Subcutaneous,${presentation},Rx,Licensed,${approved}, ,,0,Original,1889,1,CDER,,,${interchangeable},${referenceEnds},`;
}

export function purpleBook(...rows: string[]): string {
  return `\ufeff${[purpleHeader, ...rows].join('\r\n')}\r\n`;
}

const emaHeader = [
  'Category',
  'Name of medicine',
  'EMA product number',
  'Medicine status',
  'International non-proprietary name (INN) / common name',
  'Active substance',
  'Therapeutic indication',
  'ATC code (human)',
  'Biosimilar',
  'Generic or hybrid',
  'Orphan medicine',
  'Marketing authorisation\ndeveloper / applicant / holder',
  'Marketing authorisation date',
  'Withdrawal / expiry / revocation / lapse of marketing authorisation date',
];

type Medicine = {
  category?: string;
  name?: string;
  number?: string;
  authorised?: string;
  indication?: string;
};

export function medicine({
  category = 'Human',
  name = 'Eliquis',
  number = 'EMEA/H/C/002148',
  authorised = '18/05/2011',
  indication = '',
}: Medicine = {}): string[] {
  return [
    ...[
      category,
      name,
      number,
      'Authorised',
      'apixaban',
      'apixaban',
      indication,
      'B01AF02',
      'No',
      'No',
      'No',
    ],
    ...['Bristol-Myers Squibb / Pfizer EEIG', authorised, ''],
  ];
}

/** With the title and the day above the header, as the EMA writes it. */
export async function emaTable(rows: string[][], header = emaHeader): Promise<Buffer> {
  const title = ['Content type:', 'Medicine', 'Output automatically generated on:', '22/08/2024 - 15:06'];
  const sheet = { name: 'Medicines', rows: inOne([title, [''], header, ...rows]) };
  return gather(writeXlsx([sheet]));
}

export async function archive(parts: Record<string, string>): Promise<Buffer> {
  const named = Object.entries(parts).map(([name, text]) => ({ name, text }));
  return gather(writeZip(named));
}

async function gather(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** A folder for such files, until `drop`. */
export async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'dosebridge-registers-'));
  return {
    async write(name: string, content: string | Buffer): Promise<string> {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    drop: () => rm(folder, { recursive: true }),
  };
}
