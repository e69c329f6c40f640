import { expect, test } from 'vitest';
import { emailFault, toNormalEmail } from './email-address.ts';
import { toPlainName } from './names.ts';

test.each([
  ['ana@lusitan.example', 'ana@lusitan.example'],
  [' Ana.Costa+rfq@Lusitan.EXAMPLE ', 'ana.costa+rfq@lusitan.example'],
  ['ana@münchen.example', 'ana@xn--mnchen-3ya.example'],
  ['ana@xn--mnchen-3ya.example', 'ana@xn--mnchen-3ya.example'],
  ['ana@Пример.example'.toLowerCase(), 'ana@xn--e1afmkfd.example'],
])('%s is taken as %s', (typed, normal) => {
  expect(emailFault(typed)).toBeNull();
  expect(toNormalEmail(typed)).toBe(normal);
  expect(toNormalEmail(normal)).toBe(normal);
});

test.each([
  ['a circled letter', 'ana@ⓓom.example'],
  ['a soft hyphen', 'ana@dom\u00ad.example'],
  ['a zero-width space', 'ana@d\u200bom.example'],
  ['a variation selector', 'ana@dom\ufe0f.example'],
  ['full-width letters', 'ana@ｄｏｍ.example'],
  ['an ideographic full stop', 'ana@dom。example'],
  ['the Kelvin sign in a domain', 'ana@\u212aom.example'],
  ['the Kelvin sign before the @', '\u212a@dom.example'],
  ['a full-width letter before the @', 'ａna@dom.example'],
  ['a zero-width joiner before the @', 'an\u200da@dom.example'],
  ['a letter of another alphabet before the @', 'аna@dom.example'],
  ['letters of two alphabets in a label', 'ana@dоm.example'],
  ['a full stop at the end', 'ana@dom.example.'],
  ['an address of numbers', 'ana@1.2'],
  ['an address of numbers in another writing', 'ana@0x7f.0x1'],
  ['a percent escape', 'ana@dom%2eexample.com'],
  ['a port', 'ana@dom.example:25'],
  ['two @', 'ana@x@dom.example'],
  ['the mark of deleted accounts', 'former-member-7@deleted.invalid'],
])('%s is refused in words', (_what, typed) => {
  expect(emailFault(typed)).toMatch(/^[A-Z].{20,}$/);
});

test.each([
  ['a direction mark', 'Ana\u202etsoC', 'AnatsoC'],
  ['an isolate', '\u2067Ana\u2069', 'Ana'],
  ['control characters', 'Ana\u0007\tCosta\r\nBcc', 'Ana Costa Bcc'],
  ['zero-width characters', 'A\u200bn\u2060a\ufeff\u00ad', 'Ana'],
  ['joiners beside Latin letters', 'A\u200dn\u200ca', 'Ana'],
  ['letters that are not seen', 'Ana\u3164\u2800', 'Ana'],
  ['a line separator', 'Ana\u2028Costa', 'Ana Costa'],
])('%s goes from a name', (_what, typed, kept) => {
  expect(toPlainName(typed)).toBe(kept);
});

test('a name keeps its letters, accents and the joiners that its script needs', () => {
  for (const name of ['José Ñandú', 'Łukasz Żółć', 'علی‌رضا', 'ശ്രീ‍ജ', '株式会社', "O'Neil & Söhne GmbH"]) {
    expect(toPlainName(name)).toBe(name.normalize('NFC'));
  }
});
