import { z } from 'zod';
import { launchRegisters } from './register-rows.ts';
import { windowMarkets } from './window-markets.ts';

export const reasonKinds = [
  'patent',
  'exclusivity',
  'reference exclusivity',
  'data protection',
  'orphan protection',
  'settlement',
  'readiness',
  /** Copies that are approved, whatever stands in the way of others. */
  'generics',
  /** What stands in no register that is read of the market. */
  'not listed',
  /** Which rows the presentation was matched to, and why. */
  'match',
  /** What has no row, or of which the register does not say enough. */
  'no match',
] as const;

/**
 * Why no row could be taken; or, where the substance is older, none that was matched is where the years begin; or what the
 * desk is asked of an orphan exclusivity during which copies were approved.
 */
export const refusals = [
  'no edition',
  'substance',
  'form',
  'strength',
  'salt',
  'use',
  'pin',
  'older',
  'orphan',
] as const;
export type Refusal = (typeof refusals)[number];

/** Why nothing lawful comes before a day, or what stands in the way until then, with the row that says so. */
export const windowReason = z.object({
  kind: z.enum(reasonKinds),
  /** Nothing lawful before; a soft one can be worked around or may not hold, its words say by what. */
  hard: z.boolean(),
  /**
   * Whether it has a say in the state and in the first day. What does not is shown for who asks: a delisted patent and
   * one that a settlement replaces, struck out; what has ended; the rows that were matched; from when one may submit.
   */
  counts: z.boolean(),
  /** `NCE`, `ODE-123`, `substance`, `product`, `U-1167`, `*PED` …; null where the reason has none. */
  code: z.string().nullable(),
  /** Of a patent, an application or a licence, as the register has it. */
  number: z.string().nullable(),
  /** The day it ends, as `2027-05-21`; null where nobody knows. */
  until: z.iso.date().nullable(),
  source: z.enum([...launchRegisters, 'owner', 'desk', 'dossier']),
  /** Day of the edition, for what a register says. */
  edition: z.iso.date().nullable(),
  /** Of a patent that does not count: its holder asked to have it taken off the list, be anything settled or not. */
  delisted: z.literal(true).optional(),
  /** Of a settlement: where it was made public. */
  address: z.string().optional(),
  /** Of what has no row: what the register's rows failed by. Of copies: what the desk is asked of them. */
  because: z.enum(refusals).optional(),
  /** One sentence for who is not of the trade. */
  words: z.string(),
});
export type WindowReason = z.infer<typeof windowReason>;

/** `unknown` wherever no row was found or several contradict: never `open` for want of a match. */
export const windowStates = ['open', 'waits', 'soft-only', 'unknown'] as const;

export const launchWindow = z.object({
  market: z.enum(windowMarkets),
  /**
   * The first day that is lawful and on which the dossier is ready, and none before the day it was worked out; null
   * where either is unknown.
   */
  earliest: z.iso.date().nullable(),
  /**
   * The day of the edition that says what is told: of ends ahead the one that has the row of the last, a hard one before
   * all that are soft; of nothing listed, and of what is unknown, the oldest that was asked. Null where no edition says it: without one, where a settlement alone gives
   * the day, and where the dossier is ready later than the registers have it.
   */
  asOf: z.iso.date().nullable(),
  /** It would be another day, or another state, without a settlement. */
  bySettlement: z.boolean().optional(),
  state: z.enum(windowStates),
  /** The latest hard end that lies ahead, whether or not the dossier is ready; null without one. */
  hardUntil: z.iso.date().nullable(),
  /** The latest soft end that lies ahead; null without one, and where something soft runs until nobody has said when. */
  softUntil: z.iso.date().nullable(),
  /** In which states alone the dossier is approved or filed, and that day is theirs; absent where it is the whole market's. */
  states: z.array(z.string()).optional(),
  reasons: z.array(windowReason),
});
export type LaunchWindow = z.infer<typeof launchWindow>;

/** What a line says of a window: a card has these fields, and dossiers are told of as revised where one of them is another. */
export const launchBrief = launchWindow.pick({
  ...{ market: true, earliest: true, hardUntil: true, softUntil: true, asOf: true, bySettlement: true },
  ...{ state: true, states: true },
});
export type LaunchBrief = z.infer<typeof launchBrief>;
