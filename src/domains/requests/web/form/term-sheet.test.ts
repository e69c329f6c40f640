import { describe, expect, it } from 'vitest';
import { saysSomething, type TermSheet, toFormData } from './term-sheet.ts';

const empty: TermSheet = {
  values: { marketsOfInterest: '', supplyRequired: '', indicativeVolumes: '', status: 'false' },
  files: { cdaOrNda: [], rfq: [] },
};

describe('a term sheet', () => {
  it('that says nothing is not sent, and consent says nothing', () => {
    expect(saysSomething(empty)).toBe(false);
    expect(saysSomething({ ...empty, values: { ...empty.values, status: 'true' } })).toBe(false);
    expect(saysSomething({ ...empty, values: { marketsOfInterest: '  ' } })).toBe(false);
  });

  it('says something by one answer or one file', () => {
    expect(saysSomething({ ...empty, values: { supplyRequired: 'Without  Supply' } })).toBe(true);
    expect(saysSomething({ ...empty, files: { cdaOrNda: [], rfq: [new File(['1'], 'rfq.csv')] } })).toBe(
      true,
    );
  });

  it('travels with consent as status, files of both boxes, and repeat only when confirmed', () => {
    const files = {
      cdaOrNda: [new File(['1'], 'cda.pdf'), new File(['2'], 'more.pdf')],
      rfq: [new File(['3'], 'rfq.csv')],
    };
    const form = toFormData(
      { id: '7' },
      { values: { marketsOfInterest: ' EU ', status: 'true' }, files },
      false,
    );
    expect(form.get('id')).toBe('7');
    expect(form.get('marketsOfInterest')).toBe('EU');
    expect(form.get('status')).toBe('true');
    expect(form.has('repeat')).toBe(false);
    expect(form.getAll('cdaOrNda').map((file) => (file as File).name)).toEqual(['cda.pdf', 'more.pdf']);
    expect(toFormData({ id: '7' }, empty, true).get('repeat')).toBe('true');
  });
});
