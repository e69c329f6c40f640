import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';

test('the browser cuts nothing off a number before its separators are gone', () => {
  const markup = renderToStaticMarkup(<PhoneField label="Mobile" error={undefined} />);
  expect(markup).toMatch(/<input[^>]* name="phone"/);
  expect(markup).not.toMatch(/maxlength/i);
});
