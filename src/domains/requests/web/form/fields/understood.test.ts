import { describe, expect, it } from 'vitest';
import { understoodBeside, understoodList } from './understood.ts';

describe('a comma-separated answer', () => {
  it('is trimmed, without blanks and repeats', () => {
    expect(understoodList(' Germany ,, GCC, Germany')).toEqual(['Germany', 'GCC']);
  });

  it('shows the names we know as we write them', () => {
    const known = ['USFDA', 'EU GMP'];
    expect(understoodList('usfda, Eu gmp, EU GMP, gcc', known)).toEqual(['USFDA', 'EU GMP', 'gcc']);
  });
});

describe('volumes', () => {
  it('belong to the dosage forms one by one, also where one is left open', () => {
    expect(understoodBeside('50 M, , 2 M', ['Tablets', 'Capsules', 'Gel'])).toEqual([
      'Tablets: 50 M',
      'Gel: 2 M',
    ]);
  });

  it('beyond the dosage forms stand alone', () => {
    expect(understoodBeside('50 M, 10 M', [])).toEqual(['50 M', '10 M']);
  });

  it('keep their thousands together', () => {
    expect(understoodBeside('1,200,000 units,50,000', ['Tablets', 'Gel'])).toEqual([
      'Tablets: 1,200,000 units',
      'Gel: 50,000',
    ]);
    expect(understoodBeside('10,20', [])).toEqual(['10', '20']);
  });
});
