import type { OrangeExclusivity, OrangePatent, OrangeProduct } from '../../contract/register-rows.ts';
import { readOrangeDay } from './days.ts';
import { RowFault } from './faults.ts';
import { anyDay, defineShape, matching, oneOf, pastDay } from './shape.ts';

const application = /^\d{6}$/;
const product = /^\d{3}$/;
const beforeDays = 'Approved Prior to Jan 1, 1982';

export const orangeProducts = defineShape({
  register: 'orange-book-products',
  headers: [
    'Ingredient',
    'DF;Route',
    'Trade_Name',
    'Applicant',
    'Strength',
    'Appl_Type',
    'Appl_No',
    'Product_No',
    'TE_Code',
    'Approval_Date',
    'RLD',
    'RS',
    'Type',
  ],
  dropsRepeated: true,
  read(cell, soFar): OrangeProduct {
    const [form, route] = splitForm(cell('DF;Route'));
    const approved = cell('Approval_Date');
    if (cell('Ingredient') === '') throw new RowFault('Ingredient', 'there is none');
    return {
      applicationType: oneOf('Appl_Type', cell('Appl_Type'), ['N', 'A']),
      application: matching('Appl_No', cell('Appl_No'), application, 'number of an application'),
      product: matching('Product_No', cell('Product_No'), product, 'number of a product'),
      // A combination that goes by one name lists its parts in brackets, with no space behind their semicolons.
      ingredients: cell('Ingredient').split('; '),
      form,
      route,
      tradeName: cell('Trade_Name'),
      applicant: cell('Applicant'),
      ...splitNote(cell('Strength')),
      therapeuticEquivalence: cell('TE_Code') || null,
      approvedOn:
        approved === beforeDays ? null : pastDay('Approval_Date', approved, readOrangeDay(approved), soFar),
      isReferenceListed: oneOf('RLD', cell('RLD'), ['Yes', 'No']) === 'Yes',
      isReferenceStandard: oneOf('RS', cell('RS'), ['Yes', 'No']) === 'Yes',
      marketing: oneOf('Type', cell('Type'), ['RX', 'OTC', 'DISCN']),
    };
  },
});

/** `AEROSOL, FOAM;RECTAL`: what stands behind the last semicolon is the route. */
/** Between asterisks behind the strength of products that left the market for no fault of theirs. */
function splitNote(text: string): Pick<OrangeProduct, 'strength' | 'note'> {
  const [from, to] = [text.indexOf('**'), text.trimEnd().length - 2];
  if (from < 0 || to <= from + 2 || !text.startsWith('**', to)) return { strength: text, note: null };
  return { strength: text.slice(0, from).trimEnd(), note: text.slice(from + 2, to) };
}

function splitForm(text: string): [form: string, route: string] {
  const at = text.lastIndexOf(';');
  if (at < 1) throw new RowFault('DF;Route', `'${text.slice(0, 40)}' has no form and route`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

export const orangePatents = defineShape({
  register: 'orange-book-patents',
  headers: [
    'Appl_Type',
    'Appl_No',
    'Product_No',
    'Patent_No',
    'Patent_Expire_Date_Text',
    'Drug_Substance_Flag',
    'Drug_Product_Flag',
    'Patent_Use_Code',
    'Delist_Flag',
    'Submission_Date',
  ],
  dropsRepeated: true,
  read(cell, soFar): OrangePatent {
    const number = matching(
      'Patent_No',
      cell('Patent_No'),
      /^[A-Z]{0,2}\d{4,8}(\*PED)?$/,
      'number of a patent',
    );
    const expires = cell('Patent_Expire_Date_Text');
    const submitted = cell('Submission_Date');
    if (submitted !== '') pastDay('Submission_Date', submitted, readOrangeDay(submitted), soFar);
    return {
      application: matching('Appl_No', cell('Appl_No'), application, 'number of an application'),
      product: matching('Product_No', cell('Product_No'), product, 'number of a product'),
      patent: number.replace('*PED', ''),
      isPaediatric: number.endsWith('*PED'),
      expiresOn: anyDay('Patent_Expire_Date_Text', expires, readOrangeDay(expires)),
      coversSubstance: isYes('Drug_Substance_Flag', cell('Drug_Substance_Flag')),
      coversProduct: isYes('Drug_Product_Flag', cell('Drug_Product_Flag')),
      useCode: cell('Patent_Use_Code') || null,
      isDelisted: isYes('Delist_Flag', cell('Delist_Flag')),
    };
  },
});

function isYes(column: string, text: string): boolean {
  return oneOf(column, text, ['Y', '']) === 'Y';
}

export const orangeExclusivities = defineShape({
  register: 'orange-book-exclusivities',
  headers: ['Appl_Type', 'Appl_No', 'Product_No', 'Exclusivity_Code', 'Exclusivity_Date'],
  // Published twice where it stands on two grounds that the file does not name.
  dropsRepeated: true,
  read(cell): OrangeExclusivity {
    const ends = cell('Exclusivity_Date');
    return {
      application: matching('Appl_No', cell('Appl_No'), application, 'number of an application'),
      product: matching('Product_No', cell('Product_No'), product, 'number of a product'),
      code: matching('Exclusivity_Code', cell('Exclusivity_Code'), /^[A-Z]+(\*|-\d+)?$/, 'exclusivity'),
      endsOn: anyDay('Exclusivity_Date', ends, readOrangeDay(ends)),
    };
  },
});
