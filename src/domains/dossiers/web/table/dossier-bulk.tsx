import { isShortlisted, shortlist } from '#domains/catalogue/web/shortlist-mark/marks.ts';
import { Tool } from '#domains/finder/web/results/table/tool.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { DossierCard } from '../../contract/dossiers.ts';
import { AskTicked, CompareTicked } from './compare-and-ask.tsx';

/** What can be done with several dossiers at once. */
export function DossierBulk({ cards }: { cards: readonly DossierCard[] }) {
  const ticked = cards.map(({ _id, ListingTitle }) => ({ id: _id, title: ListingTitle, listed: true }));

  async function shortlistAll(): Promise<void> {
    const missing = cards.filter(({ _id }) => !isShortlisted(_id));
    const put = await Promise.all(missing.map(({ _id }) => shortlist(_id, true)));
    // One that could not be put there is told by itself.
    if (put.every(Boolean)) toastSuccess(`${counted(cards.length)} on your shortlist`);
  }

  return (
    <>
      <CompareTicked ticked={ticked} />
      <Tool off={null} onPress={() => void shortlistAll()}>
        Shortlist
      </Tool>
      <AskTicked ticked={ticked} />
    </>
  );
}

function counted(count: number): string {
  return count === 1 ? 'It is' : `All ${count} are`;
}
