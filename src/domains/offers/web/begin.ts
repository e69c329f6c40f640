import { mostOffers, mostPlanLines } from '../contract/offer-limits.ts';
import type { OffersAtHand } from './form/offer-fields.tsx';
import { emptyComparison, emptyLine, lineFromAddress, type TypedComparison } from './form/typed.ts';

/** A comparison as the address asks for it: requests by their references, the plan by its currency, first day and lines (§24.8). */
export function beginFrom(search: URLSearchParams, atHand: OffersAtHand, today: string): TypedComparison {
  const references = (search.get('requests') ?? '').split(',').filter((reference) => reference !== '');
  const chosen = [...new Set(references)].slice(0, mostOffers);
  const typed = search.getAll('lines').flatMap((line) => lineFromAddress(line) ?? []);
  // Without lines of its own the plan begins with what the chosen offers have a price for.
  const priced = atHand.data
    .filter(({ reference }) => chosen.includes(reference))
    .flatMap(({ lines }) => lines)
    .map((line) => ({ ...emptyLine(), ...line }));
  const lines = (typed.length > 0 ? typed : withoutRepeats(priced)).slice(0, mostPlanLines);
  const years = Math.max(...lines.map(({ volumes }) => volumes.length), 0);
  const { plan } = emptyComparison(today);
  const currency = search.get('currency') || plan.currency;
  const start = search.get('start') || plan.start;
  return {
    plan: {
      ...plan,
      currency,
      start,
      ...(years > 0 && { years }),
      lines: lines.length > 0 ? lines : plan.lines,
    },
    offers: chosen.map((reference) => ({ kind: 'request', reference })),
  };
}

function withoutRepeats<L extends { strength: string; packUnits: string }>(lines: readonly L[]): L[] {
  const key = ({ strength, packUnits }: L) => `${strength}|${packUnits}`;
  return lines.filter((line, place) => lines.findIndex((other) => key(other) === key(line)) === place);
}
