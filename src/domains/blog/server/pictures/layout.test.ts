import { expect, test } from 'vitest';
import { breakLines } from './layout.ts';

test('a short title stands in the largest type', () => {
  expect(breakLines('Reading a CDA line by line', 568)).toEqual({
    fontSize: 60,
    lines: ['Reading a CDA', 'line by line'],
  });
});

test('a long one gets smaller, and an endless one is cut', () => {
  const long = breakLines(
    'Exclusivity versus patents in the US: what a constraint date is not, and for whom it was meant, with some examples',
    568,
  );
  expect(long.fontSize).toBeLessThan(60);
  expect(long.lines.length).toBeLessThanOrEqual(5);
  const endless = breakLines('word '.repeat(200), 568);
  expect(endless.lines).toHaveLength(5);
  expect(endless.lines.at(-1)).toMatch(/…$/);
});

test('characters that markup gives a meaning are written as such', () => {
  expect(breakLines('R&D <x>', 568).lines.join(' ')).toBe('R&amp;D &lt;x&gt;');
});
