import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CompanyRecord } from '../../contract/back-office-companies.ts';
import { SigningLimits } from './signing-limits.tsx';

test('nobody is given authority before they are chosen: without an amount it would be any', () => {
  const people = [{ id: 7, name: 'Ana Costa' }];
  const company = { id: 1, people, signingLimits: [] } as unknown as CompanyRecord;
  const router = createMemoryRouter([{ path: '/', element: <SigningLimits company={company} /> }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  const options = /<select[^>]*name="person".*?<\/select>/s.exec(markup)?.[0].match(/<option.*?<\/option>/gs);
  expect(options).toEqual(['<option value="">Choose</option>', '<option value="7">Ana Costa</option>']);
});
