import type { Sent } from '#platform/contract/calls.ts';
import { mostPlanYears } from '../../contract/offer-limits.ts';

/** What is typed, as it stands in the fields: a comparison before the server has read it. */
export type TypedComparison = Sent<'POST /api/offers/ranking', 'body'>;
export type TypedOffer = TypedComparison['offers'][number];
export type TypedLine = TypedComparison['plan']['lines'][number];
export type TypedOutside = Extract<TypedOffer, { kind: 'outside' }>;

const usualYears = 5;

export function emptyLine(): TypedLine {
  return { strength: '', packUnits: '', netPrice: '', volumes: [] };
}

export function emptyComparison(today: string): TypedComparison {
  return {
    plan: {
      ...{ currency: 'EUR', start: today, years: usualYears, discount: '8' },
      ...{ duty: '', freight: '', deductions: '', shelfLifeMonths: '24', lines: [emptyLine()] },
    },
    offers: [],
  };
}

export function emptyPrice() {
  return { strength: '', packUnits: '', price: '', freight: '', duty: '', tooling: '', moq: '' };
}

export function emptyOutside(lines: readonly TypedLine[]): TypedOutside {
  // What the plan buys is what an offer is asked for.
  const prices = lines
    .filter(({ strength }) => strength !== '')
    .map(({ strength, packUnits }) => ({ ...emptyPrice(), strength, packUnits }));
  return {
    kind: 'outside',
    name: '',
    terms: {
      ...{ currency: 'EUR', supplyPrice: '', priceUnit: '', oneTimeFee: '', royalty: '', profitShare: '' },
      values: {
        prices: prices.length > 0 ? prices : [emptyPrice()],
        milestones: [],
        royaltyTiers: [],
      },
    },
  };
}

/** The same with another value at a path, as 'plan.lines.0.netPrice'. */
export function changed<T>(whole: T, path: string, value: unknown): T {
  const [first = '', ...rest] = path.split('.');
  const next = (at: unknown) => (rest.length === 0 ? value : changed(at, rest.join('.'), value));
  if (Array.isArray(whole)) {
    const place = Number(first);
    // A year that is typed before the ones ahead of it leaves them empty.
    const filled = Array.from({ length: Math.max(whole.length, place + 1) }, (_, at) => whole[at] ?? '');
    return filled.with(place, next(whole[place])) as T;
  }
  const record = (whole ?? {}) as Record<string, unknown>;
  return { ...record, [first]: next(record[first]) } as T;
}

/** What stands at a path; nothing where it was never typed. */
export function valueAt(whole: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], whole);
  return found === undefined || found === null ? '' : String(found);
}

/** '5 mg*30*1.85*10000;12000' as a line of the plan; null where it is none. */
export function lineFromAddress(text: string): TypedLine | null {
  const [strength = '', packUnits = '', netPrice = '', volumes = ''] = text.split('*');
  if (strength.trim() === '') return null;
  return {
    ...{ strength: strength.trim().slice(0, 60), packUnits: packUnits.trim().slice(0, 10) },
    netPrice: netPrice.trim().slice(0, 30),
    volumes: volumes
      .split(';')
      .slice(0, mostPlanYears)
      .map((volume) => volume.trim().slice(0, 20)),
  };
}
