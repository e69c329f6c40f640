import { isPublicAddress } from '#platform/contract/addresses/public-address.ts';
import { toPlainName } from '#platform/contract/names.ts';
import { authoritiesOf, type EvidenceKind, evidenceFaults, needsNumber } from './evidence-kinds.ts';
import { numberKey } from './evidence-numbers.ts';

// No schema: the form judges by it too.

/** The day that it is where the day begins first. */
export function latestToday(now = Date.now()): string {
  return new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Whether a source, as it is kept (§15.1), is words, or an address that anybody can open. */
export function isSource(typed: string): boolean {
  const source = toPlainName(typed);
  return !/^(?:https?:|www\.)/i.test(source) || isPublicAddress(source);
}

/** What of a claim is held against the rest of it. */
type Judged = {
  kind: EvidenceKind;
  authority: string;
  number: string;
  issuedOn: string | null;
  validUntil: string | null;
};

type Fault = { path: keyof Judged; message: string };

/** What is wrong with a claim beyond its fields, one by one: for the form and the server alike. */
export function claimFaults(claim: Judged): Fault[] {
  const { kind, authority, number, issuedOn, validUntil } = claim;
  const faults: Fault[] = [];
  if (!authoritiesOf[kind].includes(authority)) {
    faults.push({ path: 'authority', message: evidenceFaults.authority });
  }
  const isMissing = number === '' && needsNumber(kind);
  if (isMissing || (number !== '' && numberKey(kind, authority, number) === null)) {
    faults.push({ path: 'number', message: evidenceFaults.number[kind] });
  }
  if (issuedOn !== null && issuedOn > latestToday()) {
    faults.push({ path: 'issuedOn', message: evidenceFaults.ahead });
  }
  if (issuedOn !== null && validUntil !== null && validUntil < issuedOn) {
    faults.push({ path: 'validUntil', message: evidenceFaults.validUntil });
  }
  return faults;
}
