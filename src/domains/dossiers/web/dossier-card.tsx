import { memo } from 'react';
import { Link } from 'react-router';
import { AgeLine } from '#domains/catalogue/web/age-line.tsx';
import { CardAskedMark } from '#domains/catalogue/web/asked-mark/asked-mark.tsx';
import { CompareBox } from '#domains/catalogue/web/compare-choice/compare-box.tsx';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import { ListsButton } from '#domains/catalogue/web/shortlist-mark/lists-button.tsx';
import { ShortlistButton } from '#domains/catalogue/web/shortlist-mark/shortlist-button.tsx';
import { fromResults } from '#domains/finder/web/page/back-link.tsx';
import { useOpenCard } from '#domains/finder/web/page/use-open-card.ts';
import { Marked, MatchesUnseen } from '#domains/finder/web/search-box/marked.tsx';
import { LaunchLine } from '#domains/registers/web/launch-line.tsx';
import { button } from '#ui/action/button-link.ts';
import { NewBadge } from '#ui/mark/new-badge.tsx';
import { type Fact, Facts } from '#ui/page/facts.tsx';
import type { DossierCard as Card } from '../contract/dossiers.ts';
import { CuratedBadge } from './curated-badge.tsx';
import { fact, offerIn, written, writtenDate } from './display.ts';
import classes from './dossier-card.module.css';
import { MoleculeDrawing } from './molecule-drawing.tsx';

/** One dossier among the results, with all its fields. A click anywhere opens it; its links keep their own ways. */
export const DossierCard = memo(function DossierCard({ card }: { card: Card }) {
  const details = `/product-details/${encodeURIComponent(card._id)}`;
  const open = useOpenCard(details);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, the title's link does the same
    <article className={`card lifts ${classes.card}`} aria-labelledby={`dossier-${card._id}`} onClick={open}>
      <div className={classes.main}>
        <header className={`row ${classes.head}`}>
          <h3 id={`dossier-${card._id}`} className={`fits heading ${classes.title}`}>
            <Link to={details} state={fromResults} prefetch="intent">
              <Marked text={card.ListingTitle} words={card.matched} />
            </Link>
          </h3>
          {card.curated && <CuratedBadge />}
          {card.isNew && <NewBadge />}
          <span className={`code-at-end ${classes.code}`}>
            <Marked text={card.ListingCode} words={card.matched} />
          </span>
          <span className={classes.lists}>
            <ListsButton id={card._id} title={card.ListingTitle} />
            <ShortlistButton id={card._id} title={card.ListingTitle} />
          </span>
        </header>
        <p className={`detail ${classes.line}`}>
          <Marked text={card.descp} words={card.matched} />
        </p>
        {card.launch.length > 0 && (
          <p className={`detail ${classes.launch}`}>
            Launch <LaunchLine windows={card.launch} />
          </p>
        )}
        {card.fits !== undefined && card.fits.length > 0 && (
          <p className={`detail ${classes.launch}`}>Fits {card.fits.join(', ')}</p>
        )}
        <MatchesUnseen words={card.matched} texts={shownTexts(card)} className={classes.matches} />
        <Facts facts={factsOf(card)} columns={3} />
        {card.stale && <AgeLine age={card} />}
      </div>
      <div className={classes.molecule}>
        <h4 className={classes.about}>About the molecule</h4>
        <MoleculeDrawing structure={card.structure} title={card.ListingTitle} size="small" />
        <p className={classes.text}>
          <Marked text={written(card.About)} words={card.matched} />
        </p>
      </div>
      <footer className={`line ${classes.foot}`}>
        <span className={classes.offer}>{offerIn(card.offDay)}</span>
        <CardAskedMark kind="dossier" id={card._id} className={classes.asked} />
        <CompareBox dossier={{ id: card._id, title: card.ListingTitle }} />
        <Link to={details} state={fromResults} className={`small ${classes.more}`}>
          more...<span className="visually-hidden"> about {card.ListingTitle}</span>
        </Link>
        <AskLink
          kind="dossier"
          id={card._id}
          title={card.ListingTitle}
          state={fromResults}
          className={`${button} ${classes.enquire}`}
        >
          Enquire<span className="visually-hidden"> about {card.ListingTitle}</span>
        </AskLink>
      </footer>
    </article>
  );
});

/** What a reader sees of a card, in words. */
function shownTexts(card: Card): string[] {
  return [card.ListingTitle, card.ListingCode, card.descp, card.doseForm, card.resCapsules];
}

function factsOf(card: Card): Fact[] {
  return [
    fact('Dose form', card.doseForm),
    fact('Strengths', card.resCapsules),
    fact('Dossier readiness', card.dosStatus),
    fact('Available geographies', card.locations),
    fact('Manufacturing GMP', card.mfg),
    fact('Country of manufacture', card.com),
    fact('US Constraint date', writtenDate(card.usConDate)),
    fact('Supply', card.supply),
    fact('Deal type', card.type),
  ];
}
