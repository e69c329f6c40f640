import type { InStates, Presentation, ReadinessStage } from '#domains/registers/contract/presentations.ts';
import { type WindowMarket, windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { type Registered, readRegistered } from '../../contract/reading/registered-in.ts';
import { knownNames } from '../molecules/molecule-names.ts';
import { otherNames } from '../molecules/other-names.ts';
import type { dossiers } from '../tables.ts';

type Row = typeof dossiers.$inferSelect;

/** What of a dossier says which presentation it is. */
export type PresentationFields = Pick<
  Row,
  'dosageForm' | 'routes' | 'strengths' | 'salt' | 'atcClasses' | 'usReferenceProduct'
>;

/** What is looked for in the registers (§20.2): a dossier's molecule, `inn` with ' + ' between components, and its fields. */
export function presentationOf(inn: string, row: PresentationFields): Presentation {
  return {
    substances: substancesOf(inn),
    salt: row.salt,
    form: row.dosageForm,
    routes: row.routes,
    strengths: strengthsOf(row.strengths),
    // 'B01AF02 - Apixaban': the code comes first.
    atc: /^[A-Z]\d\d[A-Z]{0,2}(\d\d)?/.exec(row.atcClasses[0] ?? '')?.[0] ?? null,
    reference: row.usReferenceProduct,
  };
}

/** Each component of a molecule with the names that registers may have it under. */
export function substancesOf(inn: string): Presentation['substances'] {
  return inn.split(' + ').map((name) => ({ inn: name, names: namesOf(name) }));
}

/** What a register may call a substance: abbreviations are no names of it there, and names of its parts none of a whole. */
function namesOf(name: string): string[] {
  const [inn, ...more] = knownNames(name).inns;
  if (inn === undefined || more.length > 0) return [];
  const others = Object.entries(otherNames[inn] ?? {}).filter(([kind]) => kind !== 'short');
  return [inn, ...others.flatMap(([, names]) => names)];
}

/** '5 mg, 10 mg', '2.5, 5 mg' and '500-1000 mg' are two strengths each; '5,000 IU/mL' and '5 mg/10 mg' are one. */
export function strengthsOf(text: string): string[] {
  const parts = text
    .replace(/\s+/g, ' ')
    .split(/[;,] | and |(?<=\d) ?[-–] ?(?=\d)/)
    .map((part) => part.trim())
    .filter((part) => /\d/.test(part));
  let unit = '';
  return parts
    .toReversed()
    .map((part) => {
      if (/^[\d.,]+$/.test(part)) return `${part}${unit}`;
      unit = /^[\d.,]+(.*)$/.exec(part)?.[1] ?? '';
      return part;
    })
    .toReversed();
}

/** How far a dossier is in each market, and in which states of the EU alone (§20.3). Absent is what there is not. */
export type Progress = {
  stages: Partial<Record<WindowMarket, ReadinessStage>>;
  /** Of what is filed or to be filed there: in which month, as 'YYYY-MM'. */
  filedIn?: Partial<Record<WindowMarket, string>>;
  /** Of what is filed in one of several months, the first of them. */
  filedFrom?: Partial<Record<WindowMarket, string>>;
  inStates?: InStates;
};

const readyFor: Partial<Record<Row['readiness'], WindowMarket>> = { 'Ready : US': 'US', 'Ready : EU': 'EU' };

/** By its readiness, and what its owner says of where it is registered, as of a day. */
export function progressOf(
  { readiness, registeredIn }: Pick<Row, 'readiness' | 'registeredIn'>,
  today: string,
): Progress {
  if (readiness === 'Early development') return { stages: { US: 'early', EU: 'early' } };
  if (readiness === 'Pilot BE Complete/ Late stage development')
    return { stages: { US: 'pilot', EU: 'pilot' } };
  const market = readyFor[readiness];
  if (market === undefined) return { stages: {} };
  const read = readRegistered(registeredIn, today);
  const told = (one: WindowMarket) =>
    one === market ? (read[one] ?? read.nowhere ?? { stage: 'ready' as const }) : toldBesides(read[one]);
  const all = windowMarkets.flatMap((one) => [[one, told(one)] as const].filter(([, its]) => its !== null));
  const of = <Key extends keyof Registered>(key: Key) =>
    Object.fromEntries(all.flatMap(([one, its]) => (its?.[key] === undefined ? [] : [[one, its[key]]])));
  const [filedIn, filedFrom] = [of('month'), of('from')];
  const { stage, states } = told('EU') ?? {};
  return {
    stages: of('stage'),
    ...(Object.keys(filedIn).length > 0 && { filedIn }),
    ...(Object.keys(filedFrom).length > 0 && { filedFrom }),
    ...(states && (stage === 'approved' || stage === 'filed') && { inStates: { stage, states } }),
  };
}

/** Of a market that it is not said to be ready for: a plan without a month is none, nor are words that are not read. */
function toldBesides(read: Registered | null): Registered | null {
  if (read === null || read.stage === 'unread') return null;
  return read.stage === 'ready' && read.month === undefined ? null : read;
}
