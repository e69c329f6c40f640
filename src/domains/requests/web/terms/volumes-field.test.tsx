import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VolumesField } from './volumes-field.tsx';

function page(issues: Record<string, string>): string {
  const props = { name: 'terms.volumes', value: '1\n2\n1.105', issues, onChange: () => undefined };
  return renderToStaticMarkup(<VolumesField {...props} />);
}

test('a year that is wrong is marked and led to itself, and the words say which it is', () => {
  const html = page({ 'terms.volumes.2': '“1.105” may be two numbers' });
  expect(html).toContain('Year 3: “1.105” may be two numbers');
  const first = /<[^>]*(?:aria-invalid="true"|data-wrong)[^>]*>/.exec(html)?.[0];
  expect(first).toContain('name="terms.volumes.2"');
  expect(page({ 'terms.volumes': 'At most 10 years' })).toMatch(/^<fieldset[^>]*data-wrong/);
});
