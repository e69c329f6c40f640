import { memo } from 'react';
import { Link } from 'react-router';
import { AgeLine } from '#domains/catalogue/web/age-line.tsx';
import { CardAskedMark } from '#domains/catalogue/web/asked-mark/asked-mark.tsx';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import { fromResults } from '#domains/finder/web/page/back-link.tsx';
import { useOpenCard } from '#domains/finder/web/page/use-open-card.ts';
import { Marked, MatchesUnseen } from '#domains/finder/web/search-box/marked.tsx';
import { button } from '#ui/action/button-link.ts';
import { NewBadge } from '#ui/mark/new-badge.tsx';
import { type Fact, Facts } from '#ui/page/facts.tsx';
import { dosageFormTiles, gmpTiles } from '../contract/supplier-lists.ts';
import { establishedYear } from '../contract/supplier-years.ts';
import type { SupplierCard as Card } from '../contract/suppliers.ts';
import { CapabilityList } from './capability-list.tsx';
import { CompanyType } from './company-type.tsx';
import { given, givenList, placesOf, yearsWords } from './display.ts';
import { litDosageForms, litGmp } from './lit-tiles.ts';
import { Stars } from './stars.tsx';
import classes from './supplier-card.module.css';
import { dosageFormIcons, gmpIcons } from './tile-icons.ts';
import { Tiles } from './tiles.tsx';

/** One plant among the results. A click anywhere opens it; its links keep their own ways. */
export const SupplierCard = memo(function SupplierCard({ card }: { card: Card }) {
  const details = `/supplier-details/${encodeURIComponent(card._id)}`;
  const open = useOpenCard(details);
  const name = card.SuListing_ID;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, the title's link does the same
    <article className={`card lifts ${classes.card}`} aria-labelledby={`supplier-${card._id}`} onClick={open}>
      <header className={`row ${classes.head}`}>
        <h3 id={`supplier-${card._id}`} className={`heading ${classes.title}`}>
          <Link to={details} state={fromResults} prefetch="intent">
            <Marked text={name} words={card.matched} />
          </Link>
        </h3>
        <Stars rating={card.SuListing_Star_Rating} />
        {card.isNew && <NewBadge />}
        <span className="code-at-end">
          <Marked text={card.Plant_ID} words={card.matched} />
        </span>
        <MatchesUnseen words={card.matched} texts={shownTexts(card)} className={classes.matches} />
      </header>
      <Facts facts={factsOf(card)} columns={3} />
      {card.stale && <AgeLine age={card} />}
      <Tiles
        label="Dosage forms"
        tiles={dosageFormTiles}
        lit={litDosageForms(card.SuListing_Search_Dosageforms)}
        icons={dosageFormIcons}
      />
      <Tiles
        label="GMP accreditations"
        tiles={gmpTiles}
        lit={litGmp(card.SuListing_Searchpage_Detailed_GMP)}
        icons={gmpIcons}
      />
      <footer className={classes.foot}>
        <div className={classes.capabilities}>
          <CapabilityList
            label="Special capabilities"
            texts={givenList(card.SuListing_Search_Special_capabilities_Short_Text)}
            matched={card.matched}
          />
        </div>
        <CardAskedMark kind="supplier" id={card._id} className={classes.asked} />
        <AskLink
          kind="supplier"
          id={card._id}
          title={name}
          state={fromResults}
          className={`${button} ${classes.quote}`}
        >
          Request Quote<span className="visually-hidden"> from {name}</span>
        </AskLink>
      </footer>
    </article>
  );
});

/** What a reader sees of a card, in words. */
function shownTexts(card: Card): string[] {
  return [
    card.SuListing_ID,
    card.Plant_ID,
    placesOf(card),
    card.SuListing_Search_Supplier_Type_of_company,
    ...card.SuListing_Search_Special_capabilities_Short_Text,
    ...card.SuListing_Search_Dosageforms,
    ...card.SuListing_Searchpage_Detailed_GMP,
  ];
}

function factsOf(card: Card): Fact[] {
  const years = card.SuListing_Filter_Searchpage_Years_Of_Operation;
  const places = placesOf(card);
  const type = given(card.SuListing_Search_Supplier_Type_of_company);
  return [
    ...(places === ''
      ? []
      : [{ label: 'Manufacturing plant', value: <Marked text={places} words={card.matched} /> }]),
    { label: `Estd ${establishedYear(years, new Date())}`, value: yearsWords(years) },
    ...(type === '' ? [] : [{ label: 'Company type', value: <CompanyType type={type} /> }]),
  ];
}
