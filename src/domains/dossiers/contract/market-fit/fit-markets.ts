import type { Market } from '../dossier-lists.ts';

/** The countries for which a dossier's fit is judged (§23.1), each with the markets of interest that it is offered under. */
export const regionsOf = {
  'United States': ['US'],
  Canada: ['Canada'],
  Germany: ['EU'],
  France: ['EU'],
  Italy: ['EU'],
  Spain: ['EU'],
  Poland: ['EU'],
  'United Kingdom': ['UK'],
  Australia: ['Australia'],
  Brazil: ['LatAm'],
  Mexico: ['LatAm'],
  Colombia: ['LatAm'],
  'Saudi Arabia': ['MENA'],
  'United Arab Emirates': ['MENA'],
  Egypt: ['MENA', 'Africa'],
  'South Africa': ['Africa'],
  Nigeria: ['Africa'],
  Kenya: ['Africa'],
  Thailand: ['South East Asia'],
  Vietnam: ['South East Asia'],
  Philippines: ['South East Asia'],
  Malaysia: ['South East Asia'],
  Singapore: ['South East Asia'],
  India: ['South Asia'],
  'Sri Lanka': ['South Asia'],
  Russia: ['Russia CIS'],
  Kazakhstan: ['Russia CIS'],
  China: ['Rest of the World'],
  Japan: ['Rest of the World'],
  'South Korea': ['Rest of the World'],
} as const satisfies Record<string, readonly Market[]>;

/** Where no file of the substance suffices by the table, so that nothing that a listing says makes a fit (§23.2). */
export const fitsNothingYet: readonly FitMarket[] = ['Mexico', 'Colombia'];

export type FitMarket = keyof typeof regionsOf;
export const fitMarkets = Object.keys(regionsOf) as [FitMarket, ...FitMarket[]];
