import { weighted } from '../random.ts';
import { formFacts } from './form-facts.ts';
import type { PlantSubject } from './subject.ts';

/** Some companies name no price, and some write so in words. */
const gaps = weighted([
  [60, null],
  [15, 'null'],
  [25, ''],
]);

/** What a unit of the plant's main dosage form costs, in $: '0.8'. */
export function writePrice({ random, dosageForms, specialCapabilities }: PlantSubject): string | null {
  const [main] = dosageForms;
  if (main === undefined || random.chance(0.3)) return random.draw(gaps);
  const [low, high] = formFacts[main].price;
  const dear = main === 'Injectable' ? 1 + specialCapabilities.length / 2 : 1;
  const price = low * (high / low) ** random.next() * dear;
  return String(Number(price.toPrecision(2)));
}
