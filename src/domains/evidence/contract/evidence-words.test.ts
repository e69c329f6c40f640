import { expect, test } from 'vitest';
import type { ShownClaim } from './evidence-claims.ts';
import {
  checkWords,
  claimName,
  lineOf,
  moveWords,
  nextWords,
  periodWords,
  provenWords,
  unprovableWords,
} from './evidence-words.ts';

const claim = (fields: Partial<ShownClaim> = {}): ShownClaim => ({
  ...{ id: '1', kind: 'cep', authority: 'EDQM', number: 'CEP 2010-9001', holder: '', substance: '' },
  ...{ site: '', scope: '', dosageForms: [], issuedOn: null, validUntil: null, source: 'A letter' },
  ...{ state: 'stated', statedAs: 'owner', statedOn: '2026-11-01', provenOn: null, note: '' },
  ...{ nextCheck: null, check: null, ...fields },
});
type Check = NonNullable<ShownClaim['check']>;
const check = (fields: Partial<Check> = {}): Check => ({
  ...{ register: 'edqm-ceps', edition: '2026-11-12', since: '2026-11-12', finding: 'valid' },
  ...{ conflict: null, rowDay: null, officialBefore: null, rows: [], ...fields },
});

test.each([
  [{ kind: 'gmp', authority: 'EU GMP', number: '' }, 'EU GMP certificate'],
  [{ kind: 'gmp', authority: 'WHO-GMP', number: '12' }, 'WHO GMP certificate 12'],
  [{ kind: 'dmf', authority: 'USFDA', number: 'US DMF 12345' }, 'USFDA DMF 12345'],
  [{ kind: 'approval', authority: 'USFDA', number: 'ANDA 912345' }, 'USFDA approval ANDA 912345'],
  [{ kind: 'inspection', authority: 'USFDA', number: '9900000123' }, 'USFDA inspection, FEI 9900000123'],
  [{ kind: 'dmf', authority: 'Others', number: 'MF 12' }, 'DMF MF 12'],
  [{ kind: 'approval', authority: 'Others', number: 'MA 12' }, 'Approval MA 12'],
  [{ kind: 'gmp', authority: 'Others', number: '12' }, 'GMP certificate 12'],
  [{ kind: 'cep', number: 'R1-CEP 2010-9001 - Rev 02' }, 'R1-CEP 2010-9001 - Rev 02'],
] as const)('%j is called %s', (fields, name) => {
  expect(claimName(claim(fields))).toBe(name);
});

test('a register is named with the day of its edition, and since which one it says so', () => {
  expect(checkWords(check())).toBe('EDQM certificates of suitability, edition of 12 Nov 2026: valid.');
  expect(checkWords(check({ finding: 'suspended', since: '2026-10-01' }))).toBe(
    'EDQM certificates of suitability, edition of 12 Nov 2026: suspended, since the edition of 1 Oct 2026.',
  );
  expect(checkWords(check({ finding: null }))).toBe(
    'EDQM certificates of suitability, edition of 12 Nov 2026: this number is not in it.',
  );
});

test('an inspection is told by its class and day, with an official action of one before; never as valid', () => {
  const list = { register: 'fda-inspections', rowDay: '2026-05-03' } as const;
  const said = 'FDA inspections, edition of 12 Nov 2026: ';
  const latest = 'voluntary action indicated at the latest inspection, which ended 3 May 2026';
  expect(checkWords(check({ ...list, finding: 'voluntary-action' }))).toBe(`${said}${latest}.`);
  expect(checkWords(check({ ...list, finding: 'voluntary-action', officialBefore: '2025-03-01' }))).toBe(
    `${said}${latest}; official action indicated at one before, which ended 1 Mar 2025.`,
  );
  const claimed = claim({ kind: 'inspection', authority: 'USFDA', number: '9900000123', state: 'proven' });
  const compared = { ...claimed, check: check({ ...list, finding: 'voluntary-action' }) };
  expect(lineOf(compared)).toBe(`USFDA inspection, FEI 9900000123: proven, ${latest}`);
  const moved = { register: 'fda-inspections', edition: '2026-11-12', before: 'official-action' } as const;
  expect(moveWords(claimed, { ...moved, now: 'no-action' })).toBe(
    'USFDA inspection, FEI 9900000123 is no longer official action: no action indicated at the latest inspection in FDA inspections, edition of 12 Nov 2026',
  );
});

test('where rows disagree both are told; where a holder is another one, too', () => {
  const rows = [
    { status: 'Valid', substance: 'Apixaban', holder: 'Fictive Labs' },
    { status: 'Suspended', substance: 'Apixaban', holder: 'Fictive Labs' },
  ];
  expect(checkWords(check({ conflict: 'rows', finding: null, rows }))).toBe(
    'EDQM certificates of suitability, edition of 12 Nov 2026: rows of this number disagree, ‘Valid, Apixaban, Fictive Labs’ and ‘Suspended, Apixaban, Fictive Labs’.',
  );
  expect(checkWords(check({ conflict: 'holder', rows: rows.slice(0, 1) }))).toContain(
    'another holder has this number',
  );
});

test('who says so is told: the desk with its day and how, or nobody', () => {
  expect(provenWords(claim())).toBe('Stated by the owner on 1 Nov 2026; nobody has proven it.');
  expect(provenWords(claim({ state: 'proven', provenOn: '2026-11-20', note: 'Seen' }))).toBe(
    'Proven by the desk on 20 Nov 2026: Seen.',
  );
  expect(provenWords(claim({ state: 'proven', check: check() }))).toBe('Stated by the owner on 1 Nov 2026.');
});

test.each(['stated', 'aged', 'expired', 'scope', 'disagrees', 'suspended'] as const)(
  'of what is %s and nobody has proven it is told that nobody has',
  (state) => {
    expect(provenWords(claim({ state }))).toBe('Stated by the owner on 1 Nov 2026; nobody has proven it.');
  },
);

test('of what ended after its register had it as valid nobody is told that it was never proven', () => {
  const words = provenWords(claim({ state: 'expired', validUntil: '2026-11-20', check: check() }));
  expect(words).toBe('Stated by the owner on 1 Nov 2026.');
});

test('what has ended or was refused is looked at no more', () => {
  const gmp = { kind: 'gmp', authority: 'EU GMP', nextCheck: '2027-01-15' } as const;
  expect(nextWords(claim(gmp))).toBe('Next check: 15 Jan 2027.');
  expect(nextWords(claim())).toBe('Next check: with each new list of the EDQM.');
  for (const state of ['expired', 'refused'] as const) {
    expect(nextWords(claim({ ...gmp, state }))).toBe('');
    expect(nextWords(claim({ state }))).toBe('');
  }
});

test('the desk is told why a claim is not to be proven', () => {
  const edition = 'EDQM certificates of suitability, edition of 12 Nov 2026';
  const red = claim({ check: check({ finding: 'suspended' }) });
  const why = (state: ShownClaim['state'], of = claim()) => unprovableWords(state, of);
  expect(why('proven')).toBe('');
  expect(why('suspended', red)).toBe(`Cannot be proven: suspended in ${edition}.`);
  expect(why('expired', claim({ check: check({ finding: 'expired' }) }))).toBe(
    `Cannot be proven: expired in ${edition}.`,
  );
  expect(why('expired', claim({ validUntil: '2026-11-20' }))).toContain('it was valid until 20 Nov 2026');
  for (const state of ['disagrees', 'scope', 'aged'] as const)
    expect(why(state)).toMatch(/^Cannot be proven/);
});

test('a day that nobody says is left out', () => {
  expect(periodWords(claim())).toBe('');
  expect(periodWords(claim({ validUntil: '2027-01-01' }))).toBe('Valid until 1 Jan 2027');
  expect(periodWords(claim({ issuedOn: '2020-01-01', validUntil: '2027-01-01' }))).toBe(
    'Issued on 1 Jan 2020, valid until 1 Jan 2027',
  );
});

test('in a line what is red names the edition', () => {
  expect(lineOf(claim({ state: 'withdrawn', check: check({ finding: 'withdrawn' }) }))).toBe(
    'CEP 2010-9001: withdrawn, EDQM certificates of suitability, edition of 12 Nov 2026',
  );
});

test('what moved is told with what was before', () => {
  const edition = { register: 'edqm-ceps', edition: '2026-11-12' } as const;
  expect(moveWords(claim(), { ...edition, before: 'suspended', now: null })).toBe(
    'CEP 2010-9001 is no longer suspended: rows that disagree in EDQM certificates of suitability, edition of 12 Nov 2026',
  );
});
