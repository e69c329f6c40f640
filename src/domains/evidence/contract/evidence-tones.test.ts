import { expect, test } from 'vitest';
import { findingOf, findings, redFindings, rowFindings } from './evidence-findings.ts';
import { evidenceTone, stateWord } from './evidence-tones.ts';

test.each(['inactive', 'suspended', 'withdrawn', 'official-action'] as const)(
  '%s is red, on its badge too',
  (one) => {
    expect(redFindings).toContain(one);
    expect(evidenceTone(one)).toBe('bad');
  },
);

test('what is red is worse than all that is not, and has the one bad tone', () => {
  const gentle = rowFindings.filter((one) => !findings[one].isRed);
  expect([...gentle, ...redFindings]).toEqual(rowFindings);
  expect(rowFindings.filter((one) => findings[one].tone === 'bad')).toEqual(redFindings);
});

test('each word of a register comes to a finding; an inspection never to valid', () => {
  expect(Object.values(findingOf).every((one) => one in findings)).toBe(true);
  expect([findingOf.NAI, findingOf.VAI, findingOf.OAI]).toEqual([
    'no-action',
    'voluntary-action',
    'official-action',
  ]);
});

test('the badge says the finding’s own word', () => {
  expect(stateWord({ state: 'suspended', statedAs: 'owner' })).toBe('Suspended');
  expect(stateWord({ state: 'stated', statedAs: 'owner' })).toBe('Stated by the owner');
});
