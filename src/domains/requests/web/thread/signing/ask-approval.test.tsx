import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AskApproval } from './ask-approval.tsx';

const ana = { id: 1, name: 'Ana Costa', asked: false };
const rui = { id: 2, name: 'Rui Alves', asked: false };

function page(...approvers: (typeof ana)[]): string {
  return renderToStaticMarkup(
    <AskApproval reference="DB-1" toSign={{ version: 1, approvers }} onAsked={() => undefined} />,
  );
}

test('of one who may approve it the button says who; of several one chooses, or asks all', () => {
  expect(page(ana)).toContain('Ask Ana Costa to approve');
  expect(page(ana)).not.toContain('<select');
  expect(page(ana, rui)).toMatch(
    /<option[^>]*>All who may<.*Ana Costa.*Rui Alves.*Ask all who may to approve/,
  );
});

test('whom one has asked is told, and asked no more', () => {
  const asked = { ...ana, asked: true };
  expect(page(asked, rui)).toMatch(/You have asked Ana Costa to approve it.*Ask Rui Alves to approve/);
  expect(page(asked)).not.toContain('<button');
  expect(page()).not.toContain('<button');
});
