import { expect, test } from 'vitest';
import { agreedWords } from './signing-words.ts';

test('what is agreed to ends with one stop, whatever the party is called', () => {
  const signed = { reference: 'DB-2026-000001', version: 2 };
  expect(agreedWords({ ...signed, company: 'Lusitan' })).toMatch(/ I may sign it for Lusitan\.$/);
  expect(agreedWords({ ...signed, company: 'Pfizer Inc.' })).toMatch(/ I may sign it for Pfizer Inc\.$/);
});
