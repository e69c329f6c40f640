import { CompareBox } from '#domains/catalogue/web/compare-choice/compare-box.tsx';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import { ListsButton } from '#domains/catalogue/web/shortlist-mark/lists-button.tsx';
import { ShortlistButton } from '#domains/catalogue/web/shortlist-mark/shortlist-button.tsx';
import { button } from '#ui/action/button-link.ts';
import type { Dossier } from '../../contract/dossiers.ts';
import { DataSheetButton } from '../data-sheet-button.tsx';

/** What one can do with a dossier, the one step it is there for last. */
export function DossierActions({ dossier, withText }: { dossier: Dossier; withText: boolean }) {
  const { _id: id, ListingTitle: title, ListingCode: code } = dossier;
  return (
    <>
      <ShortlistButton id={id} title={title} withText={withText} />
      <ListsButton id={id} title={title} tall={withText} />
      <CompareBox dossier={{ id, title }} />
      {withText && <DataSheetButton id={id} code={code} />}
      <AskLink kind="dossier" id={id} title={title} className={button}>
        Request Term Sheet
      </AskLink>
    </>
  );
}
