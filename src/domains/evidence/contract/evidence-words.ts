import { inShort } from '#domains/registers/contract/days.ts';
import { registerWords } from '#domains/registers/contract/register-words.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import type { ShownCheck, ShownClaim } from './evidence-claims.ts';
import { findings, type RowFinding } from './evidence-findings.ts';
import { evidenceNames } from './evidence-kinds.ts';
import { schedules } from './evidence-schedule.ts';
import { type EvidenceState, isProving, isRed } from './evidence-state.ts';
import { stateWord } from './evidence-tones.ts';

// No schema: pages read it too. What page, print, mail and thread say alike.

/** 'CEP 2010-123', 'EU GMP certificate 12', 'Inspection of FEI 3002807511'. */
export function claimName({
  kind,
  authority,
  number,
}: Pick<ShownClaim, 'kind' | 'authority' | 'number'>): string {
  const { name } = evidenceNames[kind];
  // What is of none of those on the list is told by what it is alone.
  const by = authority === 'Others' ? '' : authority;
  if (kind === 'gmp') return [by.replace(/[ -]GMP$/, ''), name, number].filter(Boolean).join(' ');
  if (kind === 'inspection')
    return /^FEI/i.test(number)
      ? `${authority} inspection, ${number}`
      : `${authority} inspection, FEI ${number}`;
  if (kind === 'cep') return number;
  const words = kind === 'dmf' || by === '' ? name : name.toLowerCase();
  return [by, words, number.replace(/^(?:US ?)?DMF ?/i, '')].filter(Boolean).join(' ');
}

/** 'FDA Drug Master Files, edition of 12 Nov 2026'. */
export function editionWords({ register, edition }: Pick<ShownCheck, 'register' | 'edition'>): string {
  return `${registerWords[register].name}, edition of ${inShort(edition)}`;
}

/** What a finding is called; of an inspection with its day, and with an official action that one before it indicated. */
function findingWords({ finding, rowDay, officialBefore }: Said & { finding: RowFinding }): string {
  const { told } = findings[finding];
  if (rowDay === null) return told;
  const latest = `${told} at the latest inspection, which ended ${inShort(rowDay)}`;
  if (officialBefore === null) return latest;
  const before = findings['official-action'].told;
  return `${latest}; ${before} at one before, which ended ${inShort(officialBefore)}`;
}

type Said = Pick<ShownCheck, 'rowDay' | 'officialBefore'>;

function rowsOf({ rows }: ShownCheck): string {
  return rows
    .map(({ status, substance, holder }) => [status, substance, holder].filter(Boolean).join(', '))
    .map((row) => `‘${row}’`)
    .join(' and ');
}

/** What a register says of a claim's number; empty where none was asked. */
export function checkWords(check: ShownClaim['check']): string {
  if (check === null) return '';
  const said = editionWords(check);
  const { finding, conflict, since } = check;
  const stands = finding === null ? '' : findingWords({ ...check, finding });
  const sinceWhen = since === check.edition ? '' : `, since the edition of ${inShort(since)}`;
  const disagrees =
    conflict === 'rows'
      ? `rows of this number disagree, ${rowsOf(check)}`
      : `another ${conflict} has this number, ${rowsOf(check)}`;
  if (finding === null && conflict === null) return `${said}: this number is not in it.`;
  // What is red comes first, whoever the register says it is of.
  const told = isRed(finding) || conflict === null ? [`${stands}${sinceWhen}`] : [];
  return `${said}: ${[...told, ...(conflict === null ? [] : [disagrees])].join('; ')}.`;
}

type Moved = Pick<ShownCheck, 'register' | 'edition'> & {
  before: RowFinding | null;
  now: RowFinding | null;
};

/** What an edition made of a claim, in a thread and a mail: 'CEP 2010-123 is no longer suspended: valid in …'. */
export function moveWords(claim: Parameters<typeof claimName>[0], moved: Moved): string {
  const { before, now } = moved;
  const name = claimName(claim);
  const at = claim.kind === 'inspection' ? ' at the latest inspection' : '';
  const said = `${at} in ${editionWords(moved)}`;
  if (isRed(now)) return `${name}: ${findings[now].told}${said}`;
  const was = isRed(before) ? findings[before].badge.toLowerCase() : 'so';
  return `${name} is no longer ${was}: ${now === null ? 'rows that disagree' : findings[now].told}${said}`;
}

/** Who says so, and who has looked. */
export function provenWords({ provenOn, note, statedAs, statedOn, state, check }: ShownClaim): string {
  if (provenOn !== null) return `Proven by the desk on ${inShort(provenOn)}: ${withStop(note)}`;
  const stated = `Stated by the ${statedAs} on ${inShort(statedOn)}`;
  const isListed = check !== null && isProving(check.finding) && check.conflict === null;
  const isBare = state === 'stated' || (state !== 'proven' && !isListed);
  return isBare ? `${stated}; nobody has proven it.` : `${stated}.`;
}

/** Why the desk is not asked to prove a claim: what no proof would make green; empty where one does. */
export function unprovableWords(
  onceProven: EvidenceState,
  { check, validUntil }: Pick<ShownClaim, 'check' | 'validUntil'>,
): string {
  const by = check === null ? 'its register' : editionWords(check);
  if (isRed(onceProven) && check?.finding)
    return `Cannot be proven: ${findings[check.finding].told} in ${by}.`;
  if (onceProven === 'expired')
    return check?.finding === 'expired'
      ? `Cannot be proven: expired in ${by}.`
      : `Cannot be proven: it was valid until ${validUntil === null ? 'a day that has passed' : inShort(validUntil)}. What was renewed is to be stated anew.`;
  if (onceProven === 'disagrees') return `Cannot be proven: ${by} disagrees.`;
  if (onceProven === 'scope') return 'Cannot be proven for a dossier of another dosage form.';
  if (onceProven === 'aged')
    return 'Cannot be proven: its inspection is too long ago. A newer one is to be stated.';
  return '';
}

/** A person's words, as a sentence among others. */
function withStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** What it covers, as it says itself. */
export function coversWords(claim: ShownClaim): string {
  const { substance, site, scope, dosageForms } = claim;
  return [substance, dosageForms.join(', '), site, scope].filter(Boolean).join(' · ');
}

/** '1 May 2020 to 30 Apr 2025'; what nobody says is left out. */
export function periodWords({ kind, issuedOn, validUntil }: ShownClaim): string {
  const { issued } = evidenceNames[kind];
  const parts = [
    ...(issuedOn === null ? [] : [`${issued} ${inShort(issuedOn)}`]),
    ...(validUntil === null ? [] : [`valid until ${inShort(validUntil)}`]),
  ];
  return capitalise(parts.join(', '));
}

/** When somebody is to look again, as a sentence; empty where nobody is: it has ended, or the desk took it out. */
export function nextWords({
  kind,
  nextCheck,
  state,
}: Pick<ShownClaim, 'kind' | 'nextCheck' | 'state'>): string {
  if (state === 'expired' || state === 'refused') return '';
  const schedule = schedules[kind];
  if (schedule.months === null) return `Next check: with each new list of ${schedule.listedBy}.`;
  return nextCheck === null ? '' : `Next check: ${inShort(nextCheck)}.`;
}

/** In a line, as compare has it: 'CEP 2010-123: suspended, EDQM list of CEPs of 12 Nov 2026'. */
export function lineOf(claim: ShownClaim): string {
  const { state, check } = claim;
  const finding = claim.kind === 'inspection' ? (check?.finding ?? null) : null;
  const told = finding === null || check === null ? '' : `, ${findingWords({ ...check, finding })}`;
  const by = told + (isRed(state) && check !== null ? `, ${editionWords(check)}` : '');
  return `${claimName(claim)}: ${stateWord(claim).toLowerCase()}${by}`;
}
