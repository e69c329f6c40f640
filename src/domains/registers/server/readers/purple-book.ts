import type { PurpleProduct } from '../../contract/register-rows.ts';
import { readPurpleDay } from './days.ts';
import { anyDay, defineShape, matching, pastDay, type SoFar } from './shape.ts';

/** Stands where the first interchangeable's exclusivity runs and nobody has said until when. */
const undetermined = 'Date TBD';
/** The first exclusivity of an orphan drug began in 1983, and others of biologics in 2010. */
const lastYearOfRights = 2082;

export const purpleProducts = defineShape({
  register: 'purple-book',
  headers: [
    'BLA Number',
    'Proprietary Name',
    'Proper Name',
    'BLA Type',
    'Strength',
    'Dosage Form',
    'Route of Administration',
    'Marketing Status',
    'Licensure',
    'Approval Date',
    'Ref. Product Proper Name',
    'Product Number',
    'Date of First Licensure',
    'First Interchangeable Exclusivity Exp. Date',
    'Ref. Product Exclusivity Exp. Date',
    'Orphan Exclusivity Exp. Date',
  ],
  // A product stands once for each of its presentations and supplements.
  dropsRepeated: true,
  read(cell, soFar): PurpleProduct {
    const proprietary = cell('Proprietary Name');
    const interchangeable = cell('First Interchangeable Exclusivity Exp. Date');
    const past = (header: 'Approval Date' | 'Date of First Licensure') =>
      pastDayOf(header, cell(header), soFar);
    const end = (header: 'Ref. Product Exclusivity Exp. Date' | 'Orphan Exclusivity Exp. Date') =>
      endOf(header, cell(header));
    return {
      application: matching('BLA Number', cell('BLA Number'), /^\d{4,6}$/, 'number of a licence'),
      product: matching('Product Number', cell('Product Number'), /^\d{1,3}$/, 'number of a product'),
      proprietaryName: proprietary === 'N/A' ? '' : proprietary,
      properName: matching('Proper Name', cell('Proper Name'), /\S/, 'name'),
      licenceType: matching('BLA Type', cell('BLA Type'), /^351\([ak]\)/, 'type of a licence'),
      strength: cell('Strength'),
      form: cell('Dosage Form'),
      route: cell('Route of Administration'),
      marketing: cell('Marketing Status'),
      licensure: cell('Licensure'),
      approvedOn: past('Approval Date'),
      referenceProperName: cell('Ref. Product Proper Name') || null,
      firstLicensedOn: past('Date of First Licensure'),
      referenceExclusivityEndsOn: end('Ref. Product Exclusivity Exp. Date'),
      interchangeableExclusivityEndsOn:
        interchangeable === undetermined
          ? null
          : endOf('First Interchangeable Exclusivity Exp. Date', interchangeable),
      isInterchangeableEndUndetermined: interchangeable === undetermined,
      orphanExclusivityEndsOn: end('Orphan Exclusivity Exp. Date'),
    };
  },
});

function pastDayOf(column: string, text: string, soFar: SoFar): string | null {
  if (text === '') return null;
  const [year] = soFar.notAfter.split('-');
  const day = readPurpleDay(text, Number(year));
  // A day of this year that has not come is one of a hundred years ago.
  const isAhead = day !== null && day > soFar.notAfter;
  return pastDay(column, text, isAhead ? readPurpleDay(text, Number(year) - 1) : day, soFar);
}

function endOf(column: string, text: string): string | null {
  return text === '' ? null : anyDay(column, text, readPurpleDay(text, lastYearOfRights));
}
