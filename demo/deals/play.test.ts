import { expect, test } from 'vitest';
import { requestStates } from '#domains/requests/contract/request-life.ts';
import { demoSize } from '../fill.ts';
import { demoDossiers } from '../medicines/dossiers.ts';
import { storiesOfBriefs } from './briefs.ts';
import { play } from './play.ts';
import { stories } from './story.ts';

const offerDays = new Map(
  demoDossiers(demoSize).map(({ listing }) => [listing.code, listing.offerDays ?? null]),
);
const firstStarts = Array.from(
  { length: 14 },
  (_, index) => new Date(Date.UTC(2027, 1, 22 + index, index * 2, 30)),
);

test.each(firstStarts)('all stories keep to the rules of requests when the first start is at %s', (now) => {
  for (const timeZone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    const played = [...stories, ...storiesOfBriefs].map((story) =>
      play(story, offerDays.get(story.listing) ?? null, now, { timeZone, holidays: new Set() }),
    );
    expect(new Set(played.map(({ state }) => state))).toEqual(new Set(requestStates));
    expect(played.every(({ dueAt, state }) => dueAt === null || dueAt > now || state === 'submitted')).toBe(
      true,
    );
  }
});

test('a story that breaks a rule is not told', () => {
  const [story] = stories;
  if (story === undefined) throw new Error('there are no stories');
  const calendar = { timeZone: 'UTC', holidays: new Set<string>() };
  const now = new Date('2027-02-24T12:00:00Z');
  const told = (steps: typeof story.steps) => () => play({ ...story, steps }, 5, now, calendar);
  expect(told([[56, 'buyer', { move: 'review' }]])).toThrow("'review' of the buyer");
  expect(
    told([
      [56, 'desk', { move: 'review' }],
      [20, 'owner', { move: 'decline', note: 'No' }],
    ]),
  ).toThrow("'decline'");
  expect(told([[58, 'desk', { move: 'review' }]])).toThrow('out of its turn');
  expect(told([[56, 'desk', { move: 'decline' }]])).toThrow();
});
