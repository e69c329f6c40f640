import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';

// No schema: pages read it too.

/** What a claim is a claim of (§21.1). */
export const evidenceKinds = ['gmp', 'cep', 'dmf', 'approval', 'inspection'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What each is called, what its number is, and what the day is on which it begins. */
export const evidenceNames: Record<EvidenceKind, { name: string; number: string; issued: string }> = {
  gmp: { name: 'GMP certificate', number: 'Certificate number', issued: 'Inspected on' },
  cep: { name: 'CEP', number: 'CEP number', issued: 'Issued on' },
  dmf: { name: 'DMF', number: 'DMF number', issued: 'Filed on' },
  approval: { name: 'Approval', number: 'Approval number', issued: 'Approved on' },
  inspection: { name: 'Inspection', number: 'FEI number', issued: 'Inspected on' },
};

const agencies = cGMPAccreditations.filter(
  (one) => one !== 'EU GMP' && one !== 'WHO-GMP' && one !== 'PICS' && one !== 'Others',
);

/** Who can have given each: of GMP the finder's accreditations, of approvals the agencies among them. */
export const authoritiesOf: Record<EvidenceKind, readonly [string, ...string[]]> = {
  gmp: cGMPAccreditations,
  cep: ['EDQM'],
  dmf: ['USFDA', 'Health Canada', 'Others'],
  approval: ['EMA', ...agencies, 'Others'],
  inspection: ['USFDA'],
};

/** Without its number a claim of these says nothing that can be looked up. */
export function needsNumber(kind: EvidenceKind): boolean {
  return kind !== 'gmp';
}

/** All that a claim can come from. */
export const authorities = [...new Set(Object.values(authoritiesOf).flat())] as [string, ...string[]];

/** So many claims a listing has at most. */
export const mostClaims = 20;

/** Letters that its texts take. */
export const evidenceLengths = {
  ...{ number: 60, holder: 200, substance: 200, site: 200, scope: 500, source: 1000, note: 2000 },
} as const;

/** Days as far back and ahead as certificates reach. */
export const evidenceHorizonYears = 40;

/** What is wrong with each field, for the form and for the server. */
export const evidenceFaults = {
  kind: 'Choose what it is',
  authority: 'Choose who gave it',
  number: {
    gmp: 'A certificate’s number has letters and digits',
    cep: 'Give the number as CEP 2010-123, with or without its revision',
    dmf: 'Give the number as the authority has it; the FDA’s has up to six digits',
    approval: 'Give the number of the approval',
    inspection: 'Give the FEI number: seven to ten digits',
  },
  issuedOn: 'Give the day as YYYY-MM-DD',
  ahead: 'This day has not come yet',
  validUntil: 'It cannot end before it begins',
  source: 'Say where it can be read: an address as https://…, or in words',
  address: 'Give the whole address, as https://…',
  same: 'This is stated already',
  substance: 'The dossier is of another substance: state its own, as the certificate has it',
  oneSubstance:
    'The dossier is of several substances, each with a file of its own: name the one that this is of',
  gmpSubstance: 'A GMP certificate covers sites and dosage forms: name no substance',
  forms: 'Only a GMP certificate names dosage forms',
  how: 'Say how it was proven',
  reason: 'Give the reason',
  tooMany: `A listing has ${mostClaims} claims at most. Retire one first.`,
} as const;
