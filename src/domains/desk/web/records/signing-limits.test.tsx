import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CompanyRecord } from '../../contract/back-office-companies.ts';
import { SigningLimits } from './signing-limits.tsx';

test('nobody is given authority, and none without a limit, before it is chosen', () => {
  const people = [{ id: 7, name: 'Ana Costa' }];
  const company = { id: 1, people, signingLimits: [] } as unknown as CompanyRecord;
  const router = createMemoryRouter([{ path: '/', element: <SigningLimits company={company} /> }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  const optionsOf = (name: string) =>
    new RegExp(`<select[^>]*name="${name}".*?</select>`, 's')
      .exec(markup)?.[0]
      .match(/<option.*?<\/option>/gs);
  const choose = '<option value="">Choose</option>';
  expect(optionsOf('person')).toEqual([choose, '<option value="7">Ana Costa</option>']);
  for (const name of ['reach', 'currency']) expect(optionsOf(name)?.[0]).toBe(choose);
});
