import { describe, expect, it } from 'vitest';
import { unseenWords } from './marked.tsx';

describe('the words that a card does not show', () => {
  const texts = ['Metformin Hydrochloride Tablets', 'Type 2 diabetes'];

  it('are told: a brand', () => {
    expect(unseenWords(['Glucophage'], texts)).toEqual(['Glucophage']);
  });

  it('are not told where a shown word begins them, nor twice', () => {
    expect(unseenWords(['METFORMIN', 'Metformina', 'Metforal', 'METFORAL'], texts)).toEqual(['Metforal']);
  });

  it('are at most three', () => {
    expect(unseenWords(['a1', 'a2', 'a3', 'a4'], texts)).toHaveLength(3);
  });
});
