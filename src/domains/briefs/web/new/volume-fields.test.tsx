import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VolumeFields } from './volume-fields.tsx';

function page(issues: Record<string, string>): string {
  return renderToStaticMarkup(
    <VolumeFields
      name="lines.0.volumes"
      firstYear={2027}
      volumes={['1', '2', '1.5']}
      issues={issues}
      onChange={() => undefined}
    />,
  );
}

/** What a form leads to: the first that is marked as wrong. */
const ledTo = (html: string) => /<[^>]*(?:aria-invalid="true"|data-wrong)[^>]*>/.exec(html)?.[0];

test('a year that is wrong is marked and led to itself, and the words say which it is', () => {
  const html = page({ 'lines.0.volumes.2': 'Give whole packs', 'lines.1.volumes.0': 'Of another line' });
  expect(html).toContain('2029: Give whole packs');
  expect(ledTo(html)).toContain('name="lines.0.volumes.2"');
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
});

test('of what is wrong with all years together one is led to the first', () => {
  expect(ledTo(page({ 'lines.0.volumes': 'At most 10 years' }))).toMatch(/^<fieldset/);
  expect(ledTo(page({}))).toBeUndefined();
});
