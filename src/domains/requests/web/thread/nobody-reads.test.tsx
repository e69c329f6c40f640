import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RequestState, Side } from '../../contract/request-life.ts';
import type { Request } from '../../contract/request-view.ts';
import { nextWords } from './moves/next-words.ts';
import { PeopleCard } from './people-card.tsx';

function request(side: Side, hasPeople: boolean, state: RequestState = 'submitted'): Request {
  return {
    ...{ state, side, sides: [side], termSheets: [], passedOn: false, handler: null },
    requester: { name: 'Ana', organisation: 'Lusitan', email: '', phone: '', notProven: false },
    owner: { companyName: 'Helvarion Pharma', hasPeople },
    listing: { code: 'DB-10001' },
  } as unknown as Request;
}

test('the desk is told before it passes a request on that nobody of the owner’s company would read it', () => {
  expect(nextWords(request('desk', false))).toContain('nobody would read this request');
  expect(nextWords(request('desk', true))).not.toContain('nobody');
  const card = (hasPeople: boolean) =>
    renderToStaticMarkup(<PeopleCard request={request('desk', hasPeople)} />);
  expect(card(false)).toContain('what is passed on is read by nobody');
  expect(card(true)).not.toContain('nobody');
});

test.each(['submitted', 'in-review', 'revision-asked'] as const)(
  'a buyer whose request is %s is not told to wait for people that the owner’s company does not have',
  (state) => {
    expect(nextWords(request('buyer', false, state))).toMatch(/^The desk (reads|takes) .* to the owner/);
  },
);

test('nobody is said to have read what was only sent to them', () => {
  for (const side of ['buyer', 'owner', 'desk'] as const) {
    for (const hasPeople of [true, false])
      expect(nextWords(request(side, hasPeople, 'revision-asked'))).not.toMatch(/has read/);
  }
});
