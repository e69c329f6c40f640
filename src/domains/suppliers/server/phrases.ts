import { cGMPAccreditations } from '#domains/catalogue/contract/gmp.ts';
import type { Reader } from '#domains/finder/engine/reading/read-text.ts';
import { createPhraseTable, type FactPhrases, type Phrases } from '#domains/finder/engine/words/phrases.ts';
import { countries, countriesIn, namesOfCountry } from '#platform/server/countries.ts';
import {
  manufacturerTypes,
  type PlantLocation,
  specialCapabilities,
  supplierDosageForms,
  supplierManufacturingPlantLocations,
} from '../contract/supplier-lists.ts';
import type { SupplierFilterGroup } from '../contract/suppliers.ts';
import { withSynonyms } from './synonyms.ts';

/** Words that tell so little that they are looked for in the plants' texts, as they stand. */
const stayWords = new Set(['Others', 'European', 'cancer', '2-8', 'refrigerated', 'respiratory']);

const accreditations: Readonly<Record<string, readonly string[]>> = {
  USFDA: ['USFDA GMP', 'US FDA GMP', 'US GMP', 'cGMP US', 'FDA GMP'],
  'EU GMP': ['EU-GMP', 'EUGMP', 'European GMP', 'EU accreditation'],
  MHRA: ['UK MHRA', 'UK GMP', 'MHRA GMP'],
  'Health Canada': ['Health Canada GMP', 'Canada GMP', 'HPFB'],
  TGA: ['TGA GMP', 'Australia GMP', 'TGA Australia'],
  'WHO-GMP': ['WHO', 'WHO GMP'],
  PICS: ['PIC/S GMP', 'PICS GMP'],
  COFEPRIS: ['Mexico GMP'],
  ANVISA: ['Brazil GMP', 'ANVISA GMP'],
};

const locations: Readonly<Record<PlantLocation, readonly string[]>> = {
  Asia: ['Asian'],
  Europe: ['European plant', 'European site', 'EU based', 'European manufacturer'],
  'North America': ['North American'],
  China: ['Chinese'],
  'Rest of the World': ['ROW', 'rest of world'],
};

const types: Readonly<Record<string, readonly string[]>> = {
  'In-house R&D': ['R&D', 'in house research', 'in-house development', 'own R&D'],
  'API Manufacturing': ['API', 'API manufacturer', 'APIs', 'own API', 'drug substance'],
  'Full Scale Manufacturing': ['commercial manufacturing', 'full scale', 'commercial scale'],
  'Clinical batch manufacturing': ['clinical batches', 'clinical manufacturing', 'clinical trial supplies'],
  'Large Capacity Manufacturer': ['large capacity', 'high volume', 'large scale'],
  'Bulk packaging': ['bulk pack', 'bulk supply'],
};

/** '<5' and '20+' alone are numbers; years must be spoken of. */
const years: readonly (readonly [label: string, phrases: readonly string[]])[] = [
  ['<5', ['less than 5 years', 'under 5 years', 'up to 5 years']],
  ['6-10', ['6-10 years', '6 to 10 years']],
  ['10-20', ['10-20 years', '10 to 20 years', '11-20 years']],
  ['20+', ['20+ years', 'over 20 years', 'more than 20 years', 'above 20 years']],
];

function* phrases(): Generator<Phrases> {
  function* labelled(
    group: SupplierFilterGroup,
    labels: readonly string[],
    more: (label: string) => readonly string[],
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
    (label) => accreditations[label] ?? [],
  );
  yield* labelled(
    'SuListing_Search_Manufacturing_Plant_location',
    supplierManufacturingPlantLocations,
    (label) =>
      locations[label as PlantLocation].flatMap((place) => [place, `${place} plant`, `${place} site`]),
  );
  yield* labelled('SuListing_Filter_Special_capabilities', specialCapabilities, halvesOf);
  yield* labelled('SuListing_Filter_manufacturer_type', manufacturerTypes, (label) => types[label] ?? []);
  for (const [label, said] of years) yield { group: 'operation', label, phrases: said };
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
  idle: new Set(
    'supplier suppliers manufacturer manufacturers company companies plant plants site sites approved certified accredited'.split(
      ' ',
    ),
  ),
};
