import { expect, test } from 'vitest';
import { companyActs, companyRoles, mayAs, whyNotAs } from './company-roles.ts';

test('who may do what: the policy as the chapter states it', () => {
  const table = companyRoles.map((role) => [role, companyActs.filter((act) => mayAs(role, act))]);
  expect(Object.fromEntries(table)).toEqual({
    administrator: ['manage', 'deal', 'write', 'sign'],
    'deal-maker': ['deal', 'write'],
    signatory: ['write', 'sign'],
    reader: [],
  });
});

test('a refusal names the company, what one is in it, who may, and who gives roles', () => {
  expect(whyNotAs({ name: 'Alder Pharma', role: 'reader' }, 'deal')).toBe(
    'Your role at Alder Pharma is reader. A deal maker or an administrator may ask, negotiate and edit listings; its administrators give roles, and its page says who they are.',
  );
  expect(whyNotAs({ name: 'Alder Pharma', role: 'deal-maker' }, 'manage')).toBe(
    'Your role at Alder Pharma is deal maker. An administrator may see to its people and settings; its administrators give roles, and its page says who they are.',
  );
  expect(whyNotAs({ name: 'Alder Pharma', role: 'signatory' }, 'write')).toBeNull();
  expect(whyNotAs(null, 'manage')).toBeNull();
});
