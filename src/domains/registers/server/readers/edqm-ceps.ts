import { cepKey } from '../../contract/evidence-keys.ts';
import type { EdqmCep, ListedState } from '../../contract/evidence-rows.ts';
import { readEmaDay } from './days.ts';
import { RowFault } from './faults.ts';
import { anyDay, defineShape, filled, pastDay } from './shape.ts';

/** By the word with which a status begins; who did it and why follows: `WITHDRAWN BY HOLDER`. */
const states: Readonly<Record<string, ListedState>> = {
  VALID: 'valid',
  EXPIRED: 'expired',
  SUSPENDED: 'suspended',
  WITHDRAWN: 'withdrawn',
};

export const edqmCeps = defineShape({
  register: 'edqm-ceps',
  headers: [
    'Monograph Number',
    'Substance',
    'Type CEP',
    'Certificate (CEP) Holder',
    'Certificate (CEP) Number',
    'Issue Date CEP',
    'Status CEP',
    'End date CEP',
  ],
  renamed: {
    'Substance Number': 'Monograph Number',
    Type: 'Type CEP',
    'Certificate Holder': 'Certificate (CEP) Holder',
    'Certificate Number': 'Certificate (CEP) Number',
    'Issue Date': 'Issue Date CEP',
    Status: 'Status CEP',
    'End Date': 'End date CEP',
    'End date': 'End date CEP',
  },
  // An export is told of that ends with the status.
  optional: ['End date CEP'],
  dropsRepeated: true,
  read(cell, soFar): EdqmCep {
    const number = cell('Certificate (CEP) Number');
    const known = cepKey(number);
    if (known === null) {
      throw new RowFault('Certificate (CEP) Number', `'${number.slice(0, 40)}' is no number of a CEP`);
    }
    const status = cell('Status CEP');
    const state = states[status.toUpperCase().split(/[^A-Z]/, 1)[0] ?? ''];
    if (state === undefined) {
      throw new RowFault(
        'Status CEP',
        `'${status.slice(0, 40)}' is none of ${Object.keys(states).join(', ')}`,
      );
    }
    const issued = cell('Issue Date CEP');
    const ended = cell('End date CEP');
    // A suspension ends some day, and a valid one may be said to; what has expired or was withdrawn has ended.
    const isOver = state === 'expired' || state === 'withdrawn';
    const endedOn = () =>
      isOver
        ? pastDay('End date CEP', ended, readEmaDay(ended), soFar)
        : anyDay('End date CEP', ended, readEmaDay(ended));
    return {
      ...{ key: known.key, isInConflict: false, number, revision: known.revision },
      substanceNumber: cell('Monograph Number'),
      substance: filled('Substance', cell('Substance'), 'substance'),
      holder: filled('Certificate (CEP) Holder', cell('Certificate (CEP) Holder'), 'holder'),
      type: cell('Type CEP'),
      ...{ status, state },
      issuedOn: pastDay('Issue Date CEP', issued, readEmaDay(issued), soFar),
      endedOn: ended === '' ? null : endedOn(),
    };
  },
});
