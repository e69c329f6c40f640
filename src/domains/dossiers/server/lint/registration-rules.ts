import { marketsCalled } from '../../contract/market-names.ts';
import { countriesIn, monthsIn, monthWords, quoted, statesIn } from '../../contract/reading/words-read.ts';
import type { LintFacts } from './facts.ts';

const procedure = /\b(?:DCP|MRP)\b|decentrali[sz]ed|mutual recognition/i;

/** Regions that a text names, for countries that lie there: 'GCC', 'EU (centralised)'. */
function isWithin(country: string, text: string): boolean {
  const regions = text
    .split(/[,;()/]| and /)
    .flatMap((part) =>
      marketsCalled(part.trim().replace(/ (?:countries|region|markets|member states)$/i, '')),
    );
  const named = new Set(countriesIn(text).flatMap((one) => marketsCalled(one)));
  // A country's own market is told by its neighbours too: only a region's own name counts.
  return marketsCalled(country).some((market) => regions.includes(market) && !named.has(market));
}

export function certificateOfElsewhere({ text, list }: LintFacts): string | null {
  const issuers = countriesIn(text('cppCountry'));
  const registered = text('registeredIn');
  const makers = list('countriesOfManufacture').join(', ');
  if (issuers.length === 0 || (makers === '' && registered === '')) return null;
  const known = new Set([...countriesIn(makers), ...countriesIn(registered)]);
  const elsewhere = issuers.filter(
    (one) => !known.has(one) && !isWithin(one, procedure.test(registered) ? '' : registered),
  );
  if (elsewhere.length < issuers.length) return null;
  return `A CPP of ${elsewhere.join(', ')}: it is made in ${makers || 'no country that is named'} and registered in ${registered || 'none that is named'}.`;
}

/** The part of a text that tells of a European procedure, and the states it names. */
function procedureIn(text: string): { states: string[]; namesReferenceAlone: boolean } | null {
  if (!procedure.test(text)) return null;
  const states = statesIn(text.replace(/\b(?:US|Canada)\b[^,;]*/g, ''));
  return { states, namesReferenceAlone: /\bRMS\b/i.test(text) && !/\bCMSs?\b[^;)]*\p{Lu}\p{Ll}/u.test(text) };
}

export function procedureOfOneState({ text }: LintFacts): string | null {
  const found = procedureIn(text('registeredIn'));
  if (found === null || found.states.length !== 1) return null;
  const none = /\bCMSs?:? (?:none|nil|no\b|0)/i.test(text('registeredIn'));
  if (found.namesReferenceAlone && !none) return null;
  return `A decentralised procedure has a reference state and at least one concerned; only ${found.states[0]} is named.`;
}

export function procedureOfUnnamedStates({ text }: LintFacts): string | null {
  const found = procedureIn(text('registeredIn'));
  if (found === null || found.states.length > 1 || !found.namesReferenceAlone) return null;
  if (procedureOfOneState({ text } as LintFacts) !== null) return null;
  return 'The concerned states of the procedure are not named.';
}

export function registeredWhileDeveloped({ text }: LintFacts): string | null {
  const [readiness, registered] = [text('readiness'), text('registeredIn')];
  if (!/^(?:Early|Pilot)/.test(readiness) || registered === '') return null;
  if (/planned|intended|target|expected|to be|none|not yet/i.test(registered)) return null;
  if (countriesIn(registered).length === 0 && !/\bEU\b|filed|approved|registered/i.test(registered))
    return null;
  return `It is in development (${readiness}), and registered: ${registered}.`;
}

const ofUnitedStates = /\b(?:USA?|U\.S\.|United States|FDA|ANDA)(?!\w)/;
/** What may have been there before the reference, and what has not come. */
const noCopy =
  /505\(b\)\(2\)|\b(?:s?NDA|BLA)\b|\b(?:not|no|none|planned|intended|target|expected|to be|will be|pending)\b/i;

export function approvedBeforeReference({ presentation: { registers }, text }: LintFacts): string | null {
  const parts = text('registeredIn').match(/(?:\([^()]{0,400}\)|[^,;])+/g) ?? [];
  const [oldest] = parts
    .filter((part) => ofUnitedStates.test(part) && !noCopy.test(part))
    .flatMap((part) => part.split(/[,;()]/).filter((clause) => /\bapproved\b/i.test(clause)))
    .flatMap(monthsIn)
    .sort();
  const approved = oldest === undefined ? null : registers.approvedOn();
  if (oldest === undefined || approved === null || oldest >= approved.slice(0, 7)) return null;
  return `The US approval is told of ${monthWords(oldest)}; ${text('usReferenceProduct')} was approved in ${monthWords(approved)}.`;
}

const finalApproval = /\b(?:US|USA|FDA)\b[^;]{0,200}\bapproved\b/i;

export function approvedWhileProtected({ presentation: { registers }, text }: LintFacts): string | null {
  const registered = text('registeredIn');
  if (!finalApproval.test(registered) || /tentativ|505\(b\)\(2\)/i.test(registered)) return null;
  const hard = registers.usWindow().wordsOfSubstance;
  if (hard === null) return null;
  const told = registered.split(';').find((part) => finalApproval.test(part)) ?? registered;
  return `The US approval is told as final, ${quoted(told.trim())}; ${hard}`;
}

export function genericOfBiologic({ presentation: { registers }, text }: LintFacts): string | null {
  if (!/\bANDA\b|\bgeneric\b/i.test(text('registeredIn')) || !registers.isBiologicAlone()) return null;
  return 'The Purple Book has it as a biologic, which has a BLA: no ANDA is of one.';
}

export function shareBeyondAll({ text }: LintFacts): string | null {
  for (const [field, label] of [
    ['profitShare', 'profit share'],
    ['royalty', 'royalty'],
  ] as const) {
    const beyond = [...text(field).matchAll(/(\d{1,9}(?:[.,]\d{1,9})?) ?(?:%|percent|per cent|pct)/gi)].find(
      ([, count = '']) => Number(count.replace(',', '.')) > 100,
    );
    if (beyond) return `A ${label} of ${beyond[0]} is more than all.`;
    const split = /^\s*(\d{1,3}) ?%? ?[:/] ?(\d{1,3}) ?%?\s*$/.exec(text(field));
    if (split && Number(split[1]) + Number(split[2]) !== 100)
      return `The ${label} of ${split[0].trim()} does not come to 100.`;
  }
  return null;
}
