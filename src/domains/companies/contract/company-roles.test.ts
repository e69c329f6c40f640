import { expect, test } from 'vitest';
import { companyActs, companyRoles, mayAs, refusalAs } from './company-roles.ts';

test('who may do what: the policy as the chapter states it', () => {
  const table = companyRoles.map((role) => [role, companyActs.filter((act) => mayAs(role, act))]);
  expect(Object.fromEntries(table)).toEqual({
    administrator: ['manage', 'deal', 'write', 'sign'],
    'deal-maker': ['deal', 'write'],
    signatory: ['write', 'sign'],
    reader: [],
  });
});

test('a refusal says what one is, and who may', () => {
  expect(refusalAs('reader', 'deal')).toBe(
    'You are a reader of your company. To ask, to negotiate and to edit listings is for its administrators and deal makers: its page says who they are.',
  );
});
