import type { ReadinessStage } from '#domains/registers/contract/presentations.ts';
import type { WindowMarket } from '#domains/registers/contract/window-markets.ts';
import { countriesIn, monthsIn, statesIn } from '../lint/words-read.ts';

/** What owners' words say of one place: how far it is there, and of what is filed or to be filed the month, as 'YYYY-MM'. */
type Told = { stage: (typeof ranked)[number]; month?: string };

/** Of several parts that tell of one market the first of these counts. */
const ranked = [
  'approved',
  'tentative',
  'filed',
  'ready',
  'discontinued',
  'ended',
] as const satisfies readonly ReadinessStage[];

/** How far a dossier is in a market, and in which of its states alone. */
export type Registered = Told & { states?: string[] };

const named: Readonly<Record<WindowMarket, RegExp>> = {
  US: /\b(?:USA?|U\.S\.|United States|FDA|ANDA)(?!\w)/,
  EU: /\b(?:EU|EEA|Europe|European|EMA)\b/,
};
const procedure = /\b(?:DCP|MRP|RMS|CMSs?)\b|decentrali[sz]ed|mutual recognition/i;

/**
 * Reads 'Registered in' for the market that a dossier is ready for (§20.3). A place that stands there without another word
 * is one in which it is registered.
 */
export function readRegistered(market: WindowMarket, registeredIn: string): Registered {
  const parts = partsOf(registeredIn);
  const own = [...ofMarket(market, parts), ...(market === 'EU' ? ofStates(parts) : [])];
  // What names no place tells of the market that the dossier is ready for.
  const placeless = parts.flatMap(({ isOfPlace, told }) => (!isOfPlace && told !== null ? [told] : []));
  const found: Registered[] = own.length > 0 ? own : placeless;
  const stage = ranked.find((one) => found.some((other) => other.stage === one)) ?? 'ready';
  const best = found.filter((one) => one.stage === stage);
  const month = best.flatMap((one) => one.month ?? []).sort()[0];
  const states = best.every((one) => one.states) ? new Set(best.flatMap((one) => one.states ?? [])) : null;
  return { stage, ...(month && { month }), ...(states?.size && { states: [...states] }) };
}

/** What names the market itself; of a decentralised procedure only the states that take part. */
function ofMarket(market: WindowMarket, parts: readonly Part[]): Registered[] {
  const own = parts.filter(({ where }) => named[market].test(where));
  const isTold = own.some(({ told }) => told !== null);
  return own.flatMap(({ text, told }) => {
    if (told === null && isTold) return [];
    const states = market === 'EU' && procedure.test(text) ? ofUnion(text) : [];
    return [{ ...(told ?? { stage: 'approved' as const }), ...(states.length > 0 && { states }) }];
  });
}

/** States that are named by themselves. Where a procedure is told of apart from them, it is theirs. */
function ofStates(parts: readonly Part[]): Registered[] {
  const theirs = parts.find(
    ({ text, where, told }) => told !== null && procedure.test(text) && ofUnion(where).length === 0,
  )?.told;
  return parts.flatMap(({ where, told }) => {
    const states = named.EU.test(where) ? [] : ofUnion(where);
    return states.length > 0 ? [{ ...(told ?? theirs ?? { stage: 'approved' as const }), states }] : [];
  });
}

function ofUnion(text: string): string[] {
  return statesIn(text).filter((name) => name !== 'United Kingdom');
}

type Part = {
  text: string;
  /** Without what stands in brackets, which tells of the procedure. */
  where: string;
  isOfPlace: boolean;
  /** Null where it is named, and nothing said of it. */
  told: Told | null;
};

/** Between commas and semicolons outside of brackets: of which place, and how far it is told to be there. */
function partsOf(registeredIn: string): Part[] {
  return (registeredIn.match(/(?:\([^()]{0,400}\)|[^;])+/g) ?? []).flatMap(partsOfSentence);
}

function partsOfSentence(sentence: string): Part[] {
  const places: Place[] = [];
  for (const text of sentence.match(/(?:\([^()]{0,400}\)|[^,])+/g) ?? []) {
    const where = text.replaceAll(/\([^()]{0,400}\)/g, ' ');
    const isOfPlace = !saysNoPlace(where);
    const last = places.at(-1);
    if (isOfPlace || last === undefined) places.push({ texts: [text], where, isOfPlace });
    else last.texts.push(text);
  }
  const parts: Part[] = [];
  for (const { texts, ...place } of places) {
    const text = texts.join(', ');
    const part = { ...place, text, told: saidIn(text) };
    if (part.told !== null) tellBackwards(parts, part, texts.length > 1);
    parts.push(part);
  }
  return parts;
}

type Place = Pick<Part, 'where' | 'isOfPlace'> & { texts: string[] };

/** 'US, filed May 2026' and 'Germany, France (MRP ongoing)' say so of what stands bare before them, too. */
function tellBackwards(parts: Part[], { where, told }: Part, isOfAll: boolean): void {
  for (const before of parts.toReversed()) {
    const isTheirs = isOfAll || (ofUnion(where).length > 0 && ofUnion(before.where).length > 0);
    if (before.told !== null || !isTheirs) return;
    before.told = told;
  }
}

const words = {
  ended: /\b(?:refus\w+|reject\w+|withdr[ae]wn|expired|revoked|lapsed)\b/i,
  discontinued: /\bdiscontinu\w+/i,
  ahead:
    /\b(?:not|none|yet|planned|plans?|intended|target\w*|expected|to be|will be|slots?|prepar\w+|ready|development|possible|potential|soon|future|upcoming|tb[acd]|filing pending|pending filing|submission pending|pending submission)\b|\bno\b(?!\.? ?\d)/i,
  tentative: /\btentative(?:ly)?\b/i,
  approved: /\b(?:approved|authori[sz]ed|granted|licen[sc]ed|registered|closed|marketed|launched)\b/i,
  approval: /\b(?:approval|authori[sz]ation|registration)\b/i,
  /** The authority wants more than was filed, and has no day any more. */
  answered: /\b(?:CRL|complete response)\b/i,
  underWay:
    /\b(?:under (?:registration|approval|filing|procedure)|ongoing|on-going|pending|awaiting|review|evaluation|assessment|validation|opinion|progress|running|started)\b/i,
  /** For when an answer is promised: no month of filing. */
  goal: /\b(?:[GP]DUFA|goal date)\b/i,
  filed: /\b(?:re)?(?:filed|submitted)\b|\b(?:filing|submission)s?\b/i,
};

function saidIn(text: string): Told | null {
  if (words.ended.test(text)) return { stage: 'ended' };
  if (words.discontinued.test(text)) return { stage: 'discontinued' };
  const clauses = clausesOf(text);
  const ahead = clauses.filter((one) => words.ahead.test(one));
  const told = clauses.filter((one) => !words.ahead.test(one));
  if (told.some(isApproval)) return { stage: 'approved' };
  if (told.some((one) => words.tentative.test(one))) return { stage: 'tentative' };
  if (words.answered.test(text)) return { stage: 'filed' };
  const filed = told.filter((one) => words.filed.test(one) || words.underWay.test(one));
  if (filed.length > 0 || words.goal.test(text))
    return { stage: 'filed', ...monthOf(filed.filter((one) => !words.goal.test(one))) };
  if (ahead.length === 0) return null;
  return {
    stage: 'ready',
    ...monthOf(ahead.filter((one) => !words.approved.test(one) && !words.approval.test(one))),
  };
}

/** What is nothing but a day belongs to what stands before it: 'Filed in US (May 2026)'. */
function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  for (const clause of text.split(/[,;()]/)) {
    const last = clauses.pop();
    if (last !== undefined && !isDay(clause)) clauses.push(last);
    clauses.push(last !== undefined && isDay(clause) ? `${last} ${clause}` : clause);
  }
  return clauses;
}

function isDay(clause: string): boolean {
  return monthsTold(clause).length > 0 && saysNoPlace(clause) && !saysHowFar(clause);
}

function saysHowFar(clause: string): boolean {
  return Object.values(words).some((each) => each.test(clause));
}

/** A tentative approval is none, nor is one that is under way. */
function isApproval(clause: string): boolean {
  if (words.tentative.test(clause)) return false;
  return words.approved.test(clause) || (words.approval.test(clause) && !words.underWay.test(clause));
}

/** The last month that is named; of a quarter, a half or a year the last of its months. */
function monthOf(clauses: readonly string[]): { month?: string } {
  const month = clauses.flatMap(monthsTold).sort().at(-1);
  return month === undefined ? {} : { month };
}

function monthsTold(clause: string): string[] {
  const parts = [
    ...clause.matchAll(
      /\b([QH])([1-4])[ /-]{0,2}((?:19|20)\d\d)\b|\b((?:19|20)\d\d)[ /-]{0,2}([QH])([1-4])\b/gi,
    ),
  ];
  if (parts.length > 0)
    return parts.map(([, kind, nth, year, its, of, which]) => {
      const months = Number(nth ?? which) * ((kind ?? of) === 'H' || (kind ?? of) === 'h' ? 6 : 3);
      return `${year ?? its}-${String(Math.min(12, months)).padStart(2, '0')}`;
    });
  const months = monthsIn(clause);
  if (months.length > 0) return months;
  return [...clause.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => `${year}-12`);
}

const noPlace = new Set(
  `anda nda bla maa application dossier dcp mrp procedure process national phase centralised centralized
  decentralised decentralized mutual recognition filed refiled submitted resubmitted filing submission approved approval
  tentatively tentative final finally authorised authorized authorisation authorization granted licensed licenced
  registered registration closed marketed launched discontinued refused rejected withdrawn expired revoked lapsed crl
  complete response letter received ongoing on going pending awaiting under in review evaluation assessment progress running
  started not none no yet planned plan plans intended target targeted expected to be will slot prepared preparation ready
  since by of the and with for is was it has been accepted on at end mid early late january february march april may june july august
  september october november december jan feb mar apr jun jul aug sep sept oct nov dec`.split(/\s+/),
);

/** Nothing but how far something is, and when. */
function saysNoPlace(where: string): boolean {
  const all = where.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return all.every((word) => /\d/.test(word) || noPlace.has(word)) && countriesIn(where).length === 0;
}
