import { useState } from 'react';
import { mostMoved } from '#domains/catalogue/contract/shortlist-limits.ts';
import { isShortlisted, shortlist } from '#domains/catalogue/web/shortlist-mark/marks.ts';
import { PutOnList } from '#domains/catalogue/web/shortlist-mark/put-on-list.tsx';
import { Tool } from '#domains/finder/web/results/table/tool.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { DossierCard } from '../../contract/dossiers.ts';
import { AskTicked, BriefTicked, CompareTicked } from './compare-and-ask.tsx';

/** What can be done with several dossiers at once. */
export function DossierBulk({ cards }: { cards: readonly DossierCard[] }) {
  const [puts, setPuts] = useState(false);
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
      <Tool
        off={cards.length > mostMoved ? `At most ${mostMoved} at once` : null}
        onPress={() => setPuts(true)}
      >
        Add to list
      </Tool>
      {puts && <PutOnList ids={cards.map(({ _id }) => _id)} onClose={() => setPuts(false)} />}
      <AskTicked ticked={ticked} />
      <BriefTicked ticked={ticked} />
    </>
  );
}

function counted(count: number): string {
  return count === 1 ? 'It is' : `All ${count} are`;
}
