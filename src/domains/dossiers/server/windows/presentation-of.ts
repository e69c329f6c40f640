import type { InStates, Presentation, ReadinessStage } from '#domains/registers/contract/presentations.ts';
import type { WindowMarket } from '#domains/registers/contract/window-markets.ts';
import { statesIn } from '../lint/words-read.ts';
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

/** How far a dossier is in each market, by its readiness and what its owner says of where it is registered (§20.3). */
export function stagesOf({
  readiness,
  registeredIn,
}: Pick<Row, 'readiness' | 'registeredIn'>): Partial<Record<WindowMarket, ReadinessStage>> {
  if (readiness === 'Early development') return { US: 'early', EU: 'early' };
  if (readiness === 'Pilot BE Complete/ Late stage development') return { US: 'pilot', EU: 'pilot' };
  if (readiness === 'Ready : US') return { US: stageIn('US', registeredIn) };
  if (readiness === 'Ready : EU')
    return { EU: statesOf({ readiness, registeredIn }) === null ? stageIn('EU', registeredIn) : 'ready' };
  return {};
}

/**
 * The states of the EU by which the owner tells where it is registered, and not the EU as a whole: approved there, unless
 * it says filed, or that it is not. What stands in brackets tells of the procedure.
 */
export function statesOf({
  readiness,
  registeredIn,
}: Pick<Row, 'readiness' | 'registeredIn'>): InStates | null {
  const parts = partsOf(registeredIn);
  if (readiness !== 'Ready : EU' || parts.some(({ where }) => named.EU.test(where))) return null;
  const own = parts
    .map((part) => ({ ...part, states: statesIn(part.where).filter((name) => name !== 'United Kingdom') }))
    .filter(({ states, says }) => states.length > 0 && says !== 'not');
  if (own.length === 0) return null;
  const says = new Set(own.map((part) => part.says));
  return {
    stage: says.has('filed') && !says.has('approved') ? 'filed' : 'approved',
    states: [...new Set(own.flatMap(({ states }) => states))],
  };
}

const named: Readonly<Record<WindowMarket, RegExp>> = {
  US: /\b(?:USA?|U\.S\.|United States|FDA|ANDA)(?!\w)/,
  EU: /\b(?:EU|EEA|European|EMA)\b/,
};

/** Only what is told of the market itself: a licence elsewhere is none in it. */
function stageIn(market: WindowMarket, registeredIn: string): ReadinessStage {
  const says = partsOf(registeredIn).flatMap((part) => (named[market].test(part.where) ? part.says : []));
  return (['approved', 'filed'] as const).find((stage) => says.includes(stage)) ?? 'ready';
}

type Part = { where: string; says: 'approved' | 'filed' | 'not' | null };

/** Between commas and semicolons outside of brackets: of which place, and how far it is told to be there. */
function partsOf(registeredIn: string): Part[] {
  return [...registeredIn.matchAll(/(?:\([^()]{0,400}\)|[^,;])+/g)].map(([part]) => ({
    where: part.replaceAll(/\([^()]{0,400}\)/g, ' '),
    says: saidIn(part),
  }));
}

function saidIn(part: string): Part['says'] {
  if (/\b(?:refused|rejected|withdrawn|expired)\b/i.test(part)) return 'not';
  const clauses = part.split(/[,;()]/);
  const [ahead, told] = [
    clauses.filter((one) => isAhead.test(one)),
    clauses.filter((one) => !isAhead.test(one)),
  ];
  // A tentative approval waits for nothing but the end of what protects the reference.
  if (told.some((one) => /\b(?:approved|tentatively|closed)\b/i.test(one))) return 'approved';
  if (told.some((one) => /\bfiled\b/i.test(one))) return 'filed';
  return ahead.length > 0 ? 'not' : null;
}

const isAhead =
  /\b(?:not|no|none|yet|planned|plans|intended|target|targeted|expected|to be|will be|pending)\b/i;
