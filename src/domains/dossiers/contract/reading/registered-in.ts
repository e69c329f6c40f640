import type { WindowMarket } from '#domains/registers/contract/window-markets.ts';
import { marketNames } from '../market-names.ts';
import { lastOf, type Period } from './periods.ts';
import { type Clause, isOfDossier, saidIn, type Told } from './said-of-place.ts';
import { aCountry, countriesIn, statesIn, withoutCountries } from './words-read.ts';

/** Of several parts that tell of one market the first of these counts. */
const ranked = ['approved', 'tentative', 'filed', 'unread', 'ready', 'discontinued', 'ended'] as const;

/** How far a dossier is in a market, and in which of its states alone. */
export type Registered = {
  stage: Told['stage'];
  /** Of what is filed or to be filed, as 'YYYY-MM': the last of a quarter, a half or a year. */
  month?: string;
  /** The first of them, where it is filed and not all of them have come: once it has, it is not ahead. */
  from?: string;
  states?: string[];
};

const named: Readonly<Record<WindowMarket, RegExp>> = {
  US: /\b(?:USA?|United States|US ?FDA|FDA|ANDA)(?!\w)/,
  EU: /\b(?:EU|EEA|Europe|European|EMA)\b/,
};
const placeNames =
  /\b(?:USA?|United States(?: of America)?|US ?FDA|FDA|EU|EEA|Europe|European(?: Union)?|EMA)(?!\w)/g;
const regions = new RegExp(
  `(?<![\\p{L}\\d])(?:${Object.values(marketNames).flat().concat(Object.keys(marketNames)).join('|').replaceAll('.', '\\.')})(?![\\p{L}\\d])`,
  'gu',
);
const procedure = /\b(?:DCP|MRP|RUP|RMS|CMSs?)\b|decentrali[sz]ed|mutual recognition/i;
/** In the European Economic Area and not in the EU: told beside it, they do not say of which of its states it tells. */
const besideUnion = new Set(['Iceland', 'Liechtenstein', 'Norway']);

/** What the words say of each market, null where nothing; and what they say of no place, which is of the market that the dossier is ready for. */
export type RegisteredIn = Record<WindowMarket | 'nowhere', Registered | null>;

/**
 * Reads 'Registered in' (§20.3), as of a day: what is told of one ahead has not come. A place is approved where an approval
 * is said of it, or nothing at all.
 */
export function readRegistered(registeredIn: string, today: string): RegisteredIn {
  const parts = partsOf(registeredIn, today);
  return {
    US: furthest(ofMarket('US', parts), today),
    EU: furthest([...ofMarket('EU', parts), ...ofStates(parts)], today),
    nowhere: furthest(
      parts.flatMap(({ isOfPlace, told }) => (!isOfPlace && told !== null ? [{ told }] : [])),
      today,
    ),
  };
}

/** The same of any country: of a state of the EU also what is told of all of them. */
export function readRegisteredBy(
  registeredIn: string,
  today: string,
): (country: string) => Registered | null {
  const parts = partsOf(registeredIn, today).map((part) => ({ ...part, countries: countriesIn(part.where) }));
  const union = [...ofMarket('EU', parts), ...ofStates(parts)];
  return (country) => {
    if (country === 'United States') return furthest(ofMarket('US', parts), today);
    const own = parts.filter(({ countries }) => countries.includes(country));
    const isState = ofUnion(country).length > 0;
    const ofAll = union.filter(({ states }) => states === undefined || states.includes(country));
    return furthest(
      [...own.map(({ told }) => ({ told: told ?? approved })), ...(isState ? ofAll : [])],
      today,
    );
  };
}

type Found = { told: Told; states?: readonly string[] };

function furthest(found: readonly Found[], today: string): Registered | null {
  const stage = ranked.find((one) => found.some(({ told }) => told.stage === one));
  if (stage === undefined) return null;
  const best = found.filter(({ told }) => told.stage === stage);
  const period = lastOf(best.flatMap(({ told }) => told.period ?? []));
  const isOfStates = (stage === 'approved' || stage === 'filed') && best.every((one) => one.states);
  const states = isOfStates ? new Set(best.flatMap((one) => one.states ?? [])) : null;
  return {
    stage,
    ...(period && { month: period.month }),
    ...(stage === 'filed' && period && isHalfAhead(period, today) && { from: period.from }),
    ...(states?.size && { states: [...states] }),
  };
}

function isHalfAhead({ from, month }: Period, today: string): boolean {
  return from !== month && month > today.slice(0, 7);
}

const approved: Told = { stage: 'approved' };

/** What names the market itself. The EU beside its bare states is these. */
function ofMarket(market: WindowMarket, parts: readonly Part[]): Found[] {
  const own = parts.filter(({ where }) => named[market].test(where));
  const isTold = own.some(({ told }) => told !== null);
  const states = market === 'EU' ? parts.flatMap((part) => part.states) : [];
  const isNarrowed = states.some((name) => !besideUnion.has(name));
  return own.flatMap((part) => {
    if (market === 'EU' && part.states.length > 0)
      return [{ told: part.told ?? approved, states: part.states }];
    if (part.isOfStates || (part.told === null && (isTold || isNarrowed))) return [];
    return [{ told: part.told ?? approved }];
  });
}

function ofStates(parts: readonly Part[]): Found[] {
  return parts.flatMap(({ where, states, told }) =>
    states.length > 0 && !named.EU.test(where) ? [{ told: told ?? approved, states }] : [],
  );
}

function ofUnion(text: string): string[] {
  return statesIn(text).filter((name) => name !== 'United Kingdom');
}

type Part = {
  /** Without what stands in brackets. */
  where: string;
  /** Of the EU, that it names there. */
  states: readonly string[];
  isOfPlace: boolean;
  isOfProcedure: boolean;
  /** What it says is of the bare states after it. */
  isOfStates: boolean;
  /** Null where it is named, and nothing said of it. */
  told: Told | null;
};

/** Between commas and semicolons outside of brackets: of which place, and how far it is told to be there. */
function partsOf(registeredIn: string, today: string): Part[] {
  const sentences = sentencesOf(openedAt(asWritten(registeredIn)));
  const drafts = gather(sentences);
  const parts = drafts.map((draft): Part => {
    const { where, isOfPlace } = draft;
    const states = ofUnion(where);
    const isOfProcedure = procedure.test(draft.text) && states.length === 0 && !isOfOthers(where);
    const told = saidIn(clausesOf(draft), withoutPlaces, today);
    return { where, states, isOfPlace, isOfProcedure, isOfStates: false, told };
  });
  const theirs = parts.find(({ isOfProcedure, told }) => isOfProcedure && told !== null)?.told ?? null;
  tellForwards(parts, drafts, today);
  for (const part of parts) if (isOfUnion(part)) part.told ??= theirs;
  tellBackwards(parts, drafts);
  return parts;
}

function isOfUnion({ where, states }: Part): boolean {
  return named.EU.test(where) || states.length > 0;
}

/** 'Pending in France, Italy' is said of both; what stands in brackets of no place after it. */
function tellForwards(parts: Part[], drafts: readonly Draft[], today: string): void {
  let before: { told: Told; sentence: number; part: Part } | null = null;
  for (const [at, part] of parts.entries()) {
    const { pieces, sentence } = drafts[at] as Draft;
    if (part.told !== null) {
      const outside = saidIn(pieces.flatMap(outerClauses), withoutPlaces, today);
      before = outside === null ? null : { told: part.told, sentence, part };
    } else if (before !== null && before.sentence === sentence && part.isOfPlace) {
      part.told = before.told;
      if (part.states.some((name) => !besideUnion.has(name))) before.part.isOfStates = true;
    }
  }
}

/** 'US, filed May 2026' and 'Germany, France (MRP ongoing)' say so of what stands bare before them, too. */
function tellBackwards(parts: Part[], drafts: readonly Draft[]): void {
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const [before, part] = [parts[at - 1] as Part, parts[at] as Part];
    const [first, second] = [drafts[at - 1] as Draft, drafts[at] as Draft];
    if (first.sentence !== second.sentence || before.told !== null || part.told === null) continue;
    const isOfAll = second.pieces.length > 1;
    if (!isOfAll && (part.states.length === 0 || before.states.length === 0)) continue;
    before.told = part.told;
    // What is said of all goes on to those before.
    if (isOfAll) first.pieces.push({ outer: '', inner: [] });
  }
}

/** A part before its words are read: the places with all that is said of them. */
type Draft = { pieces: Piece[]; sentence: number; where: string; text: string; isOfPlace: boolean };

/** What names no place is of the one before it; of a procedure that begins a sentence all states are. */
function gather(sentences: readonly Piece[][]): Draft[] {
  const drafts: Draft[] = [];
  for (const [sentence, pieces] of sentences.entries()) {
    for (const [nth, piece] of pieces.entries()) {
      const isOfPlace = namesPlace(piece.outer);
      const text = [piece.outer, ...piece.inner.map((one) => one.text)].join(', ');
      const last = drafts.at(-1);
      const isOwn = isOfPlace || last === undefined || (nth === 0 && procedure.test(piece.outer));
      if (isOwn) drafts.push({ pieces: [piece], sentence, where: piece.outer, text, isOfPlace });
      else {
        last.pieces.push(piece);
        last.text += `, ${text}`;
      }
    }
  }
  return drafts;
}

function namesPlace(text: string): boolean {
  return (
    named.US.test(text) || named.EU.test(text) || countriesIn(text).length > 0 || text.search(regions) !== -1
  );
}

function isOfOthers(where: string): boolean {
  return namesPlace(where) && !named.EU.test(where) && ofUnion(where).length === 0;
}

/** Of what is named: the US, the EU or one of its states, and what is neither. */
function placesOf(text: string): Set<string> {
  const others = countriesIn(text).filter((name) => name !== 'United States' && ofUnion(name).length === 0);
  return new Set([
    ...(named.US.test(text) ? ['US'] : []),
    ...(named.EU.test(text) || ofUnion(text).length > 0 ? ['EU'] : []),
    ...others,
  ]);
}

function withoutPlaces(text: string): string {
  return withoutCountries(text.replace(placeNames, ' ')).replace(regions, ' ');
}

function clausesOf({ pieces, where }: Draft): Clause[] {
  const own = placesOf(where);
  const isOfElsewhere = (text: string) => {
    const its = placesOf(text);
    return own.size > 0 && its.size > 0 && ![...its].some((one) => own.has(one));
  };
  return pieces.flatMap((piece) => [
    ...outerClauses(piece),
    ...piece.inner.flatMap(({ text, head }) => {
      const isOfOther = !isOfDossier(head, withoutPlaces);
      return clausesIn(text).map((one) => ({ text: one, isOfElsewhere: isOfOther || isOfElsewhere(one) }));
    }),
  ]);
}

function outerClauses({ outer }: Piece): Clause[] {
  return clausesIn(outer).map((text) => ({ text, isOfElsewhere: false }));
}

function clausesIn(text: string): string[] {
  return text
    .split(/[,;()]/)
    .flatMap(bySubject)
    .filter((clause) => /\S/.test(clause));
}

/** 'US: approved' is two; 'RLD: approved 2012' and 'BE study: approved' are one, of which the approval is said. */
function bySubject(text: string): string[] {
  const parts = text.split(/:| [-–—] |\.(?= )/);
  const other = parts.findIndex((part) => !isOfDossier(part, withoutPlaces));
  return other === -1 ? parts : [...parts.slice(0, other), parts.slice(other).join(': ')];
}

/** Between two commas: what stands outside of brackets, and in each of them behind what. */
type Piece = { outer: string; inner: { text: string; head: string }[] };

/** A sentence ends at a semicolon, a line, and a full stop before a capital, each outside of brackets. */
function sentencesOf(spans: readonly Span[]): Piece[][] {
  const sentences: Piece[][] = [];
  let pieces: Piece[] = [];
  let piece: Piece = { outer: '', inner: [] };
  // What a bracket stands behind: of several behind the same the one before the first.
  let head = '';
  const endPiece = () => {
    if (/[\p{L}\d]/u.test(piece.outer) || piece.inner.length > 0) pieces.push(piece);
    piece = { outer: '', inner: [] };
    head = '';
  };
  const endSentence = () => {
    endPiece();
    if (pieces.length > 0) sentences.push(pieces);
    pieces = [];
  };
  for (const { text, isInner } of spans) {
    if (isInner) piece.inner.push({ text, head });
    else
      for (const part of text.split(/([,;\n]|\.(?=\s+\p{Lu}|\s*$))/u)) {
        if (part === ',') endPiece();
        else if (part === ';' || part === '\n' || part === '.') endSentence();
        else {
          piece.outer += ` ${part}`;
          if (/\S/.test(part)) head = part;
        }
      }
  }
  endSentence();
  return sentences;
}

type Span = { text: string; isInner: boolean };

/** What stands outside and inside of brackets; a bracket that is not closed goes to the end, one within another is of the outer. */
function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let [depth, from] = [0, 0];
  const end = (to: number) => {
    if (to > from) spans.push({ text: text.slice(from, to), isInner: depth > 0 });
    from = to + 1;
  };
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    if (bracket === '(') {
      if (depth === 0) end(index);
      depth += 1;
    } else if (depth > 0) {
      if (depth === 1) end(index);
      depth -= 1;
    }
  }
  end(text.length);
  return spans;
}

/**
 * States in brackets behind the EU or a procedure stand there instead of it: 'EU (DCP filed, RMS Malta; CMS Spain)' is
 * 'DCP filed, RMS Malta; CMS Spain'.
 */
function openedAt(text: string): Span[] {
  const spans: Span[] = [];
  for (const span of spansOf(text)) {
    const last = spans.at(-1);
    const begin =
      last === undefined ? 0 : Math.max(last.text.lastIndexOf(','), last.text.lastIndexOf(';')) + 1;
    const head = last?.isInner === false ? last.text.slice(begin) : '';
    const isOpened = span.isInner && last?.isInner === false && ofUnion(span.text).length > 0;
    if (!isOpened || (namesPlace(head) && (!named.EU.test(head) || ofUnion(head).length > 0))) {
      spans.push(span);
      continue;
    }
    last.text = `${last.text.slice(0, begin)}${head.replace(placeNames, ' ')}`;
    spans.push({ text: ',', isInner: false }, ...spansOf(span.text), { text: ',', isInner: false });
  }
  return spans;
}

const codes: Readonly<Record<string, string>> = {
  ...{
    AT: 'Austria',
    BE: 'Belgium',
    BG: 'Bulgaria',
    HR: 'Croatia',
    CY: 'Cyprus',
    CZ: 'Czechia',
    DK: 'Denmark',
  },
  ...{ EE: 'Estonia', FI: 'Finland', FR: 'France', DE: 'Germany', GR: 'Greece', EL: 'Greece', HU: 'Hungary' },
  ...{ IS: 'Iceland', IE: 'Ireland', IT: 'Italy', LV: 'Latvia', LI: 'Liechtenstein', LT: 'Lithuania' },
  ...{ LU: 'Luxembourg', MT: 'Malta', NL: 'Netherlands', NO: 'Norway', PL: 'Poland', PT: 'Portugal' },
  ...{ RO: 'Romania', SK: 'Slovakia', SI: 'Slovenia', ES: 'Spain', SE: 'Sweden', GB: 'United Kingdom' },
};
/** 'BE study' is one of bioequivalence, and 'MA NO 123' has a number. */
const aCode = new RegExp(
  `(?<![\\p{L}\\d/])(?:${Object.keys(codes).join('|')})(?![\\p{L}\\d/]|\\.? ?\\d)(?! (?:stud|pilot|pivotal|data|wai|pass|compl|done|bio))`,
  'gu',
);
const besideCodes =
  /^(?:[^\p{L}]|\b(?:UK|US|CH|CA|DCP|MRP|MA|approved|registered|filed|pending|planned|granted|only|and|in|ongoing|withdrawn|refused|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b)*$/iu;

const union = new RegExp(`(${aCountry})\\s{0,9}(?:\\band\\b|[&/+])\\s{0,9}(?=(${aCountry}))`, 'giu');
const newStatus =
  /\s(?:and|but|while|whereas)\s{1,9}(?=(?:not|under|awaiting|pending|ongoing|(?:re-?)?(?:filed|submitted)|planned|expected|approved|authori[sz]ed|granted|registered|closed|withdrawn|refused|rejected|discontinued|launched|marketed|tentatively)\b)/gi;

/** With one way to write what there are several for. */
function asWritten(text: string): string {
  const plain = text
    .replaceAll(/505 ?\((?:b\)\(2|j)\)/gi, '505')
    .replaceAll(/\b[A-Z]{2}\/[HN]\/\d{3,5}(?:\/[\w-]{1,9}){0,4}/g, ' ')
    .replaceAll(/\bEU\/\d\/\d\d(?:\/\d{1,5}){0,3}/g, 'EU')
    .replaceAll(/\b(?:usa|eu)\b/gi, (name) => name.toUpperCase())
    .replaceAll(/\bno\.? ?(?=\d)/gi, 'number ')
    .replaceAll(/\bU\.S\.(?:A\.?)?/g, 'US')
    .replaceAll(/\bU\.K\.?/g, 'UK')
    .replaceAll(/\bE\.U\.?/g, 'EU')
    .replaceAll(/\bNorthern Ireland\b/gi, 'UK')
    .replaceAll(/\breference member state\b/gi, 'RMS')
    .replaceAll(/\bconcerned member states?\b/gi, 'CMS')
    .replaceAll(newStatus, ', ');
  const isOfCodes =
    named.EU.test(plain) || procedure.test(plain) || besideCodes.test(plain.replace(aCode, ' '));
  const spelt = isOfCodes ? plain.replace(aCode, (code) => codes[code] ?? code) : plain;
  return spelt.replace(union, (found, one: string, other: string) =>
    ofUnion(one).length > 0 && ofUnion(other).length > 0 ? `${one}, ` : found,
  );
}
