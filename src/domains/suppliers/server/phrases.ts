import { z } from 'zod';
import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import type { Reader } from '#domains/finder/engine/reading/read-text.ts';
import { createPhraseTable, type FactPhrases, type Phrases } from '#domains/finder/engine/words/phrases.ts';
import { countries, countriesIn, namesOfCountry } from '#platform/server/countries.ts';
import {
  manufacturerTypes,
  specialCapabilities,
  supplierDosageForms,
  supplierManufacturingPlantLocations,
} from '../contract/supplier-lists.ts';
import type { SupplierFilterGroup } from '../contract/suppliers.ts';
import phrasesByLabel from './phrases.json' with { type: 'json' };
import { withSynonyms } from './synonyms.ts';

/** Words that tell so little that they are looked for in the plants' texts, as they stand. */
const stayWords = new Set(['Others', 'European', 'cancer', '2-8', 'refrigerated', 'respiratory']);

const spellings = z.array(z.string().min(1)).min(1);

const typed = z
  .strictObject({
    accreditations: z.partialRecord(z.enum(cGMPAccreditations), spellings),
    locations: z.record(z.enum(supplierManufacturingPlantLocations), spellings),
    manufacturerTypes: z.partialRecord(z.enum(manufacturerTypes), spellings),
    /** '<5' and '20+' alone are numbers; years must be spoken of. */
    years: z.record(z.string(), spellings),
    /** Words that say nothing among plants. */
    idle: spellings,
  })
  .parse(phrasesByLabel);

function* phrases(): Generator<Phrases> {
  function* labelled<Label extends string>(
    group: SupplierFilterGroup,
    labels: readonly Label[],
    more: (label: Label) => readonly string[],
  ): Generator<Phrases> {
    for (const label of labels) {
      if (label === 'Others') continue;
      const said = [...withSynonyms([label]), ...more(label)].filter((phrase) => !stayWords.has(phrase));
      yield { group, label, phrases: said };
    }
  }
  yield* labelled('SuListing_Filter_Detailed_Dosageform', supplierDosageForms, () => []);
  yield* labelled(
    'Sulisting_Filter_cGMP_accreditation',
    cGMPAccreditations,
    (label) => typed.accreditations[label] ?? [],
  );
  yield* labelled(
    'SuListing_Search_Manufacturing_Plant_location',
    supplierManufacturingPlantLocations,
    (label) => typed.locations[label].flatMap((place) => [place, `${place} plant`, `${place} site`]),
  );
  yield* labelled('SuListing_Filter_Special_capabilities', specialCapabilities, halvesOf);
  yield* labelled(
    'SuListing_Filter_manufacturer_type',
    manufacturerTypes,
    (label) => typed.manufacturerTypes[label] ?? [],
  );
  for (const [label, said] of Object.entries(typed.years)) yield { group: 'operation', label, phrases: said };
}

/** 'Biologics & Biosimilars' is asked for by either. */
function halvesOf(label: string): string[] {
  const halves = label.split(' & ');
  return halves.length < 2 ? [] : halves.filter((half) => half.length > 4);
}

/** Prequalification is of a named product, after an inspection by the WHO itself: no certificate of WHO-GMP says so. */
const prequalification: FactPhrases = {
  fact: { why: 'Listings do not state WHO prequalification; WHO-GMP is another thing' },
  phrases: [
    ...['WHO PQ', 'WHO PQP', 'WHO prequalified', 'WHO prequalification', 'WHO pre-qualified'],
    ...['WHO pre-qualification', 'prequalified', 'prequalification'],
  ],
};

/** What a plant may state beside its filters: the country in which it stands. */
export const supplierStatements: readonly string[] = countries.map((country) => `in: ${country}`);

function* countryPhrases(): Generator<FactPhrases> {
  for (const [number, country] of countries.entries()) {
    const ways = ['', 'in ', 'plant in ', 'site in ', 'based in ', 'made in ', 'located in '];
    const phrases = namesOfCountry(country).flatMap((name) => ways.map((way) => `${way}${name}.`));
    yield { fact: { label: `Country: ${country}`, statements: [number] }, phrases };
  }
}

/** The numbers of the statements of a plant in this country, however it is written. */
export function statementsOfCountry(country: string): number[] {
  return countriesIn(country).map((name) => countries.indexOf(name));
}

/** What the supplier finder reads in a text (docs/decisions/filters-read-out-of-text.md). */
export const supplierReader: Reader = {
  phrases: createPhraseTable(phrases(), [prequalification, ...countryPhrases()]),
  strengths: 'none',
  dates: false,
  idle: new Set(typed.idle),
};
