/** A bottle of 90 mL is one unit of some measure, and not ninety of anything. */
const measures = 'm?l|[kmµu]?g|mcg|iu|lit(?:re|er)s?|millilit(?:re|er)s?|(?:kilo|milli)?grams?';
const counted = new RegExp(
  `^(?:(?:pack|box|bottle|carton|unit)s? of )?(\\d{1,3}(?:,\\d{3})+|\\d{1,6}) (?!(?:${measures})$)\\p{L}+$`,
  'iu',
);
const single = /^(?:tablet|capsule|vial|ampoule|sachet|syringe|suppository|patch|piece|unit)$/i;

/** How many units a headline price is for: 30 of 'pack of 30 tablets', 1 of 'tablet'; null where the words do not say. */
export function unitsOfPrice(priceUnit: string): number | null {
  const words = priceUnit.trim();
  if (single.test(words)) return 1;
  const units = Number(counted.exec(words)?.[1]?.replaceAll(',', ''));
  return units > 0 ? units : null;
}
