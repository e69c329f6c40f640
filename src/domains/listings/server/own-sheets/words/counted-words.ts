import { dictionary } from '#platform/contract/dictionary.ts';

/** What is counted and priced, by what it is called in lists; the first of each is the word of the catalogue, one and many. */
const counted: readonly (readonly [one: string, many: string, others: string])[] = [
  [
    'tablet',
    'tablets',
    'tab tabs tabl tbl tablette tabletten tabletas tableta comprimido comprimidos comprime comprimes compressa compresse',
  ],
  [
    'capsule',
    'capsules',
    'cap caps kaps kapsel kapseln capsula capsulas capsule gelule gelules softgel softgels',
  ],
  [
    'unit',
    'units',
    'stk stuck stueck st unidad unidades unite unites unita einheit einheiten piece pieces pc pcs pz ud uds',
  ],
  [
    'pack',
    'packs',
    'pk pkg packung packungen pckg box boxes caja cajas boite boites confezione confezioni schachtel schachteln fs',
  ],
  ['blister', 'blisters', 'blisters strip strips'],
  ['bottle', 'bottles', 'flasche flaschen frasco frascos flacon flacons flacone flaconi'],
  ['vial', 'vials', 'viale viales flaschchen durchstechflasche durchstechflaschen'],
  ['ampoule', 'ampoules', 'amp amps ampule ampules ampulle ampullen ampolla ampollas fiala fiale'],
  [
    'syringe',
    'syringes',
    'pfs spritze spritzen fertigspritze fertigspritzen jeringa jeringas seringue seringues',
  ],
  ['pen', 'pens', ''],
  ['tube', 'tubes', 'tube tuben tubo tubos tubi'],
  ['sachet', 'sachets', 'beutel sobre sobres bustina bustine'],
  ['patch', 'patches', 'pflaster parche parches'],
  ['inhaler', 'inhalers', ''],
  ['dose', 'doses', 'dosis dosen'],
  ['batch', 'batches', 'charge chargen lot lots lote lotes lotto lotti'],
  ['kg', 'kg', 'kgs kilogram kilograms kilo kilos'],
  ['L', 'L', 'l litre litres liter liters ltr litro litros'],
];

const byWord = dictionary<readonly [one: string, many: string]>(
  Object.fromEntries(
    counted.flatMap(([one, many, others]) =>
      [one, many, ...others.split(' ')].filter(Boolean).map((word) => [word.toLowerCase(), [one, many]]),
    ),
  ),
);

/** 'tablet' and 'tablets' of 'Tbl.'; undefined for what is nothing that is counted. */
export function countedAs(word: string): readonly [one: string, many: string] | undefined {
  return byWord[plainWord(word)];
}

/** In what amounts are asked to be, many of each. */
export const countedUnits: readonly string[] = counted.map(([, many]) => many);

const times = dictionary<number>({
  ...{ k: 1_000, tsd: 1_000, tds: 1_000, ths: 1_000, thousand: 1_000, thousands: 1_000 },
  ...{ tausend: 1_000, miles: 1_000, milliers: 1_000, mila: 1_000, migliaia: 1_000 },
  ...{ mio: 1_000_000, mn: 1_000_000, mln: 1_000_000, million: 1_000_000, millions: 1_000_000 },
  ...{ millionen: 1_000_000, millones: 1_000_000, millon: 1_000_000, milioni: 1_000_000 },
  ...{ lakh: 100_000, lakhs: 100_000, lac: 100_000, lacs: 100_000, crore: 10_000_000, crores: 10_000_000 },
});

/** How often a word takes a number: 1,000 of 'Tsd.'; undefined for what is no such word. */
export function timesOf(word: string): number | undefined {
  return times[plainWord(word)];
}

/** In small letters, without accents, points and apostrophes. */
export function plainWord(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[\p{M}.']/gu, '')
    .toLowerCase();
}
