import { mostBriefed, mostCompared } from '#domains/catalogue/contract/compare-limits.ts';

export type Ticked = { id: string; title: string; listed: boolean };

/** Something that several dossiers are taken for: which, and why it cannot be done; null where it can. */
type Deed = { dossiers: readonly Ticked[]; off: string | null };

/** What the ticked dossiers are compared and asked for as: retired ones are neither, and nobody asks themselves for a proposal. */
export function atOnce(
  ticked: readonly Ticked[],
  isOwn: (id: string) => boolean,
): { comparing: Deed; asking: Deed; briefing: Deed } {
  const listed = ticked.filter((dossier) => dossier.listed);
  const askable = listed.filter(({ id }) => !isOwn(id));
  return {
    comparing: {
      dossiers: listed,
      off: listed.length < 2 ? 'Tick another to compare it with' : beyond(listed),
    },
    asking: { dossiers: askable, off: askable.length === 0 ? whyNone(listed) : beyond(askable) },
    briefing: {
      dossiers: askable,
      off: askable.length === 0 ? whyNone(listed) : beyond(askable, mostBriefed),
    },
  };
}

function whyNone(listed: readonly Ticked[]): string {
  return listed.length > 0 ? 'They are your own' : 'None of them is listed any more';
}

function beyond(dossiers: readonly Ticked[], most = mostCompared): string | null {
  return dossiers.length > most ? `At most ${most} at once` : null;
}
