import { memo } from 'react';
import { Link } from 'react-router';
import { dosageFormTiles, gmpTiles } from '#contract/supplier-lists.ts';
import { establishedYear } from '#contract/supplier-years.ts';
import type { SupplierCard as Card } from '#contract/suppliers.ts';
import { fromResults } from '#web/features/finder/back-link.tsx';
import { useOpenCard } from '#web/features/finder/use-open-card.ts';
import { button } from '#web/ui/button-link.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import hidden from '#web/ui/hidden.module.css';
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
    <article className={classes.card} aria-labelledby={`supplier-${card._id}`} onClick={open}>
      <header className={classes.head}>
        <h3 id={`supplier-${card._id}`} className={classes.title}>
          <Link to={details} state={fromResults} prefetch="intent">
            {name}
          </Link>
        </h3>
        <Stars rating={card.SuListing_Star_Rating} />
        <span className={classes.plant}>{card.Plant_ID}</span>
      </header>
      <Facts facts={factsOf(card)} columns={3} />
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
          />
        </div>
        <Link
          to={`/supplier-term-sheet/${encodeURIComponent(card._id)}`}
          state={fromResults}
          className={`${button} ${classes.quote}`}
        >
          Request Quote<span className={hidden.hidden}> from {name}</span>
        </Link>
      </footer>
    </article>
  );
});

function factsOf(card: Card): Fact[] {
  const years = card.SuListing_Filter_Searchpage_Years_Of_Operation;
  const places = placesOf(card);
  const type = given(card.SuListing_Search_Supplier_Type_of_company);
  return [
    ...(places === '' ? [] : [{ label: 'Manufacturing plant', value: places }]),
    { label: `Estd ${establishedYear(years, new Date())}`, value: yearsWords(years) },
    ...(type === '' ? [] : [{ label: 'Company type', value: <CompanyType type={type} /> }]),
  ];
}
