import { dmfKey } from '../../contract/evidence-keys.ts';
import type { FdaDmf } from '../../contract/evidence-rows.ts';
import { readAmericanDay } from './days.ts';
import { RowFault } from './faults.ts';
import { defineShape, matching, oneOf, pastDay } from './shape.ts';

/** Two and a half times what the list has. */
const mostRows = 100_000;

export const fdaDmfs = defineShape({
  register: 'fda-dmfs',
  headers: ['DMF#', 'STATUS', 'TYPE', 'SUBMIT DATE', 'HOLDER', 'SUBJECT'],
  mostRows,
  dropsRepeated: true,
  read(cell, soFar): FdaDmf | null {
    const status = oneOf('STATUS', cell('STATUS').toUpperCase(), ['A', 'I', 'N', 'P']);
    // A number that nobody was given, and a file that the FDA has not looked at: nobody can rely on either.
    if (status === 'N' || status === 'P') return null;
    const number = cell('DMF#');
    const key = dmfKey(number);
    if (key === null) throw new RowFault('DMF#', `'${number.slice(0, 40)}' is no number of a master file`);
    const submitted = cell('SUBMIT DATE');
    const type = cell('TYPE').toUpperCase();
    return {
      ...{ key, isInConflict: false, status, state: status === 'A' ? 'valid' : 'inactive' },
      type: matching('TYPE', type, /^(?:TYPE )?(?:I|II|III|IV|V)?$/, 'type of a master file').replace(
        'TYPE ',
        '',
      ),
      submittedOn:
        submitted === '' ? null : pastDay('SUBMIT DATE', submitted, readAmericanDay(submitted), soFar),
      // What is inactive may have lost either.
      holder: cell('HOLDER'),
      subject: cell('SUBJECT'),
    };
  },
});
