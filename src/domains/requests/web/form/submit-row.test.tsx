import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmitRow } from './submit-row.tsx';

function render(maySend: boolean): string {
  const submit = { failure: null, retry: false, share: null, stop: () => undefined };
  return renderToStaticMarkup(
    <SubmitRow submit={submit} maySend={maySend} cancelTo={undefined} onRetry={() => undefined} />,
  );
}

test('how much one may send is said to those who may send', () => {
  expect(render(true)).toContain('requests in 24 hours');
  expect(render(false)).not.toContain('requests in 24 hours');
});
