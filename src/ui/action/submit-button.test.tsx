import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmitButton } from './submit-button.tsx';

function drawn(busy: boolean, disabled = false): string {
  const markup = renderToStaticMarkup(
    <SubmitButton busy={busy} disabled={disabled}>
      Send
    </SubmitButton>,
  );
  return /<button[^>]*>/.exec(markup)?.[0] ?? '';
}

test('while it is busy it is told to be unavailable, and keeps the focus, which a disabled one would let fall', () => {
  expect(drawn(true)).toContain('aria-disabled="true"');
  expect(drawn(true)).not.toMatch(/ disabled=/);
  expect(drawn(false)).not.toMatch(/disabled/);
  expect(drawn(false, true)).toMatch(/ disabled=/);
});
