import { z } from 'zod';
import type {
  EuMedicine,
  OrangeExclusivity,
  OrangePatent,
  OrangeProduct,
  PurpleProduct,
} from '../../contract/register-rows.ts';
import { indexRows } from '../row-index/rules.ts';
import rows from './judged-rows.json' with { type: 'json' };

/** Rows as their publishers wrote them, of the substances that were judged by hand, with their first lines. */
const { products, patents, exclusivities, biologics, medicines } = z
  .object({
    products: z.array(z.string()),
    patents: z.array(z.string()),
    exclusivities: z.array(z.string()),
    biologics: z.array(z.array(z.string())),
    medicines: z.array(z.array(z.string())),
  })
  .parse(rows);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const judgedEditions = {
  products: '2024-05-10',
  patents: '2026-06-10',
  exclusivities: '2026-06-10',
  biologics: '2025-05-30',
  medicines: '2024-08-22',
};

/** The rows of the judged presentations in the shape that the rules take. */
export const judgedRows = {
  products: tilded(products).map(orangeProduct),
  patents: tilded(patents).map(orangePatent),
  exclusivities: tilded(exclusivities).map(orangeExclusivity),
  biologics: named(biologics).map(purpleProduct),
  medicines: named(medicines).map(euMedicine),
  editions: judgedEditions,
};
export const judgedIndex = indexRows(judgedRows);

type Row = (column: string) => string;

function tilded(lines: readonly string[]): Row[] {
  return named(lines.map((line) => line.split('~')));
}

function named([head = [], ...lines]: readonly string[][]): Row[] {
  return lines.map((line) => (column) => line[head.indexOf(column)]?.trim() ?? '');
}

function orangeProduct(row: Row): OrangeProduct {
  const [form = '', route = ''] = row('DF;Route').split(';');
  return {
    applicationType: row('Appl_Type') === 'N' ? 'N' : 'A',
    application: row('Appl_No'),
    product: row('Product_No'),
    ingredients: row('Ingredient').split('; '),
    form,
    route,
    tradeName: row('Trade_Name'),
    applicant: row('Applicant'),
    strength: row('Strength'),
    therapeuticEquivalence: row('TE_Code') || null,
    approvedOn: row('Approval_Date').startsWith('Approved') ? null : dayOf(row('Approval_Date')),
    isReferenceListed: row('RLD') === 'Yes',
    isReferenceStandard: row('RS') === 'Yes',
    marketing: z.enum(['RX', 'OTC', 'DISCN']).parse(row('Type')),
  };
}

function orangePatent(row: Row): OrangePatent {
  const [patent = '', paediatric] = row('Patent_No').split('*');
  return {
    application: row('Appl_No'),
    product: row('Product_No'),
    patent,
    isPaediatric: paediatric === 'PED',
    expiresOn: dayOf(row('Patent_Expire_Date_Text')) ?? '',
    coversSubstance: row('Drug_Substance_Flag') === 'Y',
    coversProduct: row('Drug_Product_Flag') === 'Y',
    useCode: row('Patent_Use_Code') || null,
    isDelisted: row('Delist_Flag') === 'Y',
  };
}

function orangeExclusivity(row: Row): OrangeExclusivity {
  return {
    application: row('Appl_No'),
    product: row('Product_No'),
    code: row('Exclusivity_Code'),
    endsOn: dayOf(row('Exclusivity_Date')) ?? '',
  };
}

function purpleProduct(row: Row): PurpleProduct {
  return {
    application: row('BLA Number'),
    product: row('Product Number'),
    proprietaryName: row('Proprietary Name'),
    properName: row('Proper Name'),
    licenceType: row('BLA Type'),
    strength: row('Strength'),
    form: row('Dosage Form'),
    route: row('Route of Administration'),
    marketing: row('Marketing Status'),
    licensure: row('Licensure'),
    approvedOn: dayOf(row('Approval Date')),
    referenceProperName: row('Ref. Product Proper Name') || null,
    firstLicensedOn: dayOf(row('Date of First Licensure')),
    referenceExclusivityEndsOn: dayOf(row('Ref. Product Exclusivity Exp. Date')),
    interchangeableExclusivityEndsOn: dayOf(row('First Interchangeable Exclusivity Exp. Date')),
    orphanExclusivityEndsOn: dayOf(row('Orphan Exclusivity Exp. Date')),
  };
}

function euMedicine(row: Row): EuMedicine {
  return {
    number: row('EMA product number'),
    name: row('Name of medicine'),
    status: row('Medicine status'),
    inn: row('International non-proprietary name (INN) / common name'),
    substance: row('Active substance'),
    atc: row('ATC code (human)') || null,
    isBiosimilar: row('Biosimilar') === 'Yes',
    isGenericOrHybrid: row('Generic or hybrid') === 'Yes',
    isOrphan: row('Orphan medicine') === 'Yes',
    holder: row('Marketing authorisation developer / applicant / holder'),
    authorisedOn: dayOf(row('Marketing authorisation date')),
    endedOn: dayOf(row('Withdrawal / expiry / revocation / lapse of marketing authorisation date')),
  };
}

/** 'Jan 25, 2013', '2-Dec-87' and '22/08/2024'; null for what is no day. */
function dayOf(text: string): string | null {
  const american = /^([A-Z][a-z]{2}) (\d+), (\d{4})$/.exec(text);
  if (american) return isoDay(american[3], months.indexOf(american[1] ?? '') + 1, american[2]);
  const short = /^(\d+)-([A-Z][a-z]{2})-(\d\d)$/.exec(text);
  if (short) {
    const century = Number(short[3]) > 60 ? '19' : '20';
    return isoDay(`${century}${short[3]}`, months.indexOf(short[2] ?? '') + 1, short[1]);
  }
  const european = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text);
  return european ? isoDay(european[3], Number(european[2]), european[1]) : null;
}

function isoDay(year = '', month: number, day = ''): string {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
