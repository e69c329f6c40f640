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
  if (readiness === 'Ready : US') return { US: stageOf(registeredIn) };
  if (readiness === 'Ready : EU')
    return { EU: statesOf({ readiness, registeredIn }) === null ? stageOf(registeredIn) : 'ready' };
  return {};
}

/**
 * The states of the EU by which the owner tells where it is registered, and not the EU as a whole: approved there, unless
 * it says filed. What stands in brackets tells of the procedure.
 */
export function statesOf({
  readiness,
  registeredIn,
}: Pick<Row, 'readiness' | 'registeredIn'>): InStates | null {
  if (readiness !== 'Ready : EU') return null;
  const where = registeredIn.replaceAll(/\([^()]{0,400}\)/g, ' ');
  if (/\b(?:EU|EEA|European)\b/.test(where)) return null;
  const states = statesIn(where).filter((name) => name !== 'United Kingdom');
  if (states.length === 0) return null;
  return { stage: stageOf(registeredIn) === 'filed' ? 'filed' : 'approved', states };
}

function stageOf(registeredIn: string): ReadinessStage {
  // A tentative approval waits for nothing but the end of what protects the reference.
  if (/\b(approved|tentatively|closed)\b/i.test(registeredIn)) return 'approved';
  return /\bfiled\b/i.test(registeredIn) ? 'filed' : 'ready';
}
