import type { LaunchWindow, WindowReason } from './launch-windows.ts';

/** The ends that a window is drawn and told by; null where there is none ahead. */
export type Ends = {
  /** Nothing lawful before, by what the registers say. */
  hard: string | null;
  /** The dossier itself is ready later than that. */
  ready: string | null;
  soft: string | null;
};

const nothingAhead: Ends = { hard: null, ready: null, soft: null };

export function endsOf({ state, earliest, hardUntil, softUntil }: LaunchWindow, today: string): Ends {
  if (state === 'unknown') return nothingAhead;
  // An end counts until its day has passed.
  const hard = hardUntil === today ? today : ahead(hardUntil, today);
  const ready = ahead(earliest, hard ?? today);
  return { hard, ready, soft: ahead(softUntil, ready ?? hard ?? today) };
}

/** Something soft stands in the way, and no register says until when. */
export function isSoftForLong({ state, reasons }: LaunchWindow): boolean {
  const isUnsaid = ({ kind, counts, hard, until }: WindowReason) =>
    kind === 'exclusivity' && counts && !hard && until === null;
  return state !== 'unknown' && reasons.some(isUnsaid);
}

function ahead(end: string | null, of: string): string | null {
  return end !== null && end > of ? end : null;
}
