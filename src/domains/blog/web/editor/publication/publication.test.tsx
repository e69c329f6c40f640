import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PostForm } from '../use-post.ts';
import { blankValues, type PostValues } from '../values.ts';
import { Publication } from './publication.tsx';

function render(values: Partial<PostValues>): string {
  const form = { post: null, values: { ...blankValues, ...values }, busy: null } as PostForm;
  return renderToStaticMarkup(<Publication form={form} onDeleted={() => undefined} />);
}

test('a post that cannot be published says what is missing, and does not offer to publish it', () => {
  const html = render({ title: 'A', content: '<p>Text</p><p></p>' });
  expect(html).toContain('Before it can be published:');
  expect(html).toContain('Choose a cover picture');
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Publish…/);
});

test('a post that lacks nothing can be published', () => {
  const html = render({ title: 'A', image: '/blog-pictures/a.svg', content: '<p>Text</p>' });
  expect(html).toMatch(/>Publish…/);
  expect(html).not.toMatch(/Before it can be published|disabled/);
});
