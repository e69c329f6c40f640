import type { InspectionOutcome, ListedState } from '#domains/registers/contract/evidence-rows.ts';

// No schema: pages read it too.

/** How a claim strikes the eye; the word says the same. */
export type EvidenceTone = 'good' | 'plain' | 'grey' | 'warn' | 'bad';

type Finding = {
  /** In a sentence, behind the register and its edition. */
  told: string;
  /** On a badge, where it makes a claim stand so; null where it makes it proven. */
  badge: string | null;
  tone: EvidenceTone;
  /** What nobody may overlook, and everybody is told of. */
  isRed: boolean;
};

/**
 * What the row of a register says of a number, in one vocabulary whoever publishes it (§21.6). Its order is the severity, the
 * gentlest first: of rows that say different things the last here is told. Types, badges and SQL follow from it.
 */
export const findings = {
  valid: { told: 'valid', badge: null, tone: 'good', isRed: false },
  'no-action': { told: 'no action indicated', badge: null, tone: 'good', isRed: false },
  'voluntary-action': { told: 'voluntary action indicated', badge: null, tone: 'good', isRed: false },
  expired: { told: 'expired', badge: 'Expired', tone: 'warn', isRed: false },
  inactive: { told: 'inactive', badge: 'Inactive', tone: 'bad', isRed: true },
  suspended: { told: 'suspended', badge: 'Suspended', tone: 'bad', isRed: true },
  withdrawn: { told: 'withdrawn', badge: 'Withdrawn', tone: 'bad', isRed: true },
  'official-action': {
    ...{ told: 'official action indicated', badge: 'Official action', tone: 'bad', isRed: true },
  },
} as const satisfies Record<string, Finding>;

type Findings = typeof findings;
export type RowFinding = keyof Findings;
type WithBadge<B> = { [F in RowFinding]: Findings[F]['badge'] extends B ? F : never }[RowFinding];
/** What makes a claim proven, where it is of the same. */
export type ProvingFinding = WithBadge<null>;
/** What makes a claim stand as it says itself. */
export type TellingFinding = WithBadge<string>;
export type RedFinding = { [F in RowFinding]: Findings[F]['isRed'] extends true ? F : never }[RowFinding];

export const rowFindings = Object.keys(findings) as [RowFinding, ...RowFinding[]];
export const tellingFindings = rowFindings.filter(
  (one): one is TellingFinding => findings[one].badge !== null,
);
export const redFindings = rowFindings.filter((one): one is RedFinding => findings[one].isRed) as [
  RedFinding,
  ...RedFinding[],
];

/** A word in which a reader of a register has a row's state: another one stands here, or nothing compiles. */
export type ListedWord = ListedState | InspectionOutcome;

export const findingOf: Readonly<Record<ListedWord, RowFinding>> = {
  ...{ valid: 'valid', expired: 'expired', inactive: 'inactive' },
  ...{ suspended: 'suspended', withdrawn: 'withdrawn' },
  ...{ NAI: 'no-action', VAI: 'voluntary-action', OAI: 'official-action' },
};
