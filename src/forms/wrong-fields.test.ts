import { expect, test } from 'vitest';
import { stillWrong } from './use-form-submit.ts';
import { countFields, needALook, withoutField } from './wrong-fields.ts';

test('what is said of a field goes with its change: of the whole, of a part of it, and of what it is a part of', () => {
  const said = { 'tags.2': 'Too long', title: 'Give a title', fee: 'Give the fee', titles: 'Too many' };
  expect(withoutField(said, 'tags')).toEqual({
    title: 'Give a title',
    fee: 'Give the fee',
    titles: 'Too many',
  });
  expect(withoutField(said, 'fee.due')).not.toHaveProperty('fee');
  expect(withoutField(said, 'title')).toEqual({
    'tags.2': 'Too long',
    fee: 'Give the fee',
    titles: 'Too many',
  });
});

test('a list is one field however many of its entries are wrong, and its neighbours are others', () => {
  const said = {
    'tags.2': '',
    'tags.5': '',
    'terms.validUntil': '',
    'terms.volumes.0': '',
    'terms.volumes.1': '',
  };
  expect(countFields(said)).toBe(3);
  expect([needALook(1), needALook(3)]).toEqual(['One field needs a look', '3 fields need a look']);
});

test('while one types, a rule is told as long as it is broken, and what the server said until its field is changed', () => {
  const rules = [
    { field: 'name', holds: () => false, message: 'Name is required' },
    { field: 'email', holds: () => false, message: 'Email format is invalid' },
  ] as const;
  const said = { name: 'Name is required', email: 'Taken already' };
  const broken = { name: 'Name is required', email: 'Email format is invalid' };
  expect(stillWrong(said, {}, rules, 'phone')).toEqual({ email: 'Taken already' });
  expect(stillWrong(said, broken, rules, 'name')).toEqual(said);
  expect(stillWrong(said, broken, rules, 'email')).toEqual({ ...said, email: 'Email format is invalid' });
  expect(stillWrong(said, { name: 'Name is required' }, rules, 'email')).toEqual({
    name: 'Name is required',
  });
});
