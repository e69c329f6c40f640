import { expect, it } from 'vitest';
import { moveOf, type Place } from './row-keys.ts';

const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string, place: Place = 'row', held = {}) => moveOf({ key, ...none, ...held }, place);

it.each(['row', 'box', 'control', 'text'] as const)(
  'arrows walk the rows, and Escape closes, from a %s',
  (place) => {
    expect(press('ArrowDown', place)).toEqual({ kind: 'walk', by: 1 });
    expect(press('ArrowUp', place)).toEqual({ kind: 'walk', by: -1 });
    expect(press('Escape', place)).toEqual({ kind: 'close' });
    expect(press('s', place)).toEqual({ kind: 'act', key: 's' });
  },
);

it('Enter and Space stay with what they operate', () => {
  expect(press('Enter', 'row'), 'the link of the row opens its page').toBeNull();
  expect(press('Enter', 'control')).toBeNull();
  expect(press('Enter', 'box')).toEqual({ kind: 'open' });
  expect(press('Enter', 'text')).toEqual({ kind: 'open' });
  expect(press(' ', 'box')).toBeNull();
  expect(press(' ', 'control')).toBeNull();
  expect(press(' ', 'row')).toEqual({ kind: 'look' });
});

it('leads into the details and back, and to both ends', () => {
  expect(press('ArrowRight')).toEqual({ kind: 'into' });
  expect(press('ArrowLeft', 'text')).toEqual({ kind: 'back' });
  expect(press('ArrowLeft', 'row')).toBeNull();
  expect(press('Home')).toEqual({ kind: 'ends', last: false });
  expect(press('End')).toEqual({ kind: 'ends', last: true });
  expect(press('x')).toEqual({ kind: 'tick' });
});

it('leaves what the browser and the system do with other keys held', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(press('c', 'row', held)).toBeNull();
  }
  expect(press('C', 'row', { shiftKey: true })).toBeNull();
});
