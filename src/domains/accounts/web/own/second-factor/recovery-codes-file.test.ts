import { expect, test } from 'vitest';
import { recoveryCodesFile } from './recovery-codes-file.ts';

test('the saved codes stand one to a line, under the account they open', async () => {
  const lines = (await recoveryCodesFile(['aaaa-bbbb', 'cccc-dddd'], 'ana@lusitan.example').text()).split(
    '\n',
  );
  expect(lines[0]).toContain('ana@lusitan.example');
  expect(lines.slice(-3)).toEqual(['aaaa-bbbb', 'cccc-dddd', '']);
});
