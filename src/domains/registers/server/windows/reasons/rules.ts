import type { Refusal, WindowReason } from '../../../contract/launch-windows.ts';
import type { LaunchRegister } from '../../../contract/register-rows.ts';
import { registerWords } from '../../../contract/register-words.ts';

/** What a register says of a presentation: whether it knows it, the ends, and what is told beside them. */
export type Found = {
  isKnown: boolean;
  /** It is licensed as a biologic, and so is a copy of it. */
  isBiologic?: true;
  reasons: WindowReason[];
  told: WindowReason[];
  /** Days of the editions that were read. */
  editions: string[];
};

export function reason(one: Omit<WindowReason, 'counts'> & { counts?: boolean }): WindowReason {
  return { counts: true, ...one };
}

/** Which rows were matched, why, and what is to be known of it. */
export function matchReasons(
  { words, notes }: { words: string; notes: readonly string[] },
  source: LaunchRegister,
  edition: string | null,
  number: string | null,
): WindowReason[] {
  const one = { hard: false, counts: false, code: null, until: null, source, edition };
  return [
    reason({ kind: 'match', ...one, number, words }),
    ...notes.map((note) => reason({ kind: 'match', ...one, number: null, words: note })),
  ];
}

/** A presentation without a row: nobody knows, and nothing is open for want of it. */
export function noMatch(
  words: string,
  source: LaunchRegister,
  edition: string | null,
  because?: Refusal,
): Pick<Found, 'isKnown' | 'reasons'> {
  return {
    isKnown: false,
    reasons: [
      reason({
        kind: 'no match',
        hard: false,
        code: null,
        number: null,
        until: null,
        source,
        edition,
        ...(because && { because }),
        words,
      }),
    ],
  };
}

/** What a register leaves out stands in the way all the same. */
export function notListed(what: string, source: LaunchRegister, edition: string | null): WindowReason {
  return reason({
    ...{
      kind: 'not listed',
      hard: false,
      counts: false,
      code: what,
      number: null,
      until: null,
      source,
      edition,
    },
    words: `The file of the ${registerWords[source].name} has no ${what}: whether such stand in the way, this window does not tell.`,
  });
}
