import { type Named, namedBy, standingOf, standingsIn } from '../reading/standings.ts';
import type { Zone } from './fit-rules.ts';

/** What an owner's words say of stability at long-term conditions; null where they say nothing of it. */
export type Stability = {
  /** Kept at 2 to 8 °C, which every zone studies alike. */
  isCold: boolean;
  /** Not begun, or planned: there are no data. */
  isToCome: boolean;
  /** Data that the text speaks of were denied, or failed: what is left of it stands in `studies`. */
  isDenied: boolean;
  /** The longest that is told, at whichever condition; null where that is not said, or still running. */
  months: number | null;
  /** Months of data at each condition, as far as it is told. */
  studies: { zone: Zone; months: number | null }[];
};

const cold = /\b2 ?°? ?c? ?(?:-|–|to) ?8\b|(?<!not (?:be )?)\brefrigerat|\b5 ?°? ?c? ?± ?3\b/i;
const toCome = /\b(?:not started|none yet|planned|proposed|to be|scheduled)\b/i;
const running = /\b(?:on-?going|in progress|started|running)\b/i;

const token =
  /(?<aside>\(?(?:accelerated|intermediate))|\b(?<degrees>21|25|30|40) ?c? ?\/ ?(?<humidity>35|45|60|65|70|75)\b|\bzone ?(?<first>i)\b|\b(?<zone>ivb|iva|iv|iii|ii)\b|\b(?<span>\d{1,3}) ?-? ?(?:(?<years>years?|yrs?)\b|months?\b|mths?\b|mos?\b|m\b)/g;

/** Zones by their conditions. 30 °C at 70 % is counted as the milder of the two that it lies between. */
const byCondition: Readonly<Record<string, Zone>> = {
  '21/45': 'I',
  '25/60': 'II',
  '30/35': 'III',
  '30/65': 'IVa',
  '30/70': 'IVa',
  '30/75': 'IVb',
};
/** 'Zone IV' is the older name of what is IVa since. */
const byName: Readonly<Record<string, Zone>> = {
  ...{ i: 'I', ii: 'II', iii: 'III', iv: 'IVa', iva: 'IVa', ivb: 'IVb' },
};

/** Reads 'Zone II and IVb, 24 months', '25 °C/60 % RH 24 M; 30/75 12 M', '2-8 C, 36 months'. */
export function readStability(words: string): Stability | null {
  const found = tokensIn(words);
  const spans = running.test(words) ? [] : found.filter((one) => typeof one === 'number');
  const isToCome = spans.length === 0 && toCome.test(words);
  const standings = standingsIn(plain(words), placesIn, (clause) => beside.test(clause));
  const [ofCold, isNone] = [standings.get('cold'), found.length === 0 && !cold.test(words)];
  const isDenied = isNone ? standingOf(words) === 'denied' : [...standings.values()].includes('denied');
  const isCold = ofCold !== undefined && ofCold !== 'denied';
  if (isNone && !isToCome && !isDenied) return null;
  const months = spans.length === 0 || (isCold && ofCold !== 'has') ? null : Math.max(...spans);
  const studies = studiesOf(found, spans.length === 0).flatMap((one) => {
    const standing = standings.get(one.zone) ?? 'has';
    if (standing === 'denied') return [];
    return [standing === 'has' ? one : { ...one, months: null }];
  });
  return { isCold, isToCome, isDenied, months, studies };
}

/** Studied beside the long term: whether that is done says nothing of it. */
const beside = /\b(?:accelerated|intermediate|photo-?stability|in[- ]use|freez\w*|thaw\w*|stress|forced)\b/i;
const coldIn = namedBy([['cold', cold]] as const);

function placesIn(clause: string): Named<Zone | 'cold'>[] {
  const zonesIn = [...clause.toLowerCase().matchAll(token)].flatMap(({ 0: found, index, groups = {} }) => {
    const name = zoneOf(groups);
    return name === undefined ? [] : [{ name, at: index, end: index + found.length }];
  });
  return [...zonesIn, ...coldIn(clause)];
}

function zoneOf({ degrees, humidity, first, zone }: Record<string, string | undefined>): Zone | undefined {
  return byName[first ?? zone ?? ''] ?? byCondition[`${degrees}/${humidity}`];
}

/** Conditions as their numbers alone. */
function plain(words: string): string {
  return words.replaceAll(/± ?\d+ ?[°º]? ?c?\b|[°º%]|\brh\b/gi, ' ').replaceAll(/[^\S\n]+/g, ' ');
}

/** Months are of the conditions before them, or of those after where a text begins with months. */
function studiesOf(found: readonly (Zone | number)[], isRunning: boolean): Stability['studies'] {
  const studies: Stability['studies'] = [];
  let months: number | null = null;
  for (const one of typeof found[0] === 'number' ? found : found.toReversed()) {
    if (typeof one === 'number') months = isRunning ? null : one;
    else studies.push({ zone: one, months });
  }
  return studies;
}

/** Zones, and numbers of months, in the order in which they are told. */
function tokensIn(words: string): (Zone | number)[] {
  const text = plain(words).toLowerCase().replaceAll(/\s+/g, ' ');
  const found: (Zone | number)[] = [];
  // What is studied beside the long term: its condition, and then its months.
  let [isAside, isOfAside] = [false, false];
  for (const { groups = {} } of text.matchAll(token)) {
    const { aside, span, years } = groups;
    const named = zoneOf(groups);
    if (aside !== undefined) {
      // '30/65 (intermediate)' tells of what stands before it, 'intermediate 30/65' of what comes.
      isOfAside = aside.startsWith('(') && typeof found.at(-1) === 'string';
      if (isOfAside) found.pop();
      isAside = !isOfAside;
    } else if (span !== undefined) {
      if (!isAside && !isOfAside) found.push(Number(span) * (years ? 12 : 1));
      [isAside, isOfAside] = [false, false];
    } else {
      if (!isAside && named !== undefined) found.push(named);
      [isAside, isOfAside] = [false, isAside];
    }
  }
  return found;
}
