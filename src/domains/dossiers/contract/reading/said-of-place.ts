import type { ReadinessStage } from '#domains/registers/contract/presentations.ts';
import { monthNames } from '#platform/contract/dates.ts';
import { lastOf, type Period, takePeriods } from './periods.ts';

/** How far a dossier is told to be in one place, and of what is filed or to be filed in which period. */
export type Told = { stage: Exclude<ReadinessStage, 'early' | 'pilot'>; period?: Period };

/** What stands beside a place, between commas, brackets and colons. */
export type Clause = {
  text: string;
  /** It tells of another place than the one that it stands beside, or of something that is not known to be the dossier. */
  isOfElsewhere: boolean;
};

const words = {
  ended: /\b(?:refus\w+|reject\w+|withdr[ae]wn|expired|revoked|lapsed)\b/i,
  again: /\bre-?(?:filed|submitted)\b|\bagain\b/i,
  discontinued: /\bdiscontinu\w+/i,
  negated: /\b(?:not|none|never|yet|nil|n\/?a)\b|\bno\b(?!\.? ?\d)/i,
  ahead:
    /\b(?:planned|plans?|intended|target\w*|expected|anticipated|estimated|scheduled|due|to be|to file|will be|would|could|should|slots?|prepar\w+|ready|development|possible|potential|soon|future|upcoming|awaited|after|upon|once|until|when|if|subject to|tb[acd]|filing pending|pending filing|submission pending|pending submission)\b/i,
  tentative: /\btentative(?:ly)?\b/i,
  tentativeInShort: /\bTA\b/,
  approved: /\b(?:approved|authori[sz]ed|granted|licen[sc]ed|registered|closed|marketed|launched)\b/i,
  approval: /\b(?:(?:approval|authori[sz]ation|registration)s?|EC decision)\b/i,
  licence: /\bMAs?\b/,
  /** The authority wants more than was filed, and has no day any more. */
  answered: /\b(?:CRL|complete response)\b/i,
  underWay:
    /\b(?:under (?:registration|approval|filing|procedure)|ongoing|on-going|pending|awaiting|review|evaluation|assessment|validation|progress|running|start(?:ed|s)?)\b/i,
  /** For when an answer is promised, or what comes before an approval: no month of filing. */
  goal: /\b(?:[GP]DUFA|BsUFA|goal date|opinion|CHMP|LoQ|LoOI|list of questions|day \d{1,3}|clock.?stop)\b/i,
  filed: /\b(?:re-?)?(?:filed|submitted)\b|\b(?:accepted|acceptance|validated)\b/i,
  filing: /\b(?:filing|submission)s?\b|\bto file\b/i,
};

/** Of what is approved, filed, ended or ahead beside a dossier, and is not the dossier. */
const aside =
  /\b(?:RLD|RS|reference|originator|innovator|brand(?:ed)?|reference product|DMFs?|ASMF|CEP|COS|GMP|cGMP|GDP|APIs?|drug substance|excipients?|patents?|exclusivit\w+|SPCs?|litigation|lawsuits?|suits?|petition|correspondence|meeting|IND|CTA|sites?|facilit\w+|plants?|manufactur\w+|inspect\w+|audit\w*|designation|waivers?|biowaiver|rights?|trademarks?|paragraph|P-?IV|label\w*|variations?|protocols?|advice)\b/i;

/** Says nothing of how far a dossier is. */
const neutral = new Set(
  `anda andas nda snda bla maa application applications dossier dcp mrp rup cp rms cms cmss procedure process national
  centralised centralized decentralised decentralized mutual recognition repeat use generic hybrid biosimilar 505 j
  no number nr ref of the and with in as by via through is it its since at on from also only both all strengths own market republic
  ma mas marketing union`.split(/\s+/),
);
/** Stands beside a word of approval or filing, and changes nothing of it. */
const companions = new Set(
  `phase phases approved approval approvals authorised authorized authorisation authorization authorisations authorizations
  granted licensed licenced licence license registered registration closed marketed launched filed refiled submitted resubmitted
  re filing submission file accepted acceptance validated validation review evaluation assessment progress running start started starts
  pending awaiting awaited ongoing going under tentatively tentative ta finally final fully full already now currently has
  been received obtained issued successfully status tbd tbc tba to be for planned plan plans intended target targeted expected
  anticipated estimated scheduled due will would should soon ready applicable nil n a registrations not none never yet mid early late end beginning ec decision complete response letter crl status development prepared preparation slot`.split(
    /\s+/,
  ),
);

/** Nothing but an approval that is there already is told of a month without its year. */
const approvedInMonth = new RegExp(`\\bapproved in (?:${monthNames.join('|')})[a-z]{0,6}\\b(?! ?\\d)`, 'i');

type Read = {
  text: string;
  periods: Period[];
  is: (kind: keyof typeof words) => boolean;
  isAhead: boolean;
  isTentative: boolean;
  /** All its words are known to say nothing but how far it is. */
  isKnown: boolean;
  /** And not even that. */
  isNeutral: boolean;
  isAside: boolean;
};

/**
 * What clauses beside a place say of it; null where they are known to say nothing. An approval counts by itself alone:
 * with any word beside it that is not known it is 'unread'.
 */
export function saidIn(
  clauses: readonly Clause[],
  placesIn: (text: string) => string,
  today: string,
): Told | null {
  const read = clausesOf(clauses).map((one) => readClause(one, placesIn));
  const own = stillHolding(read.filter(({ isAside }) => !isAside));
  const month = today.slice(0, 7);
  if (own.some(({ is }) => is('ended'))) return { stage: 'ended' };
  if (own.some(({ is }) => is('discontinued'))) return { stage: 'discontinued' };
  const isTentative = own.some((one) => one.isTentative);
  if (own.some((one) => isApproval(one, own, isTentative, month))) return { stage: 'approved' };
  if (own.some((one) => one.isTentative && !one.isAhead && one.isKnown && hasBegun(one, month)))
    return { stage: 'tentative' };
  if (own.some(({ is }) => is('answered'))) return { stage: 'filed' };
  const filed = own.filter(isFiled);
  if (filed.length > 0) return { stage: 'filed', ...datedBy(filed) };
  const ahead = own.filter(isToBeFiled);
  if (ahead.length > 0) return { stage: 'ready', ...datedBy(ahead) };
  // Who promises an approval has an application that is reviewed, since when is not said.
  if (own.some((one) => (isApproving(one) || one.isTentative) && one.isKnown)) return { stage: 'filed' };
  const isBare = read.every((one) => one.isNeutral && one.periods.every((period) => period.month <= month));
  return isBare ? null : { stage: 'unread' };
}

/** What was withdrawn and filed again is filed. */
function stillHolding(clauses: readonly Read[]): readonly Read[] {
  const ended = clauses.findLastIndex(({ is }) => is('ended'));
  const after = clauses.slice(ended + 1);
  return ended !== -1 && after.some(({ is }) => is('again')) ? after : clauses;
}

function readClause({ text, isOfElsewhere }: Clause, placesIn: (text: string) => string): Read {
  const { periods, rest } = takePeriods(placesIn(text).replace(approvedInMonth, 'approved'));
  const all = rest.match(/[\p{L}\d]+|\?/gu) ?? [];
  const is = (kind: keyof typeof words) => words[kind].test(text);
  const isNeutralWord = (word: string) => neutral.has(word) || /^\d+$/.test(word);
  const isAside = isOfElsewhere || aside.test(text);
  const saysHowFar = Object.values(words).some((each) => each.test(text));
  return {
    ...{ text, periods, is, isAside },
    isAhead: is('ahead') || is('negated'),
    isTentative: is('tentative') || is('tentativeInShort'),
    isKnown: !isAside && all.every((word) => isNeutralWord(word) || companions.has(word)),
    isNeutral: !isAside && !saysHowFar && all.every(isNeutralWord),
  };
}

/** Whether nothing that is not known stands in it: of what does, what follows may be said. */
export function isOfDossier(text: string, placesIn: (text: string) => string): boolean {
  return readClause({ text, isOfElsewhere: false }, placesIn).isKnown;
}

function hasBegun({ periods }: Read, month: string): boolean {
  return periods.every(({ from }) => from <= month);
}

function isApproving({ is }: Read): boolean {
  return is('approved') || is('approval') || is('licence');
}

/** That is no longer ahead, on its way or for something else. */
function isApproval(one: Read, beside: readonly Read[], isTentative: boolean, month: string): boolean {
  const { is, periods } = one;
  if (!one.isKnown || one.isAhead || one.isTentative || is('underWay') || is('goal') || is('filing'))
    return false;
  if (is('approved')) {
    // What closes a procedure is no licence while its states have not granted theirs.
    const isNational = beside.some(isOfOpenStates);
    return hasBegun(one, month) && !(isNational && /\bclosed\b/i.test(one.text));
  }
  const isNoun = (is('approval') || is('licence')) && !is('filed') && !/\bapplications?\b/i.test(one.text);
  const isDated = periods.length > 0 && periods.every((period) => period.month <= month);
  return isNoun && (isDated || (periods.length === 0 && !isTentative));
}

function isOfOpenStates({ text, is, isAhead }: Read): boolean {
  if (!/\bnational\b/i.test(text)) return false;
  const isOver = /\b(?:completed|finished|closed|granted)\b/i.test(text);
  return is('underWay') || isAhead || (/\bnational phase/i.test(text) && !isOver);
}

/** Words that also tell how studies go count where nothing else is told of. */
function isFiled(one: Read): boolean {
  if (one.is('goal') && !one.is('negated')) return true;
  if (one.isAhead) return false;
  return one.is('filed') || ((one.is('underWay') || one.is('filing')) && one.isKnown);
}

function isDatedByFiling(one: Read): boolean {
  return !one.is('goal') && !one.is('approved') && (one.is('filed') || !isApproving(one));
}

function isToBeFiled(one: Read): boolean {
  if (!one.isAhead) return false;
  if (isApproving(one) && !one.is('negated')) return false;
  return one.isKnown || one.is('filed') || one.is('filing');
}

function datedBy(clauses: readonly Read[]): { period?: Period } {
  const period = lastOf(clauses.filter(isDatedByFiling).flatMap(({ periods }) => periods));
  return period === undefined ? {} : { period };
}

/** What is nothing but a day, or takes back what stands before it, belongs to that: 'Filed in US (May 2026)', 'approved, tentative'. */
function clausesOf(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (last === undefined || !(belongsBefore(clause.text) || takesBack(clause.text, last.text)))
      joined.push(clause);
    else joined[joined.length - 1] = { ...last, text: `${last.text.trimEnd()} ${clause.text.trimStart()}` };
  }
  return joined;
}

function belongsBefore(text: string): boolean {
  const { periods, rest } = takePeriods(text);
  if (periods.length > 0)
    return !/\p{L}/u.test(rest.replaceAll(/\b(?:in|since|on|by|end|mid|early|late)\b/g, ''));
  const isTentative = words.tentative.test(text) || words.tentativeInShort.test(text);
  return isTentative && !words.approved.test(text) && !words.approval.test(text);
}

const ofTime = new Set(['no', 'in', 'by', 'since', 'from', 'at', 'on']);

/** 'Approval: pending', 'approved: no': nothing but that it is not so yet, behind an approval. */
function takesBack(text: string, before: string): boolean {
  const isOpen = (one: string) => [words.ahead, words.negated, words.underWay].some((each) => each.test(one));
  const isOfApproval = (one: string) =>
    [words.approved, words.approval, words.licence].some((each) => each.test(one));
  if (!isOpen(text) || isOfApproval(text) || !isOfApproval(before) || isOpen(before)) return false;
  const all = takePeriods(text).rest.match(/[\p{L}\d]+/gu) ?? [];
  return all.every((word) => companions.has(word) || ofTime.has(word));
}
