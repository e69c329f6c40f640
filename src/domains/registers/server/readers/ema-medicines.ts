import type { EuMedicine } from '../../contract/register-rows.ts';
import { readEmaDay } from './days.ts';
import { anyDay, defineShape, matching, oneOf, pastDay } from './shape.ts';

const ended = 'Withdrawal / expiry / revocation / lapse of marketing authorisation date';
const holder = 'Marketing authorisation developer / applicant / holder';
const inn = 'International non-proprietary name (INN) / common name';

export const emaMedicines = defineShape({
  register: 'ema-medicines',
  headers: [
    'Category',
    'Name of medicine',
    'EMA product number',
    'Medicine status',
    inn,
    'Active substance',
    'ATC code (human)',
    'Biosimilar',
    'Generic or hybrid',
    'Orphan medicine',
    holder,
    'Marketing authorisation date',
    ended,
  ],
  dropsRepeated: true,
  read(cell, soFar): EuMedicine | null {
    if (oneOf('Category', cell('Category'), ['Human', 'Veterinary']) === 'Veterinary') return null;
    const isYes = (header: 'Biosimilar' | 'Generic or hybrid' | 'Orphan medicine') =>
      oneOf(header, cell(header), ['Yes', 'No']) === 'Yes';
    const authorised = cell('Marketing authorisation date');
    const end = cell(ended);
    return {
      number: matching(
        'EMA product number',
        cell('EMA product number'),
        /^[\w/ .-]{5,40}$/,
        'number of a product',
      ),
      name: matching('Name of medicine', cell('Name of medicine'), /\S/, 'name'),
      status: matching('Medicine status', cell('Medicine status'), /\S/, 'status'),
      inn: cell(inn),
      substance: cell('Active substance'),
      atc: cell('ATC code (human)') || null,
      isBiosimilar: isYes('Biosimilar'),
      isGenericOrHybrid: isYes('Generic or hybrid'),
      isOrphan: isYes('Orphan medicine'),
      holder: cell(holder),
      authorisedOn:
        authorised === ''
          ? null
          : pastDay('Marketing authorisation date', authorised, readEmaDay(authorised), soFar),
      endedOn: end === '' ? null : anyDay(ended, end, readEmaDay(end)),
    };
  },
});
