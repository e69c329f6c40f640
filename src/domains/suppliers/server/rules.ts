import { regionOf } from '#domains/companies/server/rules.ts';
import type { Received } from '#platform/contract/calls.ts';
import { type PlantLocation, yearsOfOperation, yearsOfOperationFlags } from '../contract/supplier-lists.ts';

/** A plant's locations in the filter: its region, and China besides for a plant there. */
export function plantLocations(country: string): PlantLocation[] {
  const region = regionOf(country);
  if (region === undefined) return [];
  return country.trim().toLowerCase() === 'china' ? [region, 'China'] : [region];
}

/** 'Hyderabad, India', or what of it is known. */
export function placeOf({ city, country }: { city: string; country: string }): string {
  return [city.trim(), country.trim()].filter(Boolean).join(', ');
}

/** What a plant is called beside its code; never by its company's name. */
export function titleOf(plant: { city: string; country: string }): string {
  return titleAt(placeOf(plant));
}

export function titleAt(place: string): string {
  return place === '' ? 'Manufacturing plant' : `Manufacturing plant in ${place}`;
}

/** What the finder is asked by the body of its call. */
export function toSearch(body: Received<'POST /search-supplier', 'body'>) {
  const bands = yearsOfOperation.filter(
    (_, band) => body.operation[yearsOfOperationFlags[band] ?? 'fiveless'],
  );
  return { labels: { ...body, operation: bands }, sort: body.sort, asTyped: body.asTyped };
}
