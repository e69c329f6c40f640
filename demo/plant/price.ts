import { tileOfDosageForm } from '#domains/suppliers/contract/supplier-tiles.ts';
import { weighted } from '../random.ts';
import { formFacts } from './form-facts.ts';
import type { PlantSubject } from './subject.ts';

/** Some companies name no price, and some write so in words. */
const gaps = weighted([
  [60, null],
  [15, 'null'],
  [25, ''],
]);

/** What a unit costs, in $: '0.8'. Who makes tablets and vials has no one price: only one kind of thing has one. */
export function writePrice({ random, dosageForms, specialCapabilities }: PlantSubject): string | null {
  const [main] = dosageForms;
  const kinds = new Set(dosageForms.map((form) => tileOfDosageForm[form]));
  if (main === undefined || kinds.size > 1 || random.chance(0.1)) return random.draw(gaps);
  const [low, high] = formFacts[main].price;
  const dear = main === 'Injectable' ? 1 + specialCapabilities.length / 2 : 1;
  const price = low * (high / low) ** random.next() * dear;
  return String(Number(price.toPrecision(2)));
}
