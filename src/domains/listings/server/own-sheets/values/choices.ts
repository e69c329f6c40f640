import {
  type DosageForm,
  type DossierReadiness,
  dosageForms,
  dossierReadiness,
  routesOfAdministration,
  supplyFilter,
  therapeuticCategories,
} from '#domains/dossiers/contract/dossier-lists.ts';
import { dossierReader } from '#domains/dossiers/server/search/phrases.ts';
import { countries, namesOfCountry } from '#platform/server/countries.ts';
import { marketCalled } from '../columns/match-head.ts';
import { fold } from '../words/fold.ts';
import { formSaidBy } from '../words/form-words.ts';

/** 'EU?' and '(EU)' say less than 'EU': what is meant is asked. */
function isDoubtful(text: string): boolean {
  return text.includes('?') || text.startsWith('(');
}

/** The finder's own names of the groups that fields are chosen from. */
const groups: Readonly<Record<string, { group: string; options: readonly string[] }>> = {
  dosageForm: { group: 'doseForm', options: dosageForms },
  routes: { group: 'routeOfAdministration', options: routesOfAdministration },
  therapeuticCategories: { group: 'therapCategory', options: therapeuticCategories },
  readiness: { group: 'DossierReadiness', options: dossierReadiness },
  supply: { group: 'supplyStatus', options: supplyFilter },
};

const labels = new Map(
  Object.entries(groups).map(([field, { options }]) => [
    field,
    new Map(options.map((option) => [fold(option), option])),
  ]),
);

/** The one value that a text stands for in a field's list, as the finder understands it; undefined where it is none, or could be two. */
export function readChoice(field: string, text: string): string | undefined {
  if (isDoubtful(text)) return undefined;
  const key = fold(text);
  const own = labels.get(field)?.get(key);
  if (own !== undefined) return own;
  if (field === 'dosageForm') {
    const form: DosageForm | undefined = formSaidBy(key.split(' '));
    if (form !== undefined) return form;
  }
  if (field === 'readiness' && key === 'ready') return undefined;
  const meant = (dossierReader.phrases.meanings.get(key) ?? []).filter(
    ({ group }) => group === groups[field]?.group,
  );
  const [only, ...more] = meant;
  return more.length === 0 ? (only?.label as DossierReadiness | undefined) : undefined;
}

/** A market that a text names as a whole; 'UE' is how half of Europe writes it. */
export function readMarket(text: string): string | undefined {
  if (isDoubtful(text)) return undefined;
  return fold(text) === 'ue' ? 'EU' : marketCalled(text);
}

const countryNames = new Map<string, string>();
for (const country of countries) {
  for (const name of namesOfCountry(country)) countryNames.set(fold(name), country);
}
addTranslated();

/** What countries are called in the languages in which lists are kept. */
function addTranslated(): void {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const others = ['de', 'fr', 'es', 'it', 'pt', 'pl', 'nl'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
    const country = countryNames.get(fold(english.of(code) ?? ''));
    if (country === undefined) continue;
    for (const names of others) {
      const name = fold(names.of(code) ?? '');
      if (name !== '' && !countryNames.has(name)) countryNames.set(name, country);
    }
  }
}

/** A country as the catalogue writes it. */
export function readCountry(text: string): string | undefined {
  return isDoubtful(text) ? undefined : countryNames.get(fold(text));
}

const yes = new Set([
  'x',
  'yes',
  'y',
  'ja',
  'j',
  'si',
  's',
  'oui',
  'sim',
  'ok',
  'true',
  '✓',
  '✔',
  '☑',
  '●',
  '•',
]);
const no = new Set(['', 'no', 'n', 'nein', 'non', 'nao', 'false', '-', '–', '—', '0', 'n/a', 'na', '✗', '✘']);

/** A cross or a yes, or neither; undefined for another word. */
export function readYesNo(text: string): boolean | undefined {
  // '(x)' and 'yes?' say less than a yes.
  if (/[()?]/.test(text)) return undefined;
  const key = fold(text) || text.trim();
  if (no.has(key) || no.has(text.trim())) return false;
  return yes.has(key) ? true : undefined;
}
