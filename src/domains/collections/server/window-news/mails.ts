import type { TakenMove } from '#domains/dossiers/server/windows/moved-windows.ts';
import { type EditionDays, movedWords, whyMoved } from '#domains/registers/contract/window-moves.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';

/** As many dossiers as a mail names. */
const mostNamed = 20;

type Links = { publicUrl: string; stopKey: string };
/** When it is told, and by which editions. */
type Told = { today: string; editions: EditionDays };

/** Which launch windows of what a person has aside an edition moved, and by which row; and the way out. */
export function movedMail(
  to: string,
  moves: readonly TakenMove[],
  told: Told,
  { publicUrl, stopKey }: Links,
): Mail {
  const byDossier = [...Map.groupBy(moves, ({ id }) => id).values()];
  const [only] = byDossier.length === 1 ? byDossier : [];
  const rest = byDossier.length - mostNamed;
  const heading = only ? 'A launch window moved' : `The launch windows of ${byDossier.length} dossiers moved`;
  return {
    to,
    subject: only?.[0] ? `${heading}: ${only[0].title}` : heading,
    heading,
    paragraphs: [
      'A new edition of a public register says otherwise of what is on your lists, or in your saved searches with alerts. This is not legal advice.',
      `You get one mail for each edition. To stop all alerts without logging in: ${publicUrl}/stop-alerts/${stopKey}`,
    ],
    facts: [
      ...byDossier.slice(0, mostNamed).map((some) => ({
        label: `${some[0]?.title} (${some[0]?.code})`,
        value: some.map((move) => lineOf(move, told)).join('\n'),
      })),
      ...(rest > 0 ? [{ label: 'And', value: rest === 1 ? 'one other' : `${rest} others` }] : []),
    ],
    action: only?.[0]
      ? { label: 'Open the dossier', url: `${publicUrl}/product-details/${only[0].id}` }
      : { label: 'Open your lists', url: `${publicUrl}/shortlist` },
  };
}

function lineOf(move: TakenMove, { today, editions }: Told): string {
  const { market, before } = move;
  if (before === null) return market;
  return `${market}: ${movedWords(before, move, today)}. ${whyMoved(before, move, editions)}`;
}
