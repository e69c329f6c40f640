import { expect, test } from 'vitest';
import { mostBriefed, mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { atOnce } from './at-once.ts';

const dossier = (id: string, listed = true) => ({ id, title: `Dossier ${id}`, listed });
const isOwn = (id: string) => id.startsWith('own');
const ids = (dossiers: readonly { id: string }[]) => dossiers.map(({ id }) => id);

test('one’s own are compared and not asked for, retired ones neither', () => {
  const { comparing, asking } = atOnce(
    [dossier('a'), dossier('own'), dossier('b'), dossier('gone', false)],
    isOwn,
  );
  expect([ids(comparing.dossiers), comparing.off]).toEqual([['a', 'own', 'b'], null]);
  expect([ids(asking.dossiers), asking.off]).toEqual([['a', 'b'], null]);
});

test('what cannot be done says why', () => {
  const offs = (...ticked: ReturnType<typeof dossier>[]) => {
    const { comparing, asking } = atOnce(ticked, isOwn);
    return [comparing.off, asking.off];
  };
  const another = 'Tick another to compare it with';
  expect(offs(dossier('a'), dossier('gone', false))).toEqual([another, null]);
  expect(offs(dossier('own 1'), dossier('own 2'))).toEqual([null, 'They are your own']);
  expect(offs(dossier('gone', false))).toEqual([another, 'None of them is listed any more']);
  const many = Array.from({ length: mostCompared + 1 }, (_, at) => dossier(String(at)));
  expect(offs(...many)).toEqual([`At most ${mostCompared} at once`, `At most ${mostCompared} at once`]);
  expect(offs(...many.slice(1))).toEqual([null, null]);
});

test('a brief goes to more of them than are compared, and to none of one’s own', () => {
  const many = Array.from({ length: mostBriefed + 1 }, (_, at) => dossier(String(at)));
  expect(atOnce(many, isOwn).briefing.off).toBe(`At most ${mostBriefed} at once`);
  expect(atOnce(many.slice(1), isOwn).briefing.off).toBeNull();
  const { briefing } = atOnce([dossier('a'), dossier('own'), dossier('gone', false)], isOwn);
  expect([ids(briefing.dossiers), briefing.off]).toEqual([['a'], null]);
});
