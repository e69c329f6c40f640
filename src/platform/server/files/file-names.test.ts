import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';
import { harmlessFileName } from './file-names.ts';

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Ana\\CDA signed.pdf', 'CDA signed.pdf'],
  ['cda\0.pdf', 'cda.pdf'],
  ['cda\u202efdp.exe', 'cdafdp.exe'],
  ['\u2066offer\u2069\u200b.docx', 'offer.docx'],
  ['line\r\nContent-Type: text.csv', 'line Content-Type_ text.csv'],
  ['volumes             .csv', 'volumes .csv'],
  ['a\t\0\tb.csv', 'a b.csv'],
  ['nul.pdf', '_nul.pdf'],
  ['COM1', '_COM1'],
  ['console.pdf', 'console.pdf'],
  ['.htaccess.csv', '_.htaccess.csv'],
  ['a:b<c>.pdf', 'a_b_c_.pdf'],
  ['offer.pdf. .', 'offer.pdf'],
  ['Lieferverträge für Ängström 2026.xlsx', 'Lieferverträge für Ängström 2026.xlsx'],
  ['報價單.pdf', '報價單.pdf'],
  ['عرض.pdf', 'عرض.pdf'],
  ['\u0007\u202e', 'file'],
  ['', 'file'],
])('%j is kept as %j', (given, kept) => {
  expect(harmlessFileName(given)).toBe(kept);
});

test('of a name of 400 characters the beginning and the ending stay', () => {
  expect(harmlessFileName(`${'a'.repeat(400)}.docx`)).toBe(`${'a'.repeat(195)}.docx`);
  expect(harmlessFileName(`${'錠'.repeat(400)}.docx`)).toBe(`${'錠'.repeat(65)}.docx`);
});

test('of a name as long as the headers of a part, only its beginning and its end are looked at', () => {
  expect(harmlessFileName('.'.repeat(79_000))).toBe('file');
  expect(harmlessFileName(`${'.'.repeat(79_000)}offer.pdf`)).toBe('_.offer.pdf');
  expect(harmlessFileName(`${'/'.repeat(79_000)}${'a'.repeat(79_000)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`);
});

/** Everything that may stand in a name, what is dangerous in it more often than by chance. */
const anyName = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(
        '/',
        '\\',
        '..',
        '\0',
        '\r\n',
        '\u202e',
        '\u2068',
        '"',
        "'",
        ';',
        '%22',
        '\ud800',
        'é',
        'e\u0301',
      ),
      fc.constantFrom(
        'CON',
        'nul',
        '.pdf',
        ' ',
        '.',
        "filename*=UTF-8''x",
        'x'.repeat(300),
        '錠'.repeat(120),
      ),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

test('whatever a name holds, what is kept of it is harmless, and is kept as it is from then on', () => {
  fc.assert(
    fc.property(anyName, (given) => {
      const name = harmlessFileName(given);
      expect(name).not.toBe('');
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/[\p{C}\p{Zl}\p{Zp}/\\<>:"|?*]/u);
      expect(name).not.toMatch(/^[.\s]|[.\s]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(harmlessFileName(name)).toBe(name);
    }),
    { numRuns: 2_000 },
  );
});

/** RFC 6266 with the grammar of RFC 8187: one quoted string, one encoded name, and nothing else. */
const grammar =
  /^attachment; filename="([\x20\x21\x23-\x5b\x5d-\x7e]*)"(?:; filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})*))?$/;

test('whatever a name holds, the header names one attachment and says the name itself', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const [header, quoted, encoded] = grammar.exec(attachment(name)) ?? [];
      expect(header).toBe(attachment(name));
      expect(encoded === undefined ? quoted : decodeURIComponent(encoded)).toBe(name.toWellFormed());
    }),
    { numRuns: 2_000 },
  );
});
