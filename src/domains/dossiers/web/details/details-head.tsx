import type { Asked } from '#domains/catalogue/web/asked-mark/asked.ts';
import { AskedMark } from '#domains/catalogue/web/asked-mark/asked-mark.tsx';
import { confirmedWords } from '#domains/catalogue/web/confirmed-words.ts';
import { BackLink } from '#domains/finder/web/page/back-link.tsx';
import { Breadcrumb, type Crumb } from '#ui/page/page.tsx';
import type { Dossier } from '../../contract/dossiers.ts';
import { CuratedBadge } from '../curated-badge.tsx';
import { offerIn, titleWithForm } from '../display.ts';
import { dossierFinderPath } from '../dossier-shape.ts';
import { MoleculeDrawing } from '../molecule-drawing.tsx';
import classes from './details-head.module.css';

type DetailsHeadProps = { dossier: Dossier; asked: Asked | null; breadcrumb: readonly Crumb[] };

/** Which dossier it is, the molecule before the code, and how it stands with oneself. */
export function DetailsHead({ dossier, asked, breadcrumb }: DetailsHeadProps) {
  return (
    <header>
      <div className={`ends ${classes.way}`}>
        <Breadcrumb crumbs={breadcrumb} />
        <BackLink finder={dossierFinderPath} />
      </div>
      <div className={classes.head}>
        {dossier.structure && (
          <div className={`panel ${classes.drawing}`}>
            <MoleculeDrawing structure={dossier.structure} title={dossier.ListingTitle} size="small" />
          </div>
        )}
        <div className={classes.words}>
          <h1 className={classes.code} tabIndex={-1}>
            Product Code-{dossier.ListingCode}
          </h1>
          <p className={classes.title}>
            {titleWithForm(dossier.ListingTitle, dossier.productDetails.doseForm)}
          </p>
          <p className={classes.standing}>
            {dossier.curated && <CuratedBadge />}
            <span>{offerIn(dossier.offDay)}</span>
            <span data-stale={dossier.age.stale || undefined}>{confirmedWords(dossier.age)}</span>
            {asked && <AskedMark asked={asked} />}
          </p>
        </div>
      </div>
    </header>
  );
}
