import type { Region } from '#domains/companies/contract/regions.ts';
import { regionOf } from '#domains/companies/server/rules.ts';
import { monthNames } from '#platform/contract/dates.ts';
import { developingReadiness } from '../contract/active-deals-table.ts';
import { given } from '../contract/reading/given.ts';

/** `YYYY-MM-DD` as dates go over the wire, DD-MMM-YYYY; 01-Jan-1900 stands for none (§3.2). */
export function toWireDate(date: string | null): string {
  const [year, month, day] = (date ?? '1900-01-01').split('-');
  return `${day}-${monthNames[Number(month) - 1]}-${year}`;
}

/** `YYYY-MM…` as months since year 0, the scale of the finder's date filter. */
export function monthNumber(date: string): number {
  const [year, month] = date.split('-');
  return Number(year) * 12 + Number(month) - 1;
}

/** The regions in which a dossier is made; none for a dossier that names no country. */
export function facilityLocations(countries: readonly string[]): Region[] {
  return [...new Set(countries.flatMap((country) => regionOf(country) ?? []))];
}

/** Of 'Levaquin in Dextrose 5%' both parts: who asks for dextrose does not mean it. */
export function nameAndVehicle(product: string): { name: string; vehicle: string } {
  const [name = '', ...vehicle] = given(product).split(/ in /i);
  return { name, vehicle: vehicle.join(' in ') };
}

/** One line for a card: what it copies and what it treats. A biologic is like its original, and no generic of it. */
export function describe(usReferenceProduct: string, indication: string, isBiologic: boolean): string {
  const reference = given(usReferenceProduct);
  return [reference && `${isBiologic ? 'Biosimilar to' : 'Generic of'} ${reference}`, given(indication)]
    .filter(Boolean)
    .join(' · ');
}

/** Open for co-development or acquisition (§13.17): what can be transferred, and what is still being developed. */
export function isOpenDeal({ supply, readiness }: { supply: readonly string[]; readiness: string }): boolean {
  return supply.includes('Tech transfer') || developingReadiness.some((stage) => stage === readiness);
}
