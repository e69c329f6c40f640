import { expect, test } from 'vitest';
import { typedPhone } from './typed-phone.ts';

test('separators go before the length is looked at: no digit of a pasted number is lost', () => {
  for (const pasted of [
    '98765 43210',
    '98765-43210',
    '(987) 654.3210',
    '987/654/3210',
    ' 98765\u00a043210 ',
  ]) {
    expect(typedPhone('', pasted)).toEqual({ phone: '9876543210', told: null });
  }
});

test('a number with its country code is told in a sentence, and stays to be corrected', () => {
  for (const pasted of ['+91 98765-43210', '+9876543210', '+']) {
    const { phone, told } = typedPhone('987', pasted);
    expect(phone).toBe(pasted);
    expect(told).toBe('Give the 10 digits of the number without the country code.');
  }
});

test('more than ten digits are told, and never cut to another number', () => {
  expect(typedPhone('9876543210', '98765432101')).toEqual({
    phone: '9876543210',
    told: 'A number has 10 digits here, this one has 11. Leave out the country code and a leading zero.',
  });
  expect(typedPhone('', '0091 98765 43210').phone).toBe('0091 98765 43210');
  expect(typedPhone('+919876543210', '919876543210').phone).toBe('919876543210');
  expect(typedPhone('919876543210', '9876543210')).toEqual({ phone: '9876543210', told: null });
});

test('what is no digit does not enter, and that is told', () => {
  expect(typedPhone('91234', '91234abc')).toEqual({ phone: '91234', told: 'Only digits are taken here.' });
});
