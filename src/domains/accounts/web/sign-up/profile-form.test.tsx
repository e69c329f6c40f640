import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ProfileForm } from './profile-form.tsx';

function emailField(email: string): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ProfileForm email={email} invite={undefined} />
    </MemoryRouter>,
  );
  return /<input[^>]*name="email"[^>]*>/.exec(markup)?.[0] ?? '';
}

test('the address of an invitation stands fast, and one that cannot be one is editable', () => {
  expect(emailField('ana@lusitan.example')).toMatch(/readonly/i);
  for (const email of ['ana', 'ana@lusitan', 'ana lusitan@x.example']) {
    const field = emailField(email);
    expect(field).toContain(`value="${email}"`);
    expect(field).not.toMatch(/readonly/i);
  }
});
