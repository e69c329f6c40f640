/**
 * Draws the map on which a dossier's fit is painted (§23.3) out of Natural Earth's countries at 1:110 million, public domain,
 * as the package world-atlas has them: `npm run world -- countries-110m.json`. In Equal Earth projection, without
 * Antarctica, each country that is judged by itself and all others as one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { fitMarkets } from '../../src/domains/dossiers/contract/market-fit/fit-markets.ts';

const target = new URL('../../src/domains/dossiers/web/market-fit/world.json', import.meta.url);
const width = 1000;
/** Degrees of latitude between which it is drawn. */
const [top, bottom] = [84, -56];

type Point = readonly [number, number];
const rings = z.array(z.array(z.int()));
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), arcs: rings, properties: z.object({ name: z.string() }) }),
  z.object({
    type: z.literal('MultiPolygon'),
    arcs: z.array(rings),
    properties: z.object({ name: z.string() }),
  }),
]);
const pair = z.tuple([z.number(), z.number()]);
const topology = z.object({
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(pair)),
  objects: z.object({ countries: z.object({ geometries: z.array(geometry) }) }),
});

/** Names by which the file knows what the product calls otherwise. */
const namesThere: Readonly<Record<string, string>> = { 'United States': 'United States of America' };

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Give the path of the file: npm run world -- countries-110m.json');
  process.exit(1);
}
const { transform, arcs, objects } = topology.parse(JSON.parse(readFileSync(path, 'utf8')));
const { geometries } = objects.countries;

const lines = arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]): Point => {
    [x, y] = [x + dx, y + dy];
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
});

const least = equalEarth([-180, 0])[0];
const scale = width / (-2 * least);
const highest = equalEarth([0, top])[1];
const height = Math.round((highest - equalEarth([0, bottom])[1]) * scale);

/** Equal Earth (Šavrič, Patterson and Jenny, 2018). */
function equalEarth([longitude, latitude]: Point): Point {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
  const t = Math.asin((Math.sqrt(3) / 2) * Math.sin((latitude * Math.PI) / 180));
  const [t2, t6] = [t ** 2, t ** 6];
  const x =
    (2 * Math.sqrt(3) * ((longitude * Math.PI) / 180) * Math.cos(t)) /
    (3 * (9 * a4 * t6 * t2 + 7 * a3 * t6 + 3 * a2 * t2 + a1));
  return [x, a4 * t6 * t2 * t + a3 * t6 * t + a2 * t2 * t + a1 * t];
}

function toDrawing(point: Point): Point {
  const [x, y] = equalEarth(point);
  return [Math.round((x - least) * scale), Math.round((highest - y) * scale)];
}

function ringOf(numbers: readonly number[]): Point[] {
  return numbers.flatMap((number, at) => {
    const line = number < 0 ? (lines[~number] ?? []).toReversed() : (lines[number] ?? []);
    return at === 0 ? line : line.slice(1);
  });
}

/** A ring that goes over the date line goes on beyond it, and not around the world. */
function unwrapped(ring: readonly Point[]): Point[] {
  let [last, turns] = [ring[0]?.[0] ?? 0, 0];
  return ring.map(([longitude, latitude]) => {
    if (Math.abs(longitude - last) > 180) turns += Math.sign(last - longitude) * 360;
    last = longitude;
    return [longitude + turns, latitude];
  });
}

/** A ring as the shortest path of whole steps; '' where nothing of it is left. */
function pathOf(ring: readonly Point[]): string {
  const points = unwrapped(ring)
    .map(toDrawing)
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);
  if (points.length < 4) return '';
  const [start = [0, 0], ...others] = points;
  let [x, y] = start;
  const steps = others.slice(0, -1).map(([toX, toY]) => {
    const step = `l${toX - x},${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${start.join()}${steps.join('')}z`.replaceAll(',-', '-');
}

function drawn(one: (typeof geometries)[number]): string {
  const polygons = one.type === 'Polygon' ? [one.arcs] : one.arcs;
  return polygons.flatMap((polygon) => polygon.map((ring) => pathOf(ringOf(ring)))).join('');
}

const named = new Map(geometries.map((one) => [one.properties.name, one]));
const countries = Object.fromEntries(
  fitMarkets.flatMap((market) => {
    const one = named.get(namesThere[market] ?? market);
    return one === undefined ? [] : [[market, drawn(one)]];
  }),
);
const own = new Set(fitMarkets.map((market) => namesThere[market] ?? market));
const others = geometries
  .filter(({ properties: { name } }) => !own.has(name) && name !== 'Antarctica')
  .map(drawn)
  .join('');
/** Too small for the scale: drawn as dots where they lie. */
const dots = { Singapore: toDrawing([103.8, 1.3]) };

writeFileSync(target, `${JSON.stringify({ width, height, countries, dots, others }, null, 2)}\n`);
console.log(`${Object.keys(countries).length} countries, ${width} by ${height}`);
