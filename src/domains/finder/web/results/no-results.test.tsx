import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { counted, emptyState, type FinderShape, type FinderState } from '../state/finder-shape.ts';
import type { Finder } from '../state/use-finder.ts';
import { waysOut } from '../state/ways-out.ts';
import { NoResults, NotLoaded } from './no-results.tsx';

const shape: FinderShape = {
  noun: 'suppliers',
  sorts: [],
  sections: [
    {
      label: 'Form',
      filters: [{ kind: 'list', name: 'form', param: 'form', label: 'Form', values: ['Injectable'] }],
    },
  ],
};

function finderOf(state: Partial<FinderState>): Finder {
  return {
    shape,
    state: { ...emptyState, ...state },
    noteTyped: () => undefined,
    move: () => undefined,
    resets: 0,
    addressOf: () => '',
  };
}

function render(state: Partial<FinderState>): string {
  const finder = finderOf(state);
  return renderToStaticMarkup(<NoResults finder={finder} title="No Supplier Found" ways={[]} />);
}

test('a filter that finds nothing because of words from before says so, and offers to drop them', () => {
  const shown = render({ text: 'xyzzy plugh', chosen: { form: ['Injectable'] } });
  expect(shown).toContain('The words “xyzzy plugh” are still searched for, beside the filters.');
  expect(shown).toContain('Drop the words');
  expect(render({ text: 'xyzzy plugh' })).toContain('Show all suppliers');
});

test('a search that failed is headed as a failure, with the words that stand where nothing is found', () => {
  const shown = renderToStaticMarkup(
    <NotLoaded finder={finderOf({})} nothingFound="No Supplier Found" onRetry={() => undefined} />,
  );
  expect(shown).toMatch(/<h2[^>]*>The suppliers could not be loaded, try again\.<\/h2>/);
  expect(shown).toMatch(/role="alert">No Supplier Found: the search failed/);
});

test('one is counted in the singular', () => {
  expect(counted(shape, 1)).toBe('1 supplier');
  expect(counted(shape, 1200)).toBe('1,200 suppliers');
});

test('all that is not understood can be left out at once, and the rest stays', () => {
  const state = { ...emptyState, text: 'omeprazole 73590-58-6 before 2028' };
  const notUnderstood = ['73590-58-6', 'before 2028'].map((words) => ({ words, why: 'It is not stated' }));
  const [way] = waysOut(shape, state, [{ kind: 'not-understood', brings: 10 }], notUnderstood);
  expect(way).toMatchObject({ label: 'Search without what is not understood', brings: 10 });
  expect(way?.without(state).text).toBe('omeprazole');
});
