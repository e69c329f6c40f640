import { z } from 'zod';
import type { Reader } from '#domains/finder/engine/reading/read-text.ts';
import { createPhraseTable, type FactPhrases, type Phrases } from '#domains/finder/engine/words/phrases.ts';
import {
  curatedFilter,
  type DosageForm,
  type DossierReadiness,
  dosageForms,
  dossierManufacturingFacilityLocations,
  dossierReadiness,
  marketsOfInterest,
  routesOfAdministration,
  supplyFilter,
  therapeuticCategories,
} from '../../contract/dossier-lists.ts';
import { marketNames } from '../../contract/market-names.ts';
import { classPhrases } from '../molecules/drug-classes.ts';
import { byOneName } from '../molecules/molecule-table.ts';
import { statementPhrases } from '../molecules/statements.ts';
import phrasesByLabel from './phrases.json' with { type: 'json' };

const spellings = z.array(z.string().min(1));

/** What a buyer types for each label. What says less than a label, such as 'solution', stays a word of the title. */
const typed = z
  .strictObject({
    /** What is typed for any form of a kind; the nouns go with a release: 'ER tablets'. */
    families: z.record(z.string(), z.object({ nouns: spellings, phrases: spellings })),
    releases: z.record(z.string(), spellings),
    forms: z.record(
      z.enum(dosageForms),
      z.strictObject({ family: z.string().optional(), release: z.string().optional(), phrases: spellings }),
    ),
    routes: z.record(z.enum(routesOfAdministration), spellings),
    readyMarkets: z.partialRecord(z.enum(dossierReadiness), spellings),
    stages: z.partialRecord(z.enum(dossierReadiness), spellings),
    supply: z.record(z.enum(supplyFilter), spellings),
    /** Beside the label and its halves ('Antipsychotics' and 'Anxiolytics'). A disease stays a word of the indication. */
    categories: z.partialRecord(z.enum(therapeuticCategories), spellings),
    /** What buyers ask for and listings do not say. */
    notUnderstood: z.array(z.object({ why: z.string(), phrases: spellings })),
  })
  .parse(phrasesByLabel);

function formPhrases(label: DosageForm): string[] {
  const { family, release, phrases } = typed.forms[label];
  const { nouns, phrases: any } = typed.families[family ?? ''] ?? { nouns: [], phrases: [] };
  const kinds = typed.releases[release ?? ''] ?? [];
  const released = kinds.flatMap((kind) => nouns.map((noun) => `${kind} ${noun}`));
  return [...any, ...kinds, ...released, ...phrases];
}

function readinessPhrases(label: DossierReadiness): string[] {
  const ready = typed.readyMarkets[label]?.flatMap((market) =>
    [
      `ready for ${market}`,
      `ready ${market}`,
      `ready in ${market}`,
      `ready for the ${market}`,
      `${market} ready`,
    ].map((phrase) => `${phrase}.`),
  );
  return ready === undefined ? (typed.stages[label] ?? []) : ['ready', ...ready];
}

/** A label's halves where it joins two things, as far as each is a word of its own. */
function halvesOf(label: string): string[] {
  const halves = label.split(' & ');
  return halves.length < 2 ? [] : halves.filter((half) => half.length > 7 && !half.startsWith('Other '));
}

function* phrases(): Generator<Phrases> {
  for (const label of dosageForms)
    yield { group: 'doseForm', label, phrases: [label, ...formPhrases(label)] };
  for (const label of routesOfAdministration) {
    // Where the form says it, the route adds nothing.
    const bare = label === 'Others' || label === 'Inhalation' ? [] : [label];
    yield { group: 'routeOfAdministration', label, phrases: [...bare, ...typed.routes[label]] };
  }
  for (const label of marketsOfInterest) {
    const said = [label, ...marketNames[label]];
    const spelt = said.flatMap((place) => [`${place}.`, `${place} market`, `${place} region.`]);
    yield { group: 'RegionofInterest', label, phrases: spelt };
  }
  for (const label of dossierReadiness) {
    yield { group: 'DossierReadiness', label, phrases: [label, ...readinessPhrases(label)] };
  }
  for (const label of dossierManufacturingFacilityLocations) {
    const made = ['made in', 'manufactured in', 'produced in'].map((verb) => `${verb} ${label}.`);
    yield { group: 'countryOfManufacture', label, phrases: made };
  }
  for (const label of curatedFilter) yield { group: 'curated', label, phrases: [label, 'curated'] };
  for (const label of supplyFilter)
    yield { group: 'supplyStatus', label, phrases: [label, ...typed.supply[label]] };
  for (const label of therapeuticCategories) {
    const said = [
      label === 'Vitamins' ? 'vitamins.' : label,
      ...halvesOf(label),
      ...(typed.categories[label] ?? []),
    ];
    yield { group: 'therapCategory', label, phrases: said };
  }
}

const notUnderstood = typed.notUnderstood.map(
  ({ why, phrases }): FactPhrases => ({ fact: { why }, phrases }),
);

/** What the dossier finder reads in a text (docs/decisions/filters-read-out-of-text.md). */
export const dossierReader: Reader = {
  phrases: createPhraseTable(phrases(), [...notUnderstood, ...statementPhrases(), ...classPhrases()]),
  strengths: 'any',
  dates: true,
  byOneName,
  idle: new Set(
    'dossier dossiers product products generic generics medicine medicines drug drugs approved'.split(' '),
  ),
};
