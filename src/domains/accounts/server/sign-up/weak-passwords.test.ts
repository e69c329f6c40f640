import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ownWords, refuseWeakPassword } from './weak-passwords.ts';

const owner = {
  name: 'Ana Müller-Costa',
  organisation: 'Lusitan Generics S.A.',
  email: 'ana.mc@lusitan.example',
};
const judge = (password: string) => refuseWeakPassword(password, owner);

test.each([
  ['Sunshine1', 'on the list, whatever its capitals'],
  [' sunshine1 ', 'on the list, with spaces around it'],
  ['sunshine2026!', 'a listed one and a year'],
  ['!!monkey99', 'a listed one that is too short by itself'],
  ['87654321vv', 'far down the list'],
])('%j is refused as leaked: %s', async (password) => {
  await expect(judge(password)).rejects.toThrow(
    /^This password, or the word in it, stands on a list of leaked ones; [^.;]+\.$/,
  );
});

test.each([
  ['Dosebridge-2026', 'dosebridge', 5],
  ['D0$ebr1dge 7', 'dosebridge', 1],
  ['pharma&dossier', 'dossier, pharma', 1],
  ['lusitan.ana.88', 'lusitan, ana', 4],
  ['Muller!Costa12', 'müller, costa', 3],
  ['admin-of-lusitan', 'lusitan, admin', 4],
])('%j is refused: without what is easy to guess here too little is left', async (password, words, left) => {
  const characters = left === 1 ? 'one character' : `${left} characters`;
  await expect(judge(password)).rejects.toThrow(
    `Without what is easy to guess here (${words}) this password has ${characters} of the 8 it needs; three or four unrelated words make a good one.`,
  );
});

test.each([
  'correct horse',
  'banana republic',
  'Dosebridge has a violet door',
  'kfT#81x-pQ',
  'Señal über Lisboa',
])('%j is taken', async (password) => {
  await expect(judge(password)).resolves.toBeUndefined();
});

test('nobody without a name, a company or an address is refused for it', async () => {
  const nobody = { name: '', organisation: '', email: '' };
  await expect(refuseWeakPassword('correct horse', nobody)).resolves.toBeUndefined();
});

test('the list of our own words is documented', async () => {
  const page = await readFile('docs/decisions/common-passwords.md', 'utf8');
  for (const word of ownWords) expect(page).toContain(`\`${word}\``);
});
