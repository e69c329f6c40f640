import { componentsOf, splitSalt } from '#domains/dossiers/server/molecules/molecule-names.ts';
import { moleculesCalled, nearestName } from '#domains/dossiers/server/molecules/molecule-table.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import { fold } from '../words/fold.ts';
import type { Substances } from './strengths.ts';

/** A molecule as the catalogue calls it, with the salt that its name had beside it. */
export type MoleculeRead = { molecule: string; salt: string } & Substances;

/** What lies between the substances of a combination in the catalogue's names. */
const between = ' + ';

/** The molecules that the catalogue has: as they are called there, by their folded names. */
export type CatalogueNames = ReadonlyMap<string, string>;

/** Of a combination whatever order its substances are named in; of one that is there in two orders each as it is. */
export function catalogueNames(names: Iterable<string>): CatalogueNames {
  const listed = [...names];
  const inOrder = listed.map((name): [string, string] => [fold(inns(name).toSorted().join(between)), name]);
  return new Map([...inOrder, ...listed.map((name): [string, string] => [fold(name), name])]);
}

function inns(name: string): string[] {
  return name.split(between);
}

type Component = { inn: string; salt: string };

/** Reads a name: an INN in any of the usual languages, another name, a brand, with its salt or without; null where nobody knows it. */
export function readMolecule(text: string, catalogue: CatalogueNames): MoleculeRead | null {
  if (text.includes('?')) return null;
  const name = text.replaceAll('*', '').replaceAll(/[()]/g, ' ').trim();
  return readCombination(name, catalogue) ?? readWhole(name, catalogue);
}

/** A name that is new here, as it stands; of a combination its substances are told apart all the same. */
export function nameAnew(text: string, catalogue: CatalogueNames): MoleculeRead {
  const parts = componentsOf(text);
  if (parts.length < 2) return { molecule: text, salt: '', names: [text], order: [0] };
  const named = parts.map((part) => readMolecule(part, catalogue)?.molecule ?? part);
  const names = named.toSorted();
  const order = named.map((name) => names.indexOf(name));
  return { molecule: names.join(between), salt: '', names, order };
}

function readWhole(name: string, catalogue: CatalogueNames): MoleculeRead | null {
  const whole = readComponent(name, catalogue);
  if (whole === null) return null;
  const names = inns(whole.inn);
  return { molecule: whole.inn, salt: whole.salt, names, order: names.length === 1 ? [0] : null };
}

function readCombination(name: string, catalogue: CatalogueNames): MoleculeRead | null {
  const parts = componentsOf(name);
  if (parts.length < 2) return null;
  const components = parts.map((part) => readComponent(part, catalogue));
  if (components.some((one) => one === null || one.inn.includes(between))) return null;
  const named = (components as Component[]).map(({ inn }) => inn);
  const sorted = named.toSorted();
  if (new Set(sorted).size < sorted.length) return null;
  const joined = sorted.join(between);
  const molecule = catalogue.get(fold(joined)) ?? joined;
  const names = inns(molecule);
  const order = named.map((inn) => names.findIndex((name) => fold(name) === fold(inn)));
  return {
    molecule,
    salt: (components as Component[])
      .map(({ salt }) => salt)
      .filter(Boolean)
      .join(' + '),
    names,
    order: order.includes(-1) ? null : order,
  };
}

const kept = new BoundedCache<Component | { none: true }>(20_000);
let keptFor: CatalogueNames | undefined;

function readComponent(name: string, catalogue: CatalogueNames): Component | null {
  if (keptFor !== catalogue) {
    kept.clear();
    keptFor = catalogue;
  }
  const known = kept.get(name);
  if (known !== undefined) return 'none' in known ? null : known;
  const found = findComponent(name, catalogue);
  kept.set(name, found ?? { none: true });
  return found;
}

function findComponent(name: string, catalogue: CatalogueNames): Component | null {
  if (name === '' || name.length > 150) return null;
  const { bare, salt } = splitSalt(name);
  const listed = catalogue.get(fold(name));
  if (listed !== undefined) return { inn: listed, salt: '' };
  // Whether a salt belongs to the name the catalogue says; where it says nothing, it stands beside.
  if (salt !== '') {
    const found = catalogue.get(fold(bare)) ?? nameOf(bare, catalogue) ?? inOtherLanguage(bare, catalogue);
    if (found !== null) return { inn: found, salt };
  }
  const known = nameOf(name, catalogue) ?? inOtherLanguage(name, catalogue);
  return known === null ? null : { inn: known, salt: '' };
}

/** Of what stands for several molecules the one that the catalogue has; of several nobody knows which is meant. */
function nameOf(name: string, catalogue: CatalogueNames): string | null {
  const listed = catalogue.get(fold(name));
  if (listed !== undefined) return listed;
  const { molecules } = moleculesCalled(name);
  const ofCatalogue = molecules.flatMap((one) => catalogue.get(fold(one)) ?? []);
  const [only, ...more] = ofCatalogue.length > 0 ? ofCatalogue : molecules;
  return only !== undefined && more.length === 0 ? only : null;
}

/** 'Amlodipin', 'Amlodipino', 'Espironolactona', 'Acetylsalicylsäure': only what then is a name to the last letter counts. */
function inOtherLanguage(name: string, catalogue: CatalogueNames): string | null {
  const words = fold(name).split(' ');
  if (words.length > 3) return null;
  let spellings: string[] = [''];
  for (const word of words)
    spellings = spellings.flatMap((before) => spellingsOf(word).map((one) => `${before} ${one}`.trim()));
  const found = new Set(
    spellings.map((spelling) => nameOf(spelling, catalogue)).filter((one) => one !== null),
  );
  const [only, ...more] = found;
  return only !== undefined && more.length === 0 ? only : null;
}

function spellingsOf(word: string): string[] {
  if (word.length < 5) return [word];
  const spellings = [word, `${word}e`];
  if (/[ao]$/.test(word)) spellings.push(word.slice(0, -1), `${word.slice(0, -1)}e`);
  if (word.endsWith('saure')) spellings.push(`${word.slice(0, -5)}ic acid`, `${word.slice(0, -5)} acid`);
  if (/^es[pt]/.test(word)) spellings.push(...spellings.map((one) => one.slice(1)));
  return spellings;
}

/** What a name nobody knows was perhaps meant to be. */
export function suggestMolecules(text: string, catalogue: CatalogueNames): string[] {
  const name = fold(text);
  const longer = [...catalogue].filter(([known]) => known.startsWith(`${name} `)).map(([, listed]) => listed);
  const near = nearestName(name, name.length > 7 ? 2 : 1);
  return [...new Set([...longer.slice(0, 3), ...(near === undefined ? [] : [catalogue.get(near) ?? near])])];
}
