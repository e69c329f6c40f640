import { feiKey } from '../../contract/evidence-keys.ts';
import { type FdaInspection, inspectionOutcomes } from '../../contract/evidence-rows.ts';
import { readAmericanDay } from './days.ts';
import { RowFault } from './faults.ts';
import { defineShape, matching, pastDay } from './shape.ts';

/** Twice what all years come to. */
const mostRows = 600_000;

export const fdaInspections = defineShape({
  register: 'fda-inspections',
  headers: [
    'FEI Number',
    'Legal Name',
    'City',
    'State',
    'Country/Area',
    'Inspection ID',
    'Inspection End Date',
    'Classification',
    'Project Area',
    'Product Type',
  ],
  mostRows,
  // Posted citations and what else is not kept make it several.
  dropsRepeated: true,
  read(cell, soFar): FdaInspection | null {
    const number = cell('FEI Number');
    // Of a place that nobody can ask for.
    if (number === '' || number === '-') return null;
    const key = feiKey(number);
    if (key === null) throw new RowFault('FEI Number', `'${number.slice(0, 40)}' is no FEI`);
    const classification = cell('Classification');
    const outcome = inspectionOutcomes.find(
      (one) => classification === one || classification.endsWith(`(${one})`),
    );
    if (outcome === undefined) {
      throw new RowFault(
        'Classification',
        `'${classification.slice(0, 40)}' is none of ${inspectionOutcomes.join(', ')}`,
      );
    }
    const ended = cell('Inspection End Date');
    const state = cell('State');
    return {
      ...{ key, isInConflict: false },
      inspection: matching('Inspection ID', cell('Inspection ID'), /^\d{1,12}$/, 'number of an inspection'),
      name: cell('Legal Name'),
      city: cell('City'),
      region: state === '-' ? '' : state,
      country: cell('Country/Area'),
      endedOn: pastDay('Inspection End Date', ended, readAmericanDay(ended), soFar),
      ...{ classification, outcome },
      projectArea: cell('Project Area'),
      productType: cell('Product Type'),
    };
  },
});
