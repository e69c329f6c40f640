import { Link } from 'react-router';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { CuratedBadge } from '#domains/dossiers/web/curated-badge.tsx';
import { MoleculeDrawing } from '#domains/dossiers/web/molecule-drawing.tsx';
import { Cross } from '#ui/action/cross.tsx';
import classes from './compare-head.module.css';

/** The head of a column: which dossier it is, its structure, and what one can do with it. */
export function CompareHead({ dossier, onRemove }: { dossier: Dossier; onRemove: () => void }) {
  const { _id, ListingTitle, ListingCode, structure, curated, productDetails } = dossier;
  return (
    <div className={classes.head}>
      <button
        type="button"
        className={classes.remove}
        aria-label={`Remove ${ListingTitle} from the comparison`}
        onClick={onRemove}
      >
        <Cross />
      </button>
      <div className={classes.drawing}>
        <MoleculeDrawing structure={structure} title={ListingTitle} size="small" />
      </div>
      <Link to={`/product-details/${encodeURIComponent(_id)}`} className={classes.title}>
        {ListingTitle}
      </Link>
      <span className={`inline ${classes.code}`}>
        <span className="badge-small faint">{ListingCode}</span>
        {curated && <CuratedBadge />}
      </span>
      <span className={`badge-small ${classes.readiness}`}>{productDetails.dossierStatus}</span>
      <AskLink kind="dossier" id={_id} title={ListingTitle} className={classes.enquire}>
        Enquire<span className="visually-hidden"> about {ListingTitle}</span>
      </AskLink>
    </div>
  );
}
