import { uncapitalise } from '#platform/contract/capitalise.ts';
import type { Letter } from '#platform/server/documents/letter.ts';
import type { NegotiatedDocument } from '../../contract/terms/counters.ts';
import { countWords, redline } from '../../contract/terms/redline.ts';
import type { RequestRow } from '../parties/participants.ts';
import { toDeskMoment } from '../rules.ts';
import { toListing } from '../wire.ts';

type Compared = { row: RequestRow; from: NegotiatedDocument; to: NegotiatedDocument };

/** What changed between two versions or counters, as a letter: what goes struck through, what comes underlined, and both in words. */
export function toRedlineLetter({ row, from, to }: Compared, now: Date, timeZone: string): Letter {
  const { reference } = row;
  const { title, code } = toListing(row);
  const compared = `${from.label} compared with ${uncapitalise(to.label)}`;
  const lines = redline(from.terms, to.terms);
  return {
    title: `Redline of ${reference}: ${compared}`,
    heading: `${from.label} → ${uncapitalise(to.label)}`,
    subheading: `${title} (${code})`,
    // It names no version as a version itself does, and is taken for the signed copy of none (§10.8).
    foot: `Redline of ${reference}: ${compared}, as of ${toDeskMoment(now, timeZone)}`,
    sections: [
      {
        heading: 'Changes',
        facts: [
          {
            label: 'How to read it',
            value: `${countWords(lines)} What goes is struck through, what comes is underlined; below each line both stand in words.`,
          },
          ...lines.changes.map(({ label, pieces, words }) => ({ label, value: words, pieces })),
        ],
      },
    ],
  };
}
