import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Understood, Unlisted } from '../../contract/finders.ts';
import { emptyState, type FinderShape } from '../state/finder-shape.ts';
import { nothingUnderstood } from '../state/understood.ts';
import { FinderLayout } from './finder-layout.tsx';

const shape: FinderShape = { noun: 'dossiers', sorts: [], sections: [] };

beforeEach(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  return () => vi.unstubAllGlobals();
});

/** The texts of the page, without marks. */
function read(answer: { total: number; understood?: Partial<Understood>; unlisted?: Unlisted[] }): string {
  const finder = {
    shape,
    state: emptyState,
    noteTyped: () => undefined,
    move: () => undefined,
    resets: 0,
    addressOf: () => '',
  };
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <FinderLayout
        finder={finder}
        total={answer.total}
        counts={undefined}
        understood={{ ...nothingUnderstood, ...answer.understood }}
        unlisted={answer.unlisted}
        busy={false}
      >
        The cards
      </FinderLayout>
    </MemoryRouter>,
  );
  return markup.replace(/<[^>]+>/g, '');
}

test('one is found in the singular', () => {
  expect(read({ total: 1 })).toContain('1 dossier found');
  expect(read({ total: 2 })).toContain('2 dossiers found');
});

test('what is known and not listed is said above the results, and other molecules come below them', () => {
  const others = [{ name: 'omeprazole', brings: 1 }];
  const shown = read({ total: 0, unlisted: [{ typed: 'Nexium', molecule: 'esomeprazole', others }] });
  const [above, below] = shown.split('The cards');
  expect(above).toContain('esomeprazole (“Nexium”) is known here, but no dossiers of it are listed.');
  expect(above).not.toContain('omeprazole (1 dossier)');
  expect(below).toContain(
    'Other moleculesWith names like esomeprazole, but not the same:omeprazole (1 dossier)',
  );
});

test('what is not understood is said, and a number that may be two is asked about', () => {
  const shown = read({
    total: 3,
    understood: {
      notUnderstood: [{ words: 'para IV', why: 'Listings do not state patent certifications' }],
      strengths: [{ strength: '1250 mg', words: '1,250 mg', orElse: '1.25 mg' }],
    },
  });
  expect(shown).toContain('“para IV” is not understood. Listings do not state patent certifications.');
  expect(shown).toContain('“1,250 mg” was read as 1250 mg. Did you mean 1.25 mg?');
});
