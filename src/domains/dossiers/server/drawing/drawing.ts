import { fileURLToPath } from 'node:url';
import { Molecule } from 'openchemlib';
import { collidingLabels } from './labels.ts';
import { otherPlaces, type Place } from './other-places.ts';

const size = { width: 320, height: 220 };
const margin = 8;

/** Every bond is black and of one width: said once for the whole drawing, it need not be said at each line. */
const ink = ' stroke="rgb(0,0,0)" stroke-width="1.4"';
const lettering = ' stroke="none" font-weight="500"';

/** What is no brighter holds 4.5 : 1 on every surface of the light scheme. */
const deepEnough = 0.145;

const typeface = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'));

/** Fine enough to print. */
const dotsPerPoint = 4;

/**
 * Draws a molecule's 2D structure from its SMILES, plain or extended (CXSMILES) by the places of its atoms (§13.14).
 * The drawing is black on nothing: pages show it through filters of their own scheme. The chemistry library stays on the
 * server.
 */
export function drawStructure(smiles: string): string {
  return layOut(smiles).svg;
}

type Layout = { molecule: Molecule; svg: string };

/**
 * A molecule with the places of its atoms where its SMILES says them, and else those that the library gives it; where
 * labels would stand on each other, with one of its parts elsewhere.
 */
export function layOut(extendedSmiles: string): Layout {
  const [smiles = '', told] = extendedSmiles.split(/ \|\((.*)\)\|$/);
  const first = drawn(placeAtoms(smiles, told?.split(';').map(placeOf)));
  if (collidingLabels(first.svg) === 0) return first;
  for (const places of otherPlaces(first.molecule)) {
    const other = drawn(placeAtoms(smiles, places));
    if (collidingLabels(other.svg) === 0) return other;
  }
  return first;
}

/** There y grows upwards, in the library downwards. */
function placeOf(written: string): Place {
  const [x = 0, y = 0] = written.split(',').map(Number);
  return { x, y: -y };
}

function placeAtoms(smiles: string, places: readonly Place[] | undefined): Molecule {
  // Making places up takes most of the reading, and is for nothing where they are told.
  const molecule = Molecule.fromSmiles(smiles, { noCoordinates: places !== undefined });
  // Reading places the atoms somewhat differently each time, this always the same.
  if (places === undefined) molecule.inventCoordinates();
  // Wedges say how a centre turns only while its neighbours stay where they are; parities say it for any place.
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  for (const [atom, { x, y }] of places?.entries() ?? []) molecule.setCoordinates(atom, { x, y, z: 0 });
  molecule.setStereoBondsFromParity();
  return molecule;
}

function drawn(molecule: Molecule): Layout {
  // A fixed id, since the library would count drawings: the same molecule gives the same bytes.
  const svg = molecule.toSVG(size.width - 2 * margin, size.height - 2 * margin, 'm', {
    autoCrop: true,
    autoCropMargin: margin,
    maxAVBL: 30,
    fontWeight: '500',
    strokeWidth: '1.4',
    suppressChiralText: true,
    suppressCIPParity: true,
    suppressESR: true,
    noStereoProblem: true,
  });
  return { molecule, svg: deepened(slim(centred(svg))) };
}

/** A molecule's structure from its SMILES, as PNG. */
export async function drawStructurePicture(smiles: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const drawn = await renderAsync(drawStructure(smiles), {
    fitTo: { mode: 'zoom', value: dotsPerPoint },
    font: {
      fontFiles: [typeface],
      loadSystemFonts: false,
      defaultFontFamily: 'Inter',
      sansSerifFamily: 'Inter',
    },
  });
  return drawn.asPng();
}

/** Cropped drawings would be shown each at a scale of its own; in one box, a bond is as long in all that fit. */
function centred(svg: string): string {
  return svg.replace(
    / width="\d+px" height="\d+px" viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/,
    (_, ...[left, top, wide, high]: string[]) => {
      const width = Math.max(size.width, Number(wide));
      const height = Math.max(size.height, Number(high));
      const x = Number(left) - (width - Number(wide)) / 2;
      const y = Number(top) - (height - Number(high)) / 2;
      return ` width="${width}px" height="${height}px" viewBox="${x} ${y} ${width} ${height}"${ink}`;
    },
  );
}

/**
 * The library's colours of elements are made for glowing on black as much as for paper: chlorine's green is 1.6 : 1 on
 * white, and turned about for a dark page no better. Each is made deeper until it can be read on either (§13.14).
 */
function deepened(svg: string): string {
  return svg.replaceAll(/rgb\(\d+,\d+,\d+\)/g, (written) => {
    const known = deep.get(written) ?? deeper(written);
    deep.set(written, known);
    return known;
  });
}

const deep = new Map<string, string>();

function deeper(written: string): string {
  const colour = (written.match(/\d+/g) ?? []).map(Number);
  let share = 1;
  while (luminance(colour.map((part) => part * share)) > deepEnough) share -= 0.02;
  return `rgb(${colour.map((part) => Math.round(part * share)).join(',')})`;
}

/** How bright a colour is to the eye, from 0 to 1, as WCAG counts it. */
export function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Half of what the library writes marks atoms and bonds for a pointer, and nobody points into an image. */
function slim(svg: string): string {
  const [open = '', ...rest] = svg
    .replace(/<style>.*<\/style>/, `<style>text{font-family:sans-serif;font-weight:500;stroke:none}</style>`)
    .split('\n')
    .filter((line) => !line.includes('class="event"'))
    .map((line) => line.trim());
  return [open, ...rest.map((line) => line.replace(ink, '').replace(lettering, ''))].join('\n');
}
