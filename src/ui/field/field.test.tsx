import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';

/** Of each element its attributes, by what it is called in the markup, and what stands in it. */
function drawn(field: ReactElement) {
  const markup = renderToStaticMarkup(field);
  const [, input = ''] = /<((?:input|textarea|select) [^>]*)>/.exec(markup) ?? [];
  const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
  /** The words of what the input names, in its order. */
  const told = (of('aria-describedby')?.split(' ') ?? []).map(
    (id) => new RegExp(`id="${id}"[^>]*>([^<]*)`).exec(markup)?.[1],
  );
  const label = new RegExp(`<label for="${of('id')}"[^>]*>(.*?)</label>`).exec(markup)?.[1];
  return { markup, input, of, told, label };
}

const said = { name: 'x', label: 'Name', description: 'As on the card', error: 'Give a name' };

test.each([
  ['a text', <Field key="text" {...said} />],
  ['several lines', <TextArea key="lines" {...said} />],
  ['a choice', <SelectField key="choice" {...said} data={['One']} />],
  ['a password', <PasswordField key="password" {...said} />],
])('the field of %s has its label, and is told what is wrong and what is said of it', (_, field) => {
  const { of, told, label, markup } = drawn(field);
  expect(label).toBe('Name');
  expect(told).toEqual(['Give a name', 'As on the card']);
  expect(of('aria-invalid')).toBe('true');
  expect(markup).toMatch(/<p [^>]*role="alert">Give a name/);
});

test('a field that is right and has no description names nothing', () => {
  const { input } = drawn(<Field name="x" label="Name" error={undefined} />);
  expect(input).not.toContain('aria-');
  expect(input).toContain('type="text"');
});

test('what a page says of a field elsewhere is told with the rest', () => {
  const { of } = drawn(<TextArea {...said} description={undefined} aria-describedby="words" />);
  expect(of('aria-describedby')).toMatch(/^\S+-error words$/);
});

test('what has to be filled in is marked for eyes, and told to the browser', () => {
  const { input, label } = drawn(<Field name="x" label="Name" required />);
  expect(input).toContain('required');
  expect(label).toMatch(/^Name<span [^>]*aria-hidden="true"> \*<\/span>$/);
  const marked = drawn(<Field name="x" label="Name" marked />);
  expect(marked.label).toBe(label);
  expect(marked.input).not.toMatch(/required|marked/);
});

test('in a row a description stands below the input', () => {
  const at = (markup: string) => [markup.indexOf('<input'), markup.indexOf('As on the card')];
  const [input = 0, below = 0] = at(drawn(<Field {...said} describedBelow />).markup);
  expect(below).toBeGreaterThan(input);
  const [next = 0, above = 0] = at(drawn(<Field {...said} />).markup);
  expect(above).toBeLessThan(next);
});

test('a word is a choice by itself, or stands for a value', () => {
  const { markup } = drawn(<SelectField name="x" label="Who" data={['All', { value: 'me', label: 'Me' }]} />);
  expect(markup).toContain('<option value="All">All</option><option value="me">Me</option>');
});

test('a password is hidden at first, and a button says that it can be shown', () => {
  const { of, markup } = drawn(<PasswordField name="x" label="Password" />);
  expect(of('type')).toBe('password');
  expect(markup).toMatch(/<button type="button"[^>]* aria-label="Show password" aria-pressed="false"/);
});
