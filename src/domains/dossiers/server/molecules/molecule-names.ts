import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import { brandNames } from './brand-names.ts';
import { combinationNames, otherNames, saltNames, saltWords } from './other-names.ts';

/** Every name of the table leads to its INN; an INN leads to itself. */
const innOf = new Map<string, string>();
for (const [inn, kinds] of Object.entries(otherNames)) {
  for (const name of Object.values(kinds).flat()) if (!innOf.has(plain(name))) innOf.set(plain(name), inn);
}
for (const inn of [...Object.keys(otherNames), ...Object.keys(brandNames)]) innOf.set(plain(inn), inn);

/** All names of each salt, and by each of them which salts it stands for. */
const salts = Object.entries(saltNames).map(([inn, others]) => [inn, ...others]);
const saltsOfWord = Map.groupBy(
  salts.flatMap((names, at) => names.map((name) => ({ name, at }))),
  ({ name }) => name,
);

/** Brands by the INNs without their salts: catalogues differ in whether 'cilexetil' belongs to the name. */
const brandsOfBare = new Map<string, string[]>();
for (const [key, brands] of Object.entries(brandNames)) {
  const bare = bareKey(key.split(' + '));
  if (bare !== key) brandsOfBare.set(bare, [...(brandsOfBare.get(bare) ?? []), ...brands]);
}

/** What the trade knows of a molecule, whatever catalogue lists it. */
type KnownNames = {
  /** The INNs of its components, in alphabetical order. */
  inns: readonly string[];
  otherNames: readonly string[];
  brands: readonly string[];
};

/**
 * What else a molecule is called (§13.4). The name may be an INN, a USAN or a BAN, with its salt or without, or a
 * combination of such; a brand of one component alone is no name of the combination.
 */
export function knownNames(name: string): KnownNames {
  let known = keptNames.get(name);
  if (known === undefined) {
    known = findNames(name);
    keptNames.set(name, known);
  }
  return known;
}

/** The same molecules are asked for with every card and every row. */
const keptNames = new BoundedCache<KnownNames>(20_000);

function findNames(name: string): KnownNames {
  const components = componentsOf(name);
  const found = components.map((component) => lookUp(component));
  const inns = found.map((inn, at) => inn ?? plain(components[at] as string)).sort();
  const key = inns.join(' + ');
  const others = found.flatMap((inn, at) => [
    ...(inn === undefined ? [] : [inn, ...Object.values(otherNames[inn] ?? {}).flat()]),
    ...saltsIn(components[at] as string),
  ]);
  return {
    inns,
    otherNames: [...new Set([...others, ...(combinationNames[key] ?? [])])],
    brands: brandNames[key] ?? brandNames[bareKey(inns)] ?? brandsOfBare.get(bareKey(inns)) ?? [],
  };
}

/** The names of a molecule's components, however a catalogue joins them. */
export function componentsOf(name: string): string[] {
  return name
    .split(/[+/;]|\sand\s|,\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Salts are spelt in several ways, in a listing's salt as in its name. */
export function saltsIn(text: string): string[] {
  const found = new Set<number>();
  for (const word of plain(text).split(' ')) for (const { at } of saltsOfWord.get(word) ?? []) found.add(at);
  return [...found].sort((one, other) => one - other).flatMap((at) => salts[at] ?? []);
}

/** A name without its words of salt, and these as the INN (modified) has them: 'METFORMIN HCL' is metformin, hydrochloride. */
export function splitSalt(name: string): { bare: string; salt: string } {
  const words = plain(name).split(' ');
  const salts = words.filter((word, at) => at > 0 && saltWords.has(word));
  const bare = words.filter((word) => !salts.includes(word)).join(' ');
  return { bare, salt: salts.map((word) => nameOfSalt(word)).join(' ') };
}

function nameOfSalt(word: string): string {
  const [first] = saltsOfWord.get(word) ?? [];
  return (first && salts[first.at]?.[0]) ?? word;
}

function lookUp(component: string): string | undefined {
  const words = plain(component);
  const known = innOf.get(words);
  if (known !== undefined) return known;
  return innOf.get(withoutSalt(words));
}

function bareKey(inns: readonly string[]): string {
  return inns.map(withoutSalt).sort().join(' + ');
}

function withoutSalt(name: string): string {
  return name
    .split(' ')
    .filter((word) => !saltWords.has(word))
    .join(' ');
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}
