import { useId } from 'react';
import type { Dossier } from '../contract/dossiers.ts';
import classes from './about-molecule.module.css';
import { written } from './display.ts';
import { MoleculeDrawing } from './molecule-drawing.tsx';

/** The molecule, drawn and described. */
export function AboutMolecule({ id, dossier }: { id?: string; dossier: Dossier }) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`card ${classes.about}`}
      aria-labelledby={titleId}
      tabIndex={id ? -1 : undefined}
    >
      <h2 id={titleId} className={`heading ${classes.title}`}>
        About the molecule
      </h2>
      <div className={classes.body}>
        {dossier.structure && (
          <MoleculeDrawing structure={dossier.structure} title={dossier.ListingTitle} size="large" />
        )}
        <p className={`secondary ${classes.text}`}>{written(dossier.About)}</p>
      </div>
    </section>
  );
}
