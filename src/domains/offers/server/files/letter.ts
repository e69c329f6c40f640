import { groupDigits, money } from '#platform/contract/amounts.ts';
import { dayWords } from '#platform/contract/dates.ts';
import type { Letter, LetterSection } from '#platform/server/documents/letter.ts';
import { costParts } from '../../contract/offer-limits.ts';
import { partNames, placeInWords, spanInWords } from '../../contract/offer-words.ts';
import type { Plan } from '../../contract/plan.ts';
import type { RankedOffer, Ranking } from '../../contract/ranking.ts';

/** More are a table, and no sentence for a meeting: the page has it. */
const mostToldFlips = 20;

/** A scenario as a letter for whoever decides (§24.7). */
export function toLetter(name: string, plan: Plan, ranking: Ranking): Letter {
  const { offers, rates, flips, leftOut } = ranking;
  return {
    title: `Offers compared: ${name}`,
    heading: name,
    subheading: 'Offers compared by net present value',
    foot: `Offers compared, rates of ${dayWords(rates.day)}, ECB`,
    sections: [
      {
        heading: 'Ranking',
        facts: offers.map((offer) => ({
          label: offer.cost === null ? placeInWords(offer) : `Place ${placeInWords(offer)}`,
          value: rankOf(offer, ranking),
        })),
      },
      ...offers.map((offer) => sectionOf(offer, ranking)),
      { heading: 'Along the volume', facts: flipFacts(offers, flips) },
      { heading: 'Plan', facts: planFacts(plan, ranking) },
      ...(leftOut.length > 0
        ? [{ heading: 'In none of the figures', facts: [{ label: 'Left out', value: leftOut.join('\n') }] }]
        : []),
    ],
  };
}

function rankOf({ name, cost, unranked }: RankedOffer, { currency, packUnits }: Ranking): string {
  if (cost === null) return `${name}\n${unranked}`;
  return `${name}\n${spanInWords(cost.npv, currency)}, ${spanInWords(cost.perPack, currency)} a pack of ${packUnits}`;
}

function sectionOf(
  { name, reference, version, cost, missing, notes }: RankedOffer,
  { currency }: Ranking,
): LetterSection {
  const parts =
    cost === null
      ? []
      : costParts.map((part) => ({ label: partNames[part], value: spanInWords(cost.parts[part], currency) }));
  const term = reference === null ? 'Typed in' : `${reference}, term sheet ${version}`;
  const told = { 'Not stated': missing, Noted: notes };
  return {
    heading: name,
    facts: [
      { label: 'From', value: term },
      ...parts,
      ...Object.entries(told).flatMap(([label, words]) =>
        words.length === 0 ? [] : [{ label, value: words.join('\n') }],
      ),
    ],
  };
}

function flipFacts(offers: Ranking['offers'], flips: Ranking['flips']): LetterSection['facts'] {
  const nameOf = (place: number) => offers.find(({ offer }) => offer === place)?.name ?? '';
  if (flips.length === 0) {
    return [
      { label: 'Ranking', value: 'It stays as it is from a tenth of the volumes to ten times as much.' },
    ];
  }
  const told = flips.slice(0, mostToldFlips).map(({ multiplier, packs, cheaper, than, isSure }) => ({
    label: `From ${groupDigits(packs)} packs on`,
    value: `${nameOf(cheaper)} is cheaper than ${nameOf(than)} (${multiplier} times the plan${isSure ? '' : '; by the middle of a range'})`,
  }));
  const left = flips.length - told.length;
  return left === 0
    ? told
    : [...told, { label: 'Beyond these', value: `${left} more, which the page tells` }];
}

function planFacts(plan: Plan, { currency, packs, packUnits, rates }: Ranking): LetterSection['facts'] {
  const assumed = [
    plan.duty === '' ? '' : `duty ${plan.duty} %`,
    plan.freight ? `freight ${money(plan.freight, currency)} a pack` : '',
    plan.deductions === '' ? '' : `deductions ${plan.deductions} % of net sales`,
    `shelf life ${plan.shelfLifeMonths} months where none is stated`,
  ];
  const others = Object.entries(rates.perEuro).filter(([name]) => name !== 'EUR');
  return [
    {
      label: 'Horizon',
      value: `${plan.years} years from ${dayWords(plan.start)}, discounted by ${plan.discount} % a year`,
    },
    { label: 'Volume', value: `${groupDigits(packs)} packs of ${packUnits} in all` },
    ...plan.lines.map(({ strength, packUnits: units, netPrice, volumes }) => ({
      label: `${strength} × ${units}`,
      value: [
        volumes
          .slice(0, plan.years)
          .map((volume) => groupDigits(volume || '0'))
          .join(', '),
        netPrice === '' ? '' : `sold at ${money(netPrice, currency)}`,
      ]
        .filter(Boolean)
        .join('; '),
    })),
    { label: 'Assumed', value: assumed.filter(Boolean).join(', ') },
    {
      label: 'Rates',
      value: `${rates.source}, ${dayWords(rates.day)}${others.map(([name, rate]) => `; 1 EUR = ${rate} ${name}`).join('')}`,
    },
  ];
}
