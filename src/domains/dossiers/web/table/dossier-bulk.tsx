import { useNavigate } from 'react-router';
import { mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { compareAddress, keep } from '#domains/catalogue/web/compare-choice/choice.ts';
import { useIsOwn } from '#domains/catalogue/web/own/own.ts';
import { isShortlisted, shortlist } from '#domains/catalogue/web/shortlist-mark/marks.ts';
import { Tool } from '#domains/finder/web/results/table/tool.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { DossierCard } from '../../contract/dossiers.ts';

/** What can be done with several dossiers at once. */
export function DossierBulk({ cards }: { cards: readonly DossierCard[] }) {
  const navigate = useNavigate();
  const isOwn = useIsOwn();
  // Nobody asks themselves for a proposal.
  const askable = cards.filter(({ _id }) => !isOwn('dossier', _id));
  const tooMany = `At most ${mostCompared} at once`;

  function compare(): void {
    keep(cards.map(({ _id, ListingTitle }) => ({ id: _id, title: ListingTitle })));
    void navigate(compareAddress(cards.map(({ _id }) => _id)));
  }

  async function shortlistAll(): Promise<void> {
    const missing = cards.filter(({ _id }) => !isShortlisted(_id));
    const put = await Promise.all(missing.map(({ _id }) => shortlist(_id, true)));
    // One that could not be put there is told by itself.
    if (put.every(Boolean)) toastSuccess(`${counted(cards.length)} on your shortlist`);
  }

  return (
    <>
      <Tool
        off={
          cards.length > mostCompared ? tooMany : cards.length < 2 ? 'Tick another to compare it with' : null
        }
        onPress={compare}
      >
        Compare
      </Tool>
      <Tool off={null} onPress={() => void shortlistAll()}>
        Shortlist
      </Tool>
      <Tool
        off={askable.length > mostCompared ? tooMany : askable.length === 0 ? 'They are your own' : null}
        onPress={() => void navigate(`/compare/proposals?ids=${askable.map(({ _id }) => _id).join()}`)}
      >
        Request proposals
      </Tool>
    </>
  );
}

function counted(count: number): string {
  return count === 1 ? 'It is' : `All ${count} are`;
}
