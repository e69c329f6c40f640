import { expect, test } from 'vitest';
import { placeOf, plantLocations, titleOf } from './rules.ts';

test('a plant in China is in Asia and in China; one elsewhere in its region alone', () => {
  expect(plantLocations('China')).toEqual(['Asia', 'China']);
  expect(plantLocations('Taiwan')).toEqual(['Asia']);
  expect(plantLocations('Mexico')).toEqual(['North America']);
  expect(plantLocations('Australia')).toEqual(['Rest of the World']);
  expect(plantLocations('')).toEqual([]);
});

test('a place names what is known and no comma beside it', () => {
  const places = [
    { city: 'Hyderabad', country: 'India' },
    { city: '', country: 'India' },
    { city: 'Tuas', country: ' ' },
  ];
  expect(places.map(placeOf)).toEqual(['Hyderabad, India', 'India', 'Tuas']);
  expect(titleOf({ city: '', country: '' })).toBe('Manufacturing plant');
});
