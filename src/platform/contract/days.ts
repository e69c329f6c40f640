import { z } from 'zod';

/** How many years from today a day may lie that a person gives (§10.6), unless its field says otherwise. */
export const horizonYears = 2;

/** Patents and approvals outlive every deal. */
export const listingHorizonYears = 40;

/** The day so many years from now, and one more: it is tomorrow somewhere. */
export function edgeOfHorizon(years: number): string {
  const edge = new Date();
  edge.setUTCFullYear(edge.getUTCFullYear() + years);
  edge.setUTCDate(edge.getUTCDate() + Math.sign(years));
  return edge.toISOString().slice(0, 10);
}

function isWithin(day: string, years: number): boolean {
  return day >= edgeOfHorizon(-years) && day <= edgeOfHorizon(years);
}

const tooFar = (years: number) => `Give a day within ${years} years of today`;

/** A day that a person gives, as YYYY-MM-DD. What is stored was within the horizon once, and is answered without it. */
export function day(missing = 'Give the day as YYYY-MM-DD', years = horizonYears) {
  return z.iso
    .date({ error: missing, abort: true })
    .refine((value) => isWithin(value, years), tooFar(years))
    .describe(`A day within ${years} years of today, YYYY-MM-DD`);
}

/** A moment ahead that a person gives; one that has passed is the call's to refuse. */
export function momentAhead(missing = 'Give the time as 2026-11-20T09:00:00Z') {
  return z.iso
    .datetime({ offset: true, error: missing, abort: true })
    .refine((value) => Date.parse(value) <= Date.parse(edgeOfHorizon(horizonYears)), tooFar(horizonYears))
    .describe(`A time within ${horizonYears} years of now`);
}
